import type { Channel } from '../../../store/wire/entities/packs/channels';
import { Mark } from '../../ui/feedback/Pill';

/** The same in every language. */
const HD = 'HD';

/** The mark "HD" after the name of an HD channel, unless the name contains it. */
export const HdMark = ({
  channel: { channelname, hd },
}: {
  readonly channel: Pick<Channel, 'channelname' | 'hd'>;
}) => (hd && !/\bHD\b/i.test(channelname) ? <Mark>{HD}</Mark> : null);
