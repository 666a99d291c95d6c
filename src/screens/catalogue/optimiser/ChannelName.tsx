import type { SoldChannel } from '../../../../store/catalogue/optimiser/boxPacks';
import { HdMark } from '../../../app/lists/HdMark';

/** An HD channel is marked, unless its name contains HD. */
export const ChannelName = ({
  channel,
}: {
  readonly channel: Pick<SoldChannel, 'channelname' | 'hd'>;
}) => (
  <>
    {channel.channelname}
    <HdMark channel={channel} />
  </>
);
