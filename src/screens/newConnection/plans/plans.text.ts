import { catalogue } from '../../../text/catalogue';

const plural = new Intl.PluralRules('en');
const plans = (count: number) => `${count} ${plural.select(count) === 'one' ? 'plan' : 'plans'}`;

/** The plans: where, which and how they differ. */
export const plansText = catalogue('plansText', {
  pincode: 'Your pincode',
  pincodeHint: 'Plans can differ by area.',
  showThere: 'Show plans',
  everywhere: 'Show plans for all areas',
  wrongPincode: 'Enter a 6-digit pincode',
  filters: 'Type of plan',
  all: 'All',
  kinds: { TV: 'TV', BROADBAND: 'Broadband', COMBO: 'TV and broadband' },
  upTo: 'Price a month',
  anyPrice: 'Any price',
  upToRupees: (rupees: string) => `Up to ${rupees}`,
  found: (count: number, pincode: string) =>
    pincode ? `${plans(count)} for ${pincode}` : plans(count),
  list: 'Plans',
  none: 'There are no plans right now',
  noneDescription: 'Check back later, or call customer care.',
  noneThere: (pincode: string) => `We have no plans for ${pincode} yet`,
  noneThereDescription: 'Check the pincode, or try one nearby.',
  noMatch: 'No plans match',
  noMatchDescription: 'Choose another type or a higher price.',
  clear: 'Show all plans',
  term: 'Term',
  terms: {
    MONTHLY: '1\u00a0month',
    QUARTERLY: '3\u00a0months',
    HALFYEARLY: '6\u00a0months',
    YEARLY: '12\u00a0months',
  },
  forTerm: (term: string) => `for ${term} incl. GST`,
  withGst: 'incl. GST',
  made: (price: string, gst: string) => `${price} + ${gst} GST`,
  aMonth: (amount: string) => `${amount}/month`,
  saves: (amount: string) => `Save ${amount}`,
  channels: (count: number) =>
    `${count} ${plural.select(count) === 'one' ? 'channel' : 'channels'}`,
  speed: (mbps: number) => `${mbps} Mbps`,
  fairUse: (gigabytes: string) => `${gigabytes} GB at full speed, slower after that`,
  included: 'What’s included',
  choose: 'Choose',
  chooseOf: (plan: string) => `Choose: ${plan}`,
  noPrice: 'No price available',
  compare: 'Compare',
  subscriber: 'Already a subscriber?',
  logIn: 'Log in',
});
