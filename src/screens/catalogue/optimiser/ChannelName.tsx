import type { SoldChannel } from '../../../../store/catalogue/optimiser/bill';
import { Mark } from '../../../ui/feedback/Pill';

/** Written alike in every language. */
const HD = 'HD';

/** An HD channel says so, in its name or behind it. */
export const ChannelName = ({
  of: { channelname, hd },
}: {
  readonly of: Pick<SoldChannel, 'channelname' | 'hd'>;
}) => (
  <>
    {channelname}
    {hd && !channelname.split(' ').includes(HD) && <Mark>{HD}</Mark>}
  </>
);
