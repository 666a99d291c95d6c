import { type PackGroup, packGroups } from '../../../../store/packs/packList';
import type { Box } from '../../../../store/wire/entities/account/equipment';
import type { Pack } from '../../../../store/wire/entities/packs/packs';

/** A tile of the home screen: a box, the broadband line, or packs that the operator puts nowhere. */
export type Service = PackGroup;

/** A box is a service also when no pack plays on it; it follows the boxes that have packs. */
export const servicesOf = (
  packs: readonly Pack[],
  boxes: readonly Pick<Box, 'stbno'>[],
): readonly Service[] => {
  const groups = packGroups(packs, boxes);
  const empty = boxes
    .filter(({ stbno }) => !packs.some((pack) => pack.stbno === stbno))
    .map(({ stbno }): Service => ({ place: 'box', stbno, packs: [] }));
  const isBox = ({ place }: Service) => place === 'box';
  return [...groups.filter(isBox), ...empty, ...groups.filter((group) => !isBox(group))];
};

export const serviceKey = ({ place, stbno }: Service): string => `${place} ${stbno}`;
