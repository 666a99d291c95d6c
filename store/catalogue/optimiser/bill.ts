import type { Channel } from '../../wire/entities/packs/channels';
import type { AvailablePack, Pack } from '../../wire/entities/packs/packs';
import type { Paise } from '../../core/money';

/** What the optimiser has to know of a pack that is sold, and of a channel. */
export type SoldPack = Pick<
  AvailablePack,
  'productid' | 'productname' | 'producttype' | 'price' | 'chargeperiod' | 'channelcount'
>;
export type SoldChannel = Pick<
  Channel,
  'channelid' | 'productid' | 'channelname' | 'lcn' | 'hd' | 'pay' | 'price' | 'bouquets'
>;

/** The catalogue, looked up by id. */
export interface Shelf {
  readonly packs: ReadonlyMap<string, SoldPack>;
  readonly channels: ReadonlyMap<string, SoldChannel>;
  /** The channels of a product: of a pack, or the one that is sold alone under this id. */
  readonly inside: ReadonlyMap<string, readonly string[]>;
}

/** A pack that is running on a box. */
export interface OwnPack {
  readonly productid: string;
  readonly productname: string;
  readonly producttype: string;
  readonly expirydate: string;
  /** A month, before tax. Null: the operator gave none. */
  readonly price: Paise | null;
  /** Ids of its channels that cost something; free-to-air ones are nobody's reason to pay. */
  readonly channels: readonly string[];
}
export interface ChangeablePack extends OwnPack {
  readonly price: Paise;
}

/** What one box shows, by what may become of it. */
export interface BoxBill {
  readonly stbno: string;
  readonly changeable: readonly ChangeablePack[];
  /** Stay whatever is found: the base pack, and what is not known well enough to be given up. */
  readonly fixed: readonly OwnPack[];
  /** End with their term, as the subscriber asked. */
  readonly leaving: readonly OwnPack[];
}

const MONTHS: Readonly<Record<string, number>> = {
  MONTHLY: 1,
  QUARTERLY: 3,
  HALFYEARLY: 6,
  YEARLY: 12,
};

export const shelfOf = (packs: readonly SoldPack[], channels: readonly SoldChannel[]): Shelf => {
  const inside = new Map<string, string[]>();
  for (const { channelid, productid, bouquets } of channels)
    for (const product of productid === '' ? bouquets : [productid, ...bouquets]) {
      const held = inside.get(product);
      if (held) held.push(channelid);
      else inside.set(product, [channelid]);
    }
  return {
    packs: new Map(packs.map((pack) => [pack.productid, pack])),
    channels: new Map(channels.map((channel) => [channel.channelid, channel])),
    inside,
  };
};

/** Free-to-air only when the operator says both: what it says nothing of is not given away. */
export const isFree = ({ pay, price }: Pick<SoldChannel, 'pay' | 'price'>): boolean =>
  !pay && price === 0;

/** Before tax; a longer term by its share of a month, cut to whole paise. Null when nobody can say. */
export const monthlyPrice = ({
  price,
  chargeperiod,
}: Pick<SoldPack, 'price' | 'chargeperiod'>): Paise | null => {
  const months = chargeperiod === '' ? 1 : MONTHS[chargeperiod];
  return price === null || months === undefined ? null : (Math.floor(price / months) as Paise); // whole
};

/** Paid channels of a product. */
export const paidInside = ({ inside, channels }: Shelf, productid: string): readonly string[] =>
  (inside.get(productid) ?? []).filter((id) => {
    const channel = channels.get(id);
    return channel !== undefined && !isFree(channel);
  });

/** The packs that run on a box, sorted by what may become of them. */
export const billOf = (shelf: Shelf, packs: readonly Pack[], stbno: string): BoxBill => {
  const running = packs.filter((pack) => isRunning(pack) && pack.stbno === stbno);
  const [leaving, going] = parted(running, ({ disconnectdate }) => disconnectdate !== '');
  const owned = going.map((pack) => ({ pack, own: ownPack(shelf, pack) }));
  const changeable = owned.flatMap(({ pack, own }) =>
    own.price !== null && mayGo(shelf, pack) ? [{ ...own, price: own.price }] : [],
  );
  const changing = new Set(changeable.map(({ productid }) => productid));
  return {
    stbno,
    changeable,
    fixed: owned.map(({ own }) => own).filter(({ productid }) => !changing.has(productid)),
    leaving: leaving.map((pack) => ownPack(shelf, pack)),
  };
};

/** Television alone: broadband stands on no box. */
export const isRunning = ({ productstatus, producttype, stbno }: Pack): boolean =>
  productstatus === 'ACTIVE' && producttype !== 'BROADBAND' && stbno !== '';

/**
 * The lower of what is paid and what the catalogue says. What is paid may hold a share of the
 * network capacity fee, which another mix would have to pay as well; a longer term may have a
 * discount, which a new pack would not. Either way nobody is promised more than they will save.
 */
const ownPack = (shelf: Shelf, pack: Pack): OwnPack => {
  const sold = shelf.packs.get(pack.productid);
  const single = shelf.inside.get(pack.productid)?.[0];
  const listed = sold
    ? monthlyPrice(sold)
    : pack.producttype === 'CHANNEL' && single !== undefined
      ? (shelf.channels.get(single)?.price ?? null)
      : null;
  const paid = monthlyPrice(pack);
  return {
    productid: pack.productid,
    productname: pack.productname,
    producttype: pack.producttype,
    expirydate: pack.expirydate,
    price: paid === null || listed === null ? paid : (Math.min(paid, listed) as Paise), // one of the two
    channels: paidInside(shelf, pack.productid),
  };
};

/** Only a pack whose every channel is known: whatever was missed would be lost in silence. */
const mayGo = ({ inside }: Shelf, { productid, producttype, channelcount }: Pack): boolean => {
  const known = inside.get(productid)?.length ?? 0;
  return producttype !== 'BASE' && known > 0 && known >= (channelcount ?? 0);
};

const parted = <Item>(
  items: readonly Item[],
  isFirst: (item: Item) => boolean,
): readonly [readonly Item[], readonly Item[]] => [
  items.filter(isFirst),
  items.filter((item) => !isFirst(item)),
];
