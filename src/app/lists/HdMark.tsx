import type { Channel } from '../../../store/wire/entities/packs/channels';
import { Mark } from '../../ui/feedback/Pill';

/** Written alike in every name. */
const HD = 'HD';

/** Behind the name of an HD channel, unless the name says it. */
export const HdMark = ({
  channel: { channelname, hd },
}: {
  readonly channel: Pick<Channel, 'channelname' | 'hd'>;
}) => (hd && !/\bHD\b/i.test(channelname) ? <Mark>{HD}</Mark> : null);
