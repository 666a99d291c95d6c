import styled from 'styled-components';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { isBroadband } from '../../../../store/packs/packList';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { useDomains } from '../../../app/PortalServices';
import { Icon } from '../../../ui/data/Icon';
import { packsIcon, wifiIcon } from '../../../ui/data/icons';
import { ServiceMark } from '../../../ui/layout/ServiceHead';

/** Of the same size before and after its code is here. */
const CoverSlot = styled.span`
  flex: none;
  width: 72px;
  height: 48px;
`;

const ProductPicture = lazyPart<{ readonly product: Pack }>({
  id: 'renew-cover',
  load: async () =>
    (await import(/* webpackChunkName: "pack-cover" */ '../../../app/pictures/ProductPicture'))
      .ProductPicture,
});

const PlacedMark = styled(ServiceMark)`
  flex: none;
`;

/**
 * The cover where the channels of packs were read before, as on the way from My packs; otherwise the mark of
 * the service: paying does not wait for a picture.
 */
export const PackPicture = ({ pack }: { readonly pack: Pack }) => {
  const hasChannels = useDomains().has('catalogue');
  if (hasChannels)
    return (
      <CoverSlot>
        <ProductPicture product={pack} failed={() => null} />
      </CoverSlot>
    );
  return (
    <PlacedMark aria-hidden $fibre={isBroadband(pack)}>
      <Icon path={isBroadband(pack) ? wifiIcon : packsIcon} />
    </PlacedMark>
  );
};
