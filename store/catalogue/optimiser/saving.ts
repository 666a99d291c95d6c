import { sumOf, type Paise } from '../../core/money';
import type { BoxBill, Shelf, SoldChannel } from './bill';
import type { Cover } from './cheapestCover';
import type { Problem } from './fewestChanges';

export type NamedChannel = Pick<SoldChannel, 'channelid' | 'channelname' | 'lcn' | 'hd'>;

interface PricedPack {
  readonly productid: string;
  readonly productname: string;
  readonly producttype: string;
  /** A month, before tax. */
  readonly price: Paise;
}
export interface GoingPack extends PricedPack {
  /** Until then it can be watched. */
  readonly expirydate: string;
}
/** A new pack, and why it comes: each wished channel stands under one pack alone. */
export interface ComingPack extends PricedPack {
  readonly channelcount: number;
  /** Wished channels that another pack brings today. */
  readonly keeps: readonly NamedChannel[];
  /** Wished channels that the box does not have. */
  readonly adds: readonly NamedChannel[];
  /** Nobody asked for them and the box does not have them; they come along. */
  readonly extra: readonly NamedChannel[];
}

/** What would change, and what it would cost. Amounts are a month, before tax, of what can change at all. */
export interface Saving {
  readonly stbno: string;
  readonly now: Paise;
  readonly then: Paise;
  /** Nothing costs less than this. */
  readonly atLeast: Paise;
  readonly isCheapest: boolean;
  readonly wishes: number;
  readonly stays: readonly PricedPack[];
  readonly goes: readonly GoingPack[];
  readonly comes: readonly ComingPack[];
  /** The box has them now and would not any more: none of them is wished. */
  readonly lost: readonly NamedChannel[];
  /** Wished, and sold by nobody. */
  readonly missing: readonly NamedChannel[];
}

/** What the mix that was found means for this box. What it has now is kept unless something costs less. */
export const savingOf = (
  shelf: Shelf,
  bill: BoxBill,
  { wished, offers }: Problem,
  cover: Cover,
): Saving => {
  const now = sumOf(bill.changeable.map(({ price }) => price));
  const had = new Set(bill.changeable.flatMap(({ channels }) => channels));
  const missing = new Set(cover.missing);
  const hasAll = wished.every((channel) => had.has(channel) || missing.has(channel));
  const isKept = hasAll && now <= cover.total;
  const chosen = isKept
    ? bill.changeable.map(({ productid }) => productid)
    : cover.offers.map(({ id }) => id);
  const then = isKept ? now : cover.total;
  const atLeast = Math.min(cover.atLeast, then) as Paise; // one of the two
  return {
    stbno: bill.stbno,
    now,
    then,
    atLeast,
    isCheapest: atLeast === then,
    wishes: wished.length,
    ...changes(shelf, bill, new Set(chosen), { wished, offers }),
    missing: namedChannels(shelf, cover.missing),
  };
};

const changes = (
  shelf: Shelf,
  { changeable, fixed }: BoxBill,
  chosen: ReadonlySet<string>,
  { wished, offers }: Pick<Problem, 'wished' | 'offers'>,
): Pick<Saving, 'stays' | 'goes' | 'comes' | 'lost'> => {
  const own = new Set(changeable.map(({ productid }) => productid));
  const stays = changeable.filter(({ productid }) => chosen.has(productid));
  const before = new Set([...changeable, ...fixed].flatMap(({ channels }) => channels));
  const after = new Set([...stays, ...fixed].flatMap(({ channels }) => channels));
  const wanted = new Set(wished);
  const comes = offers
    .filter(({ id }) => chosen.has(id) && !own.has(id))
    // The fuller first, so that a single channel is asked only for what no pack brings.
    .sort((one, other) => other.channels.length - one.channels.length)
    .map(({ id, price, channels }): ComingPack => {
      const fresh = channels.filter((channel) => !after.has(channel));
      fresh.forEach((channel) => after.add(channel));
      const asked = fresh.filter((channel) => wanted.has(channel));
      return {
        ...nameOf(shelf, id),
        price,
        channelcount: channels.length,
        keeps: namedChannels(
          shelf,
          asked.filter((channel) => before.has(channel)),
        ),
        adds: namedChannels(
          shelf,
          asked.filter((channel) => !before.has(channel)),
        ),
        extra: namedChannels(
          shelf,
          fresh.filter((channel) => !wanted.has(channel) && !before.has(channel)),
        ),
      };
    });
  return {
    stays: stays.map(priced),
    goes: changeable
      .filter(({ productid }) => !chosen.has(productid))
      .map((pack) => ({ ...priced(pack), expirydate: pack.expirydate })),
    comes,
    lost: namedChannels(
      shelf,
      [...before].filter((channel) => !after.has(channel)),
    ),
  };
};

const priced = ({ productid, productname, producttype, price }: PricedPack): PricedPack => ({
  productid,
  productname,
  producttype,
  price,
});

const nameOf = ({ packs, channels, inside }: Shelf, productid: string) => {
  const pack = packs.get(productid);
  if (pack) return { productid, productname: pack.productname, producttype: pack.producttype };
  const single = channels.get(inside.get(productid)?.[0] ?? '');
  return { productid, productname: single?.channelname ?? '', producttype: 'CHANNEL' };
};

/** In the order of the remote control; without a number last. */
export const namedChannels = (
  { channels }: Shelf,
  ids: readonly string[],
): readonly NamedChannel[] =>
  ids
    .flatMap((id) => channels.get(id) ?? [])
    .map(({ channelid, channelname, lcn, hd }) => ({ channelid, channelname, lcn, hd }))
    .sort((one, other) => (one.lcn ?? Infinity) - (other.lcn ?? Infinity));
