import {
  type BoxPacks,
  isFreeToAir,
  type SoldChannel,
} from '../../../../store/catalogue/optimiser/boxPacks';
import type { ChannelSelection } from '../../../../store/catalogue/optimiser/channelSelection';
import { normalizeForSearch } from '../../../../store/core/values/normalizeForSearch';

interface SearchableChannel {
  readonly channel: SoldChannel;
  readonly name: string;
}

/** Names as they are compared, worked out once for a catalogue. */
export const searchableChannels = (channels: Iterable<SoldChannel>): readonly SearchableChannel[] =>
  [...channels].map((channel) => ({ channel, name: normalizeForSearch(channel.channelname) }));

/** Finds channels by number or by words of the name; names that begin with the query are first. */
export const searchChannels = (
  all: readonly SearchableChannel[],
  query: string,
): readonly SoldChannel[] => {
  const wanted = normalizeForSearch(query.trim());
  if (wanted === '') return [];
  const words = wanted.split(/\s+/);
  const rank = ({ channel, name }: SearchableChannel): number => {
    if (String(channel.lcn ?? '') === wanted) return 0;
    if (name.startsWith(wanted)) return 1;
    if (words.every((word) => name.includes(word))) return 2;
    return /^\d+$/.test(wanted) && String(channel.lcn ?? '').startsWith(wanted) ? 3 : 4;
  };
  return all
    .map((one) => ({ channel: one.channel, rank: rank(one) }))
    .filter(({ rank }) => rank < 4)
    .sort((one, other) => one.rank - other.rank)
    .map(({ channel }) => channel);
};

type ChannelStatus = 'new' | 'has' | 'free' | 'selected';

/** Whether a channel can be added to the selection. */
export const channelStatusOf = (
  channel: SoldChannel,
  { changeable, fixed }: BoxPacks,
  { added }: ChannelSelection,
): ChannelStatus => {
  const { channelid } = channel;
  if (isFreeToAir(channel)) return 'free';
  if (added.includes(channelid)) return 'selected';
  const has = [...changeable, ...fixed].some(({ channels }) => channels.includes(channelid));
  return has ? 'has' : 'new';
};
