import styled from 'styled-components';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { isBroadband } from '../../../../store/packs/packList';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { useDomains } from '../../../app/PortalServices';
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

/**
 * The cover of a pack where the channels of packs were read before, as on the way from My packs; otherwise the mark of
 * its service: paying does not wait for a picture.
 */
export const PackPicture = ({ pack }: PackPictureProps) => {
  const hasChannels = useDomains().has('catalogue');
  const mark = <ServiceMark pack={pack} />;
  return (
    <CoverPlace>
      {hasChannels ? <ProductPicture product={pack} skeleton={mark} failed={() => mark} /> : mark}
    </CoverPlace>
  );
};

const ServiceMark = ({ pack }: PackPictureProps) => (
  <Mark aria-hidden $fibre={isBroadband(pack)}>
    <Icon path={isBroadband(pack) ? wifiIcon : packsIcon} />
  </Mark>
);
