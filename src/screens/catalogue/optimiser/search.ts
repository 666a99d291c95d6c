import { isFree, type BoxBill, type SoldChannel } from '../../../../store/catalogue/optimiser/bill';
import type { Wishes } from '../../../../store/catalogue/optimiser/problem';
import { normalizeForSearch } from '../../../../store/core/normalizeForSearch';

export interface Findable {
  readonly channel: SoldChannel;
  readonly name: string;
}

/** Names as they are compared, worked out once for a catalogue. */
export const findable = (channels: Iterable<SoldChannel>): readonly Findable[] =>
  [...channels].map((channel) => ({ channel, name: normalizeForSearch(channel.channelname) }));

/** By the number on the remote, or by words of the name; what begins so stands first. */
export const matching = (all: readonly Findable[], query: string): readonly SoldChannel[] => {
  const wanted = normalizeForSearch(query.trim());
  if (wanted === '') return [];
  const words = wanted.split(/\s+/);
  const rank = ({ channel, name }: Findable): number => {
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

export type Standing = 'new' | 'has' | 'free' | 'wished';

/** Whether there is anything to wish for. */
export const standingOf = (
  channel: SoldChannel,
  { changeable, fixed }: BoxBill,
  { added }: Wishes,
): Standing => {
  const { channelid } = channel;
  if (isFree(channel)) return 'free';
  if (added.includes(channelid)) return 'wished';
  const has = [...changeable, ...fixed].some(({ channels }) => channels.includes(channelid));
  return has ? 'has' : 'new';
};
