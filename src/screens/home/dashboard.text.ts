import { catalogue } from '../../text/catalogue';

const plural = new Intl.PluralRules('en');
/** More names than this read as a list, not as a sentence. */
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
      ? new Intl.ListFormat('en-IN').format(names)
      : `${names[0] ?? ''} and ${names.length - 1} more ${noun(names.length - 1)}`,
  household: { tv: 'Your TV', broadband: 'Your broadband', both: 'Your TV and broadband' },
  /** Days left; negative once it has ended. */
  endsIn: (who: string, many: boolean, days: number): string => {
    if (days < 0) return `${who} ended ${days === -1 ? 'yesterday' : `${-days}\u00a0days ago`}`;
    const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days}\u00a0days`;
    return `${who} ${many ? 'end' : 'ends'} ${when}`;
  },
  ends: (who: string, many: boolean): string => `${who} ${many ? 'end' : 'ends'} on {date}`,
  /** Other languages tell one pack that has ended from many. */
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
  balance: (amount: string): string => `Balance ${amount}`,
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
