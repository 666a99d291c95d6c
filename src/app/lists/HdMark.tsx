import type { Channel } from '../../../store/wire/entities/packs/channels';
import { Mark } from '../../ui/feedback/Pill';

/** The same in every language. */
const HD = 'HD';

/** After the name of an HD channel, unless the name has these letters. */
export const HdMark = ({
  channel: { channelname, hd },
}: {
  readonly channel: Pick<Channel, 'channelname' | 'hd'>;
}) => (hd && !/\bHD\b/i.test(channelname) ? <Mark>{HD}</Mark> : null);
