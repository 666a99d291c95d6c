import type { CallName } from '../../../store/wire/answers';

/** One sentence on each call. */
export const summaries: Readonly<Record<CallName, string>> = {
  subscriber: 'Who is logged in.',
  updateSubscriber: 'Change some fields of the profile.',
  register: 'Register for the portal, once identity and OTP are verified.',
  resetPassword: 'Set a new password, with a verified OTP or with the password so far.',
  login: 'Log in. The session is an HttpOnly cookie.',
  acceptTerms: 'Accept the terms (companyagreement becomes YES).',
  maintenance: 'Whether the portal is under maintenance, and what to show then.',
  validate: 'Identifies a person without a session, before registration or a new password.',
  generateOtp: 'Text an OTP to the validated subscriber.',
  regenerateOtp: 'Text another OTP.',
  verifyOtp: 'Check the OTP.',
  cpe: 'The set-top boxes and smart cards of the household.',
  logout: 'End the session.',
  retrack: "Send a box's rights again.",
  tickets: 'The tickets of the subscriber, page by page.',
  ticketPage: 'One ticket with one page of its conversation.',
  closeTicket: 'Close a ticket.',
  createTicket: 'Open a ticket.',
  ticketCategories: 'What a ticket can be about.',
  contactMethods: 'How the subscriber can be reached.',
  uploadDocument: 'Upload an identity document.',
  documents: 'The identity documents and their status.',
  activePacks: 'The packs of the subscriber, by productstatus.',
  renewablePacks: 'The packs that can be renewed, by productstatus.',
  removePack: 'Let a pack end with its term.',
  availablePacks: 'The packs on sale, page by page.',
  cancelForRefund: 'End a pack now and get back what is left of it.',
  broadbandDetails: 'The broadband line of the subscriber. A POST that only reads.',
  channels: 'The channels, page by page or of one pack.',
  promos: 'Banners and offers.',
  addToCart: 'Put one pack or several into the cart.',
  removeFromCart:
    'Take lines out of the cart. A GET that changes state: never sent twice by itself.',
  cart: 'The cart.',
  checkout: 'Turn the cart into an order.',
  paymentStatus: 'The status of a payment: the only proof of its result.',
  payAsDpCustomer: 'Start a card payment of a customer of the platform itself.',
  payAsLcoCustomer: 'Start a card payment of a customer of a local cable operator.',
  renew:
    'Renew packs from the balance. One result for each pack, or a sentence for who accepts text/plain.',
  renewReadingText: 'Renew packs from the balance, answered by a sentence.',
  instalmentEligibility: 'Ask the instalment provider to lend the amount; it texts an OTP.',
  instalmentResendOtp: 'Have the provider text another OTP.',
  instalmentPay: 'Pay by instalment with the OTP.',
  instalmentCancel: 'Let go of the amount the provider holds.',
  confirmPayment: 'Have the operator confirm a payment with its provider and book it.',
  longDurationPrices: 'What packs cost for each of the four terms.',
  instantCustomer: 'Whom an instant payment would be for, masked.',
  instantPay: 'Start an instant payment by UPI.',
  ottQuickPay:
    'Start a payment for an over-the-top service. A GET that changes state: never sent twice by itself.',
  transactions: 'The transaction history, newest first, page by page.',
  alerts: 'The alerts, page by page.',
  offerPlans: 'The plans for a new connection.',
  offerSubscriber: 'Whether a number is known and its place can be served.',
  placeOrder: 'Order a new connection.',
  subscribeToTopic:
    "Subscribe a device to its region's messages. An address of the operator's own relay.",
};

interface Tag {
  readonly name: string;
  readonly description: string;
  readonly calls: readonly CallName[];
}

/** The calls by their subject, in the order of the specification. */
// prettier-ignore
export const tags: readonly Tag[] = [
  {
    name: 'Subscriber', description: 'The login, the profile and the set-top boxes.',
    calls: ['subscriber', 'updateSubscriber', 'register', 'resetPassword', 'login', 'acceptTerms', 'maintenance', 'validate',
      'generateOtp', 'regenerateOtp', 'verifyOtp', 'cpe', 'logout', 'retrack'],
  },
  {
    name: 'Tickets', description: 'Complaints and questions to customer care.',
    calls: ['tickets', 'ticketPage', 'closeTicket', 'createTicket', 'ticketCategories', 'contactMethods'],
  },
  { name: 'KYC', description: 'Identity documents.', calls: ['uploadDocument', 'documents'] },
  {
    name: 'Packs', description: 'The packs of the subscriber and those on sale.',
    calls: ['activePacks', 'renewablePacks', 'removePack', 'availablePacks', 'cancelForRefund', 'broadbandDetails', 'channels', 'promos'],
  },
  { name: 'Cart', description: 'The cart and its order.', calls: ['addToCart', 'removeFromCart', 'cart', 'checkout'] },
  {
    name: 'Payments', description: 'Paying by card, by instalment, by UPI and from the balance.',
    calls: ['paymentStatus', 'payAsDpCustomer', 'payAsLcoCustomer', 'renew', 'renewReadingText', 'instalmentEligibility',
      'instalmentResendOtp', 'instalmentPay', 'instalmentCancel', 'confirmPayment', 'longDurationPrices', 'instantCustomer',
      'instantPay', 'ottQuickPay'],
  },
  { name: 'History', description: 'Transactions and alerts.', calls: ['transactions', 'alerts', 'subscribeToTopic'] },
  { name: 'Offers', description: 'The shop for a new connection.', calls: ['offerPlans', 'offerSubscriber', 'placeOrder'] },
];
