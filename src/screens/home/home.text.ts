import { catalogue } from '../../text/catalogue';
import { listWithAnd } from '../../text/listWithAnd';

const list = listWithAnd(' and ');
const plural = new Intl.PluralRules('en');

/** The most names in a sentence. More would read as a list. */
const NAMES = 3;

const LETTERS = 44;

const isShort = (names: readonly string[]) =>
  names.length <= NAMES && names.join().length <= LETTERS;

const noun = (count: number) => (plural.select(count) === 'one' ? 'pack' : 'packs');

export const dashboardText = catalogue('dashboardText', {
  home: 'Home',
  greeting: (hour: number, name: string): string => {
    const part = hour < 12 ? 'Good morning' : hour < 17 ? 'Good afternoon' : 'Good evening';
    return name ? `${part}, ${name}` : part;
  },
  kycMissing: 'We don’t have your identity document yet.',
  kycAdd: 'Add document',
  kycRejected: 'Your identity document was not accepted.',
  kycReplace: 'Send another',
  and: (names: readonly string[]): string =>
    isShort(names)
      ? list(names)
      : `${names[0] ?? ''} and ${names.length - 1} more ${noun(names.length - 1)}`,
  household: { tv: 'Your TV', broadband: 'Your broadband', both: 'Your TV and broadband' },
  /** `days` is the number of days left; negative after the end. */
  endsIn: (who: string, many: boolean, days: number): string => {
    if (days < 0) return `${who} ended ${days === -1 ? 'yesterday' : `${-days}\u00a0days ago`}`;
    const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days}\u00a0days`;
    return `${who} ${many ? 'end' : 'ends'} ${when}`;
  },
  ends: (who: string, many: boolean): string => `${who} ${many ? 'end' : 'ends'} on {date}`,
  /** `_many` is for the languages that have different forms for one pack and for several. */
  ended: (who: string, _many: boolean): string => `${who} ended on {date}`,
  running: (who: string, many: boolean): string => `${who} ${many ? 'are' : 'is'} active`,
  noDays: 'Active',
  failed: 'Failed',
  again: 'Try again',
  noPacks: 'No active packs',
  noPacksDescription: 'Add a pack to get channels and broadband.',
  add: 'Add packs',
  toRenew: (count: number): string => `To renew ${count} ${noun(count)}`,
  toRestart: (count: number): string => `To restart ${count} ${noun(count)}`,
  gst: (tax: string): string => `incl. ${tax} GST`,
  beforeTax: 'before tax',
  per: { QUARTERLY: 'for 3\u00a0months', HALFYEARLY: 'for 6\u00a0months', YEARLY: 'for a year' },
  ownTerms: 'each pack for its own term',
  renew: 'Renew',
  nothingToRenew: 'Nothing to renew yet',
  renewFrom: 'You can renew from',
  lastBalance: 'Your balance',
  lastKnown: 'We can’t reach your operator. Last updated on {date}',
  updating: 'Updating. Last updated on {date}',
  cartWaits: (count: number): string =>
    plural.select(count) === 'one' ? '1 pack is in your cart.' : `${count} packs are in your cart.`,
  viewCart: 'View cart',
  forYou: 'For you',
  allAlerts: 'All alerts',
  offers: 'Offers',
  offer: (at: number, count: number): string => `Offer ${at} of ${count}`,
  speed: (mbps: number): string => `${mbps} Mbps`,
});

const packs = (count: number) => `${count} ${plural.select(count) === 'one' ? 'pack' : 'packs'}`;

/** The texts of the tiles, of the wallet and of the parts below them. */
export const homeText = catalogue('homeText', {
  services: 'Your services',
  broadband: 'Broadband',
  noBox: 'Without a box',
  state: {
    active: 'Active',
    lastDay: 'Last day',
    ended: 'Ended',
    failed: 'Failed',
    none: 'No pack',
  },
  morePacks: (count: number): string => `and ${packs(count)} more`,
  leaving: (names: string, many: boolean): string =>
    `${names} ${many ? 'end' : 'ends'} as you asked`,
  renewNamed: (name: string): string => `Renew: ${name}`,
  addNamed: (name: string): string => `Add packs: ${name}`,
  wallet: 'Balance and amount due',
  balance: 'Balance',
  addMoney: 'Add money',
  by: 'By {date}',
  short: (amount: string): string => `${amount} short`,
  covered: 'Your balance covers this',
  failed: (names: readonly string[]): string => `We couldn’t load ${list(names)}.`,
  parts: {
    packs: 'your packs',
    account: 'your balance',
    boxes: 'your boxes',
    alerts: 'your alerts',
    offers: 'the offers',
  },
  offline: 'You are offline. This page loads by itself when the network is back.',
});

/** The charges of six months and the cheaper mix. */
export const lazyTilesText = catalogue('lazyTilesText', {
  spending: 'Spending',
  spent: (amount: string): string => `${amount} in six months`,
  history: 'View history',
  noChart: 'Your spending could not be loaded.',
  mixNow: 'You pay now',
  mixNew: 'Cheaper mix',
  mixReview: 'Review swap',
});

/** The rotating offers. */
export const offersText = catalogue('offersText', {
  pause: 'Pause offers',
  play: 'Play offers',
  next: 'Next offer',
});

/** The data used on the broadband line. */
export const usageText = catalogue('usageText', {
  usedOnly: (used: string): string => `${used} GB used`,
  left: (left: string, limit: string): string => `${left} GB of ${limit} GB left`,
  noneLeft: 'Full speed used up',
  slower: (mbps: string): string => `${mbps} Mbps until your data limit resets`,
  gb: 'GB',
});
