import styled from 'styled-components';
import { isBroadband } from '../../../../store/packs/packList';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { color } from '../../../theme/tokens';
import { Icon } from '../../../ui/data/Icon';
import { packsIcon, wifiIcon } from '../../../ui/data/icons';

/** Of the same size before and after its code is here. */
const CoverPlace = styled.span`
  flex: none;
  width: 72px;
  height: 48px;
`;

const Mark = styled.span<{ readonly $fibre: boolean }>`
  display: grid;
  place-items: center;
  height: 100%;
  border-radius: 8px;
  background: ${({ $fibre }) => ($fibre ? color.fibreTint : color.tint)};
  color: ${({ $fibre }) => ($fibre ? color.fibreText : color.brand)};
`;

interface PackPictureProps {
  readonly pack: Pack;
}

const ProductPicture = lazyPart<{ readonly product: Pack }>({
  id: 'renew-cover',
  load: async () =>
    (await import(/* webpackChunkName: "pack-cover" */ '../../../app/pictures/ProductPicture'))
      .ProductPicture,
});

/** What the covers are made of comes after the packs: paying does not wait for a picture. */
export const LoadCovers = lazyPart<{ readonly products: readonly Pack[] }>({
  id: 'renew-covers',
  load: async () =>
    (await import(/* webpackChunkName: "pack-cover" */ '../../../app/pictures/useLoadCovers'))
      .LoadCovers,
});

/** The cover of a pack, the same as in My packs; until its code is here the mark of its service. */
export const PackPicture = ({ pack }: PackPictureProps) => {
  const mark = <ServiceMark pack={pack} />;
  return (
    <CoverPlace>
      <ProductPicture product={pack} skeleton={mark} failed={() => mark} />
    </CoverPlace>
  );
};

const ServiceMark = ({ pack }: PackPictureProps) => (
  <Mark aria-hidden $fibre={isBroadband(pack)}>
    <Icon path={isBroadband(pack) ? wifiIcon : packsIcon} />
  </Mark>
);
