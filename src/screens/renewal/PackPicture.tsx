import styled from 'styled-components';
import { isBroadband } from '../../../store/packs/packList';
import { lazyPart } from '../../app/lazy/lazyPart';
import type { PicturedProduct } from '../../app/pictures/ProductPicture';
import { color } from '../../theme/tokens';
import { Icon } from '../../ui/data/Icon';
import { packsIcon, wifiIcon } from '../../ui/data/icons';

/** The space of a cover, with the same size before and after the code of the cover is loaded. */
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

const ProductPicture = lazyPart<{ readonly product: PicturedProduct }>({
  id: 'renew-cover',
  load: async () =>
    (await import(/* webpackChunkName: "pack-cover" */ '../../app/pictures/ProductPicture'))
      .ProductPicture,
});

/** Loads the channels that the covers show. It has a separate chunk, so that paying does not wait for pictures. */
export const LoadCovers = lazyPart<{ readonly products: readonly PicturedProduct[] }>({
  id: 'renew-covers',
  load: async () =>
    (await import(/* webpackChunkName: "pack-cover" */ '../../app/pictures/useLoadCovers'))
      .LoadCovers,
});

/** The cover of a pack, as in My packs. Until its code is loaded, the icon of the service. */
export const PackPicture = ({ pack }: { readonly pack: PicturedProduct }) => {
  const isFibre = isBroadband({ producttype: '', ...pack });
  const mark = (
    <Mark aria-hidden $fibre={isFibre}>
      <Icon path={isFibre ? wifiIcon : packsIcon} />
    </Mark>
  );
  return (
    <CoverPlace>
      <ProductPicture product={pack} skeleton={mark} failed={() => mark} />
    </CoverPlace>
  );
};
