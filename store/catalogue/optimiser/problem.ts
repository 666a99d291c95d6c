import { isFree, monthlyPrice, paidInside, type BoxBill, type Shelf } from './bill';
import type { Offer } from './cheapestCover';
import type { Problem } from './fewestChanges';

/** What the subscriber wants to watch on one box. Ids of channels. */
export interface Wishes {
  readonly stbno: string;
  /** Everything the box has now stays wished, whatever was unticked before. */
  readonly keepsAll: boolean;
  /** Of the channels the box has: those that may go. */
  readonly unwanted: readonly string[];
  /** Channels the box does not have. */
  readonly added: readonly string[];
}

/** Channels that something changeable brings and nothing fixed: what a wish can be about. */
export const choosable = ({ changeable, fixed }: BoxBill): readonly string[] => {
  const sure = new Set(fixed.flatMap(({ channels }) => channels));
  const all = new Set(changeable.flatMap(({ channels }) => channels));
  return [...all].filter((channel) => !sure.has(channel));
};

/** Wished channels that have to be paid for; what is free or in a pack that stays needs no search. */
export const wishedOf = (shelf: Shelf, bill: BoxBill, wishes: Wishes): readonly string[] => {
  const unwanted = new Set(wishes.keepsAll ? [] : wishes.unwanted);
  const sure = new Set(bill.fixed.flatMap(({ channels }) => channels));
  const added = wishes.added.filter((id) => {
    const channel = shelf.channels.get(id);
    return channel !== undefined && !isFree(channel) && !sure.has(id);
  });
  return [...new Set([...choosable(bill).filter((id) => !unwanted.has(id)), ...added])];
};

/** Packs and single channels with a price that bring something wished; what the box has at its own price. */
export const problemOf = (shelf: Shelf, bill: BoxBill, wishes: Wishes): Problem => {
  const wished = wishedOf(shelf, bill, wishes);
  const wanted = new Set(wished);
  const offers = [...bill.changeable.map(asOffer), ...onSale(shelf, bill)];
  return {
    wished,
    offers: offers.filter(({ channels }) => channels.some((channel) => wanted.has(channel))),
    owned: bill.changeable.map(({ productid }) => productid),
  };
};

const asOffer = ({ productid: id, price, channels }: BoxBill['changeable'][number]): Offer => ({
  id,
  price,
  channels,
});

/** What can be bought besides: a running pack cannot be bought again, not even one that will end. */
const onSale = (shelf: Shelf, { changeable, fixed, leaving }: BoxBill): readonly Offer[] => {
  const running = new Set([...changeable, ...fixed, ...leaving].map(({ productid }) => productid));
  const packs = [...shelf.packs.values()].flatMap((pack): Offer[] => {
    const price = pack.producttype === 'BOUQUET' ? monthlyPrice(pack) : null;
    if (price === null || running.has(pack.productid)) return [];
    return [{ id: pack.productid, price, channels: paidInside(shelf, pack.productid) }];
  });
  const singles = [...shelf.channels.values()].flatMap((channel): Offer[] => {
    const { channelid, productid, price } = channel;
    if (productid === '' || price === null || isFree(channel) || running.has(productid)) return [];
    return [{ id: productid, price, channels: [channelid] }];
  });
  return [...packs, ...singles];
};
