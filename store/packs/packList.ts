import { createSelector } from '@reduxjs/toolkit';
import { compareDates } from '../core/values/dates';
import type { Pack } from '../wire/entities/packs/packs';
import { isCancelled, type PackStatus, packStatusOf } from '../wire/entities/packs/packStatus';

/** An active pack for which the operator gives no days counts as running. */
export const isPackRunning = (pack: Pack): boolean =>
  packStatusOf(pack) === 'ACTIVE' && (pack.daysleft ?? 0) >= 0;

/** A pack still counts as current for this number of days after its end. */
const DAYS_SHOWN_AFTER_END = 30;

/** Neither cancelled nor long ended. A pack that ended recently may be why the TV shows no picture. */
export const isCurrent = ({ productstatus, daysleft }: Pack): boolean =>
  productstatus !== 'CANCEL' && (daysleft ?? 0) >= -DAYS_SHOWN_AFTER_END;

export const isBroadband = ({ producttype }: Pick<Pack, 'producttype'>): boolean =>
  producttype === 'BROADBAND';

/** Identifies a pack on a box: the id of the product and the number of the box. */
export type PackKey = string;
export type ByPack<Value> = Readonly<Record<PackKey, Value>>;
export const packKey = (pack: {
  readonly productid: string;
  readonly stbno?: string | undefined;
}): PackKey => `${pack.productid} ${pack.stbno ?? ''}`;

interface WithAnswers {
  readonly packChanges?: { readonly answered: ByPack<Partial<Pack>> };
}
/** Either is missing until its domain is loaded. After a payment both are loaded in parallel, so in any order. */
export interface WithPacks extends WithAnswers {
  readonly packs?: { readonly active: readonly Pack[] | null };
}

/** The listed packs with the operator's answers to changes that the list does not show (`PackChanges`). */
export const withAnswers = (
  packs: readonly Pack[] | null,
  answered: ByPack<Partial<Pack>> | undefined,
): readonly Pack[] | null =>
  packs &&
  packs.map((pack) => (isCancelled(pack) ? pack : { ...pack, ...answered?.[packKey(pack)] }));

/** The answers to changes that no list has shown yet. Undefined before the domain of changes is loaded. */
export const selectChangeAnswers = ({ packChanges }: WithAnswers) => packChanges?.answered;

/** All packs, with the answers to changes that the list does not show; null until the operator has answered. */
export const selectAllPacks = createSelector(
  ({ packs }: WithPacks) => packs?.active ?? null,
  selectChangeAnswers,
  withAnswers,
);

/** The packs of one box, the broadband packs, or the other packs that the operator assigns to no box. */
export interface PackGroup {
  readonly place: 'box' | 'broadband' | 'nowhere';
  readonly stbno: string;
  readonly packs: readonly Pack[];
}

const GROUP_ORDER = ['box', 'broadband', 'nowhere'] as const;

const groupOf = (pack: Pack): PackGroup['place'] => {
  if (isBroadband(pack)) return 'broadband';
  return pack.stbno === '' ? 'nowhere' : 'box';
};

/** The most urgent first: running and ended packs, then failed and unknown ones, then cancelled ones. */
const STATUS_RANK: Record<PackStatus | 'OTHER', number> = {
  ACTIVE: 0,
  EXPIRED: 0,
  FAILED: 1,
  OTHER: 1,
  CANCEL: 2,
};

const compareByUrgency = (first: Pack, second: Pack): number =>
  STATUS_RANK[packStatusOf(first)] - STATUS_RANK[packStatusOf(second)] ||
  (first.daysleft ?? Infinity) - (second.daysleft ?? Infinity) ||
  0;

/** Boxes in the order of `boxes`, then other boxes, then broadband, then packs without a box. */
export const packGroups = (
  packs: readonly Pack[],
  boxes: readonly { readonly stbno: string }[],
): readonly PackGroup[] => {
  const rankOf = (stbno: string) => {
    const at = boxes.findIndex((box) => box.stbno === stbno);
    return at < 0 ? boxes.length : at;
  };
  const groups = new Map<string, PackGroup & { readonly packs: Pack[] }>();
  packs.forEach((pack) => {
    const place = groupOf(pack);
    const stbno = place === 'box' ? pack.stbno : '';
    const group = groups.get(`${place} ${stbno}`) ?? { place, stbno, packs: [] };
    group.packs.push(pack);
    groups.set(`${place} ${stbno}`, group);
  });
  return [...groups.values()]
    .sort(
      (first, second) =>
        GROUP_ORDER.indexOf(first.place) - GROUP_ORDER.indexOf(second.place) ||
        rankOf(first.stbno) - rankOf(second.stbno),
    )
    .map((group) => ({ ...group, packs: [...group.packs].sort(compareByUrgency) }));
};

/** How the address of a page identifies a pack. A box is given by its last four digits, as on the page. */
export interface PackRef {
  readonly productid: string;
  readonly ending: string;
  /** The activation day of a cancelled pack, to tell it from the same product bought again; otherwise ''. */
  readonly since: string;
}

const DAY = 10;
const ENDING = 4;

export const packRefOf = (pack: Pack): PackRef => ({
  productid: pack.productid,
  ending: pack.stbno.slice(-ENDING),
  since: isCancelled(pack) ? pack.activatedon.slice(0, DAY) : '',
});

/** The pack named in the query of an address that `packPath` made; null if the query names none. */
export const packRefFromQuery = (query: URLSearchParams): PackRef | null => {
  const productid = query.get('pack');
  if (!productid) return null;
  return { productid, ending: query.get('box') ?? '', since: query.get('since') ?? '' };
};

/** Of several matches, prefers the activation on `since`, then the most urgent status, then the latest activation. */
export const findPack = (packs: readonly Pack[], { productid, ending, since }: PackRef) => {
  const matches = packs
    .filter((pack) => pack.productid === productid && pack.stbno.endsWith(ending))
    .sort(
      (first, second) =>
        STATUS_RANK[packStatusOf(first)] - STATUS_RANK[packStatusOf(second)] ||
        compareDates(second.activatedon, first.activatedon),
    );
  const isFromSameDay = (pack: Pack) => pack.activatedon.slice(0, DAY) === since;
  return (since !== '' && matches.find(isFromSameDay)) || matches[0] || null;
};
