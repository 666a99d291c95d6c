import styled from 'styled-components';
import type { Channel } from '../../../store/wire/entities/packs/channels';
import { space } from '../../theme/tokens';
import { ChannelTile, type TileChannel, type TileSize } from '../../ui/tiles/ChannelTile';
import { usePortal } from '../PortalServices';
import { safeImage } from '../safeLinks';

/** A tile or a cover with the name beside it. */
export const PictureBeside = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.m};
  & > :last-child {
    flex: 1 1 auto;
    min-width: 0;
  }
`;

interface ChannelPictureProps {
  readonly channel: TileChannel & Pick<Channel, 'logo'>;
  readonly size?: TileSize;
}

/** The tile of a channel, with the channel's logo if the host of the logo is allowed. */
export const ChannelPicture = ({ channel, size = 44 }: ChannelPictureProps) => (
  <ChannelTile
    channel={channel}
    size={size}
    logo={safeImage(channel.logo, usePortal().imageHosts)}
  />
);
