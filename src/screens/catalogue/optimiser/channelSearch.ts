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

/** Channels with their names normalized for the search, once for each catalogue. */
export const searchableChannels = (channels: Iterable<SoldChannel>): readonly SearchableChannel[] =>
  [...channels].map((channel) => ({ channel, name: normalizeForSearch(channel.channelname) }));

/**
 * Finds channels by the first digits of the number, or by the name, which must contain each typed word. An exact number
 * comes first, then names that begin with the query.
 */
export const searchChannels = (
  all: readonly SearchableChannel[],
  query: string,
): readonly SoldChannel[] => {
  const text = normalizeForSearch(query.trim());
  if (text === '') return [];
  const words = text.split(/\s+/);
  const rankOf = ({ channel, name }: SearchableChannel): number => {
    if (String(channel.lcn ?? '') === text) return 0;
    if (name.startsWith(text)) return 1;
    if (words.every((word) => name.includes(word))) return 2;
    return /^\d+$/.test(text) && String(channel.lcn ?? '').startsWith(text) ? 3 : 4;
  };
  return all
    .map((searchable) => ({ channel: searchable.channel, rank: rankOf(searchable) }))
    .filter(({ rank }) => rank < 4)
    .sort((match, other) => match.rank - other.rank)
    .map(({ channel }) => channel);
};

type ChannelStatus = 'new' | 'has' | 'free' | 'selected';

/** 'new' if the channel can be added to the selection, otherwise the reason why not. */
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
