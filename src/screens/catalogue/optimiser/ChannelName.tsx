import type { SoldChannel } from '../../../../store/catalogue/optimiser/boxPacks';
import { Mark } from '../../../ui/feedback/Pill';

/** Written alike in every language. */
const HD = 'HD';

/** An HD channel is marked, unless its name contains HD. */
export const ChannelName = ({
  channel: { channelname, hd },
}: {
  readonly channel: Pick<SoldChannel, 'channelname' | 'hd'>;
}) => (
  <>
    {channelname}
    {hd && !channelname.split(' ').includes(HD) && <Mark>{HD}</Mark>}
  </>
);
