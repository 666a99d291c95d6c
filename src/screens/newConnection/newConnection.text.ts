import { catalogue } from '../../text/catalogue';

/** The texts of the order: the details, the breakdown of the price, and the result. */
export const orderText = catalogue('orderText', {
  steps: ['Plan', 'Your details', 'Order'],
  plan: 'Your plan',
  otherPlan: 'Choose another plan',
  detailsTitle: 'Your details',
  firstname: 'First name',
  surname: 'Surname (optional)',
  mobileno: 'Mobile number',
  mobileHint: 'We’ll call this number to arrange the installation.',
  email: 'Email (optional)',
  emailName: 'Email',
  address: 'Address',
  addressHint: 'House number, street and town.',
  pincode: 'Pincode',
  goOn: 'Continue',
  errors: {
    firstname: 'Enter your first name, in letters',
    surname: 'Enter your surname, in letters, or leave it empty',
    mobileno: 'Enter a 10-digit mobile number',
    email: 'Enter an email address like asha@example.com, or leave it empty',
    address: 'Enter your address',
    addressLong: 'Shorten the address to 400 characters',
    pincode: 'Enter a 6-digit pincode',
    notServed: 'We don’t serve this pincode yet. Check it, or try another one.',
  },
  existing: 'This number already belongs to a subscriber. Log in to add packs or renew.',
  logIn: 'Log in',
  who: 'Name',
  changeDetails: 'Change your details',
  area: 'Your area',
  total: 'To pay',
  price: 'Price',
  gst: 'GST',
  order: (amount: string) => `Order for ${amount}`,
  changed: (before: string, now: string) =>
    `The price is now ${now}; it was ${before} when you chose. Nothing has been ordered.`,
  gone: 'This plan is no longer available there. Nothing has been ordered. We’ve kept your details.',
  sendAgain: 'Send again',
  giveUp: 'Change it instead',
  giveUpDescription:
    'If the first order did arrive, there will be two. An unpaid one lapses by itself.',
  justOrdered:
    'This order was already placed in another tab, and its number is shown there. Nothing was sent now.',
  number: 'Order number',
  withGst: 'Total incl. GST',
  next: 'What happens next',
  payMissing: 'We couldn’t load the payment methods.',
  call: (phone: string) => `Call ${phone}`,
  more: 'Back to the plans',
});

/** The payment of an order and its state. */
export const payOfferText = catalogue('payOfferText', {
  pay: 'Pay for your order',
  keptUntil: 'Kept until {date}',
  unpaid: 'No money has been taken yet. The connection is installed once the order is paid.',
  payByPhone: 'You can also pay by phone: call customer care with the order number.',
  lapses: 'If it is not paid by then, the order lapses and costs nothing.',
  afterwards: 'Once it is paid, we’ll call you to arrange the installation.',
  open: 'A payment for this order has started, and its result is not known yet. Please don’t pay again before that.',
  paid: 'Your order is paid.',
  receipt: 'See the payment',
  visit: 'We’ll call the number you gave us to arrange the installation.',
  lapsed: 'This order has lapsed: it was not paid in time, and it costs nothing.',
  another: 'See the plans for what is available now, and at what price.',
  orderAgain: 'Order again',
});

/** The facts in which plans differ. */
export const planComparisonText = catalogue('planComparisonText', {
  price: 'Price incl. GST',
  beforeTax: 'Price before GST',
  gst: 'GST',
  monthly: 'Price /month',
  saving: 'You save',
  channelCount: 'Channels',
  speedName: 'Speed',
  fairUseName: 'Data at full speed',
  gigabytes: (count: string) => `${count} GB`,
  comparison: 'Plans side by side',
  fact: 'Feature',
  sideways: 'Scroll sideways to see all plans.',
  comparing: 'Plans to compare',
  compared: (count: number) => `${count} ${count === 1 ? 'plan' : 'plans'} to compare`,
  oneMore: 'Select one or two more plans to compare them.',
});

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
  upTo: 'Price /month',
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

/** The headings of the steps to a new connection. */
export const shopText = catalogue('shopText', {
  plans: {
    title: 'Get a new connection',
    lead: 'Compare plans and order in three steps. Prices include GST.',
  },
  compare: { title: 'Compare plans', lead: 'Side by side, incl. GST.' },
  details: { title: 'Your details', lead: 'So we know who to call and where to install it.' },
  review: { title: 'Check and order', lead: 'Ordering takes no money. You pay afterwards.' },
  placed: { title: 'Your order', lead: 'Keep this number. We use it to find your order.' },
  back: 'All plans',
});

/** Alerts above the plans, which some visitors have. */
export const shopAlertsText = catalogue('shopAlertsText', {
  loggedIn: 'You are logged in. You don’t need a new connection to add packs to your own.',
  addPacks: 'Add packs',
  ordered: (order: string) => `Your order number for a new connection is ${order}.`,
  seeOrder: 'See the order',
});
