import { catalogue } from '../../../text/catalogue';

const grouped = new Intl.NumberFormat('en-IN');
const plural = new Intl.PluralRules('en');
const channels = (count: number): string =>
  `${grouped.format(count)} ${plural.select(count) === 'one' ? 'channel' : 'channels'}`;

/** Texts about a pack or a channel wherever one is offered. */
export const offerText = catalogue('offerText', {
  kinds: {
    BASE: 'Base pack',
    BOUQUET: 'Bouquet',
    BROADBAND: 'Broadband',
    CHANNEL: 'Channel',
  },
  per: {
    MONTHLY: 'a month',
    QUARTERLY: 'for 3\u00a0months',
    HALFYEARLY: 'for 6\u00a0months',
    YEARLY: 'for a year',
  },
  terms: {
    MONTHLY: 'Monthly',
    QUARTERLY: 'Quarterly',
    HALFYEARLY: 'Half-yearly',
    YEARLY: 'Yearly',
  },
  channels: (count: number, hd: number): string =>
    hd > 0 ? `${channels(count)}, ${grouped.format(hd)} in HD` : channels(count),
  speed: (mbps: number): string => `${grouped.format(mbps)} Mbps`,
  fairUse: (gigabytes: number): string => `${grouped.format(gigabytes)} GB at full speed`,
  add: (name: string): string => `Add ${name} to the cart`,
  remove: (name: string): string => `Remove ${name} from the cart`,
  addWord: 'Add',
  inCartWord: 'In cart',
  addShort: 'Add to cart',
  removeShort: 'Remove from cart',
  owned: 'You have it',
  inOwned: (pack: string): string => `You have it in ${pack}`,
  inCart: 'In your cart',
  inCartPack: (pack: string): string => `In ${pack} in your cart`,
  withTax: 'with tax',
  beforeTax: 'before tax',
  noPrice: 'No price available',
  hd: 'HD',
  free: 'Free',
  onlyInPacks: 'Only in packs',
  columns: { channel: 'Channel', number: 'Number', price: 'Price', cart: 'Cart' },
});
