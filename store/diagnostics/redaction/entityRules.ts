import type { ServiceAnnouncement } from '../../wire/entities/service/serviceAnnouncements';
import type { SubscriberAlert } from '../../wire/entities/service/alerts';
import type { Cart, CartLine, Order } from '../../wire/entities/packs/cart';
import type { BroadbandDetails } from '../../wire/entities/packs/broadband';
import type { Channel } from '../../wire/entities/packs/channels';
import type { KycDocument } from '../../wire/entities/account/documents';
import type { Box } from '../../wire/entities/account/equipment';
import type { OfferPlan } from '../../wire/entities/packs/offers';
import type { Pack, PackResult } from '../../wire/entities/packs/packs';
import type { LongDurationPrice } from '../../wire/entities/packs/renewal';
import type { Subscriber } from '../../wire/entities/account/subscriber';
import type { Ticket, TicketPage } from '../../wire/entities/service/tickets';
import type { Failure } from '../../core/failure';
import type { PaymentAttempt } from '../../payments/attempt';
import type { CheckedPayment } from '../../payments/statusCheck';
import type { OtpChallenge } from '../../payments/payments';
import type { Renewal } from '../../renewal/renewal';
import type { SessionUser } from '../../identity/session';
import type { Replacement } from '../../packs/replacement';
import type { SnackbarMessage } from '../../app/snackbar';
import type { WriteOutcome } from '../../writes/earlierWrites';
import { day, localized, phone, plain, knownSentence, published, title } from './valueRules';
import type { RuleOf } from './rule';

/*
 * What of the operator's things, and of the portal's own, support may see. What is not here is not
 * shown: names, addresses, e-mail, free text, codes, signatures, keys.
 */

export const failureRule = {
  kind: plain,
  call: plain,
  status: plain,
  code: plain,
  message: knownSentence,
  error: plain,
} satisfies RuleOf<Failure>;

export const subscriberRule = {
  customerid: plain,
  mobileno: phone,
  lcoid: plain,
  lcotype: plain,
  customerstatus: plain,
  kycstatus: plain,
  customertypeid: plain,
  customerclassid: plain,
  customertype: plain,
  registeredon: day,
  dpoentityid: plain,
  created: day,
  balance: plain,
  entitytype: plain,
  companyagreement: plain,
  freecustomer: plain,
} satisfies RuleOf<Subscriber>;

export const alertRule = {
  idalert: plain,
  weight: plain,
  alerttype: plain,
  entityid: plain,
  entitytype: plain,
  created: day,
} satisfies RuleOf<SubscriberAlert>;

/** Everyone can read them in the operator's public database. */
const inLanguages = localized(published);
export const announcementRule = {
  id: plain,
  severity: plain,
  title: inLanguages,
  text: inLanguages,
  region: published,
  starts: day,
  ends: day,
  created: day,
} satisfies RuleOf<ServiceAnnouncement>;

export const userRule = {
  customerid: plain,
  companyagreement: plain,
} satisfies RuleOf<SessionUser>;

export const boxRule = {
  stbno: plain,
  smcno: plain,
  boxtype: plain,
  status: plain,
  primary: plain,
  retrackafter: day,
} satisfies RuleOf<Box>;

/** A pack, whether the subscriber has it or could have it. */
export const packRule = {
  productid: plain,
  productname: title,
  producttype: plain,
  price: plain,
  tax: plain,
  totalprice: plain,
  chargeperiod: plain,
  channelcount: plain,
  hdchannelcount: plain,
  speedmbps: plain,
  fuplimitgb: plain,
  productstatus: plain,
  errorcode: plain,
  error: knownSentence,
  stbno: plain,
  activatedon: day,
  expirydate: day,
  daysleft: plain,
  renewable: plain,
  renewablefrom: day,
  disconnectdate: day,
  refundable: plain,
  refundamount: plain,
} satisfies RuleOf<Pack>;

export const resultRule = {
  productid: plain,
  productname: title,
  productstatus: plain,
  errorcode: plain,
  error: knownSentence,
  stbno: plain,
  amount: plain,
  expirydate: day,
} satisfies RuleOf<PackResult>;

export const channelRule = {
  channelid: plain,
  productid: plain,
  channelname: title,
  lcn: plain,
  hd: plain,
  pay: plain,
  price: plain,
  tax: plain,
  totalprice: plain,
  bouquets: plain,
} satisfies RuleOf<Channel>;

export const cartLineRule = {
  cartitemid: plain,
  productid: plain,
  productname: title,
  producttype: plain,
  stbno: plain,
  chargeperiod: plain,
  channelcount: plain,
  price: plain,
  tax: plain,
  total: plain,
} satisfies RuleOf<CartLine>;

const replacedPackRule = { productid: plain, productname: title };

export const replacementRule = {
  stbno: plain,
  added: replacedPackRule,
  replaced: { ...replacedPackRule, expirydate: day },
} satisfies RuleOf<Replacement>;

export const cartRule = {
  cartid: plain,
  cartdetails: cartLineRule,
  itemtotal: plain,
  networkfee: plain,
  discount: plain,
  gst: plain,
  total: plain,
  currency: plain,
} satisfies RuleOf<Cart>;

export const orderRule = {
  orderid: plain,
  amount: plain,
  currency: plain,
  status: plain,
  expireson: day,
  results: resultRule,
} satisfies RuleOf<Order>;

export const renewalRule = {
  period: plain,
  stbno: plain,
  lines: { productid: plain, productname: title, stbno: plain, amount: plain, expirydate: day },
  total: plain,
  balance: plain,
} satisfies RuleOf<Renewal>;

/**
 * Not its key: with it the same payment could be asked for again. Nor the request to pay by UPI, which
 * anyone could pay, nor the end of the number that is paid for.
 */
/** Not the account's number. */
export const broadbandRule = {
  broadband: plain,
  productid: plain,
  productname: title,
  status: plain,
  daysleft: plain,
} satisfies RuleOf<BroadbandDetails>;

export const attemptRule = {
  id: plain,
  customerid: plain,
  method: plain,
  bill: {
    purpose: plain,
    amount: plain,
    orderid: plain,
    productids: plain,
    chargeperiod: plain,
    stbno: plain,
    gst: plain,
  },
  begun: plain,
  dueDate: day,
  step: plain,
  txnid: plain,
  txnRefNo: plain,
  tries: plain,
  expires: plain,
  acknowledged: plain,
  reason: { code: plain, sentence: knownSentence },
} satisfies RuleOf<PaymentAttempt>;

/** Not its key, by which the operator knows the write again. */
export const outcomeRule = {
  call: plain,
  step: plain,
  since: plain,
  attempt: plain,
  mayBeSentAgain: plain,
  transactionid: plain,
  amount: plain,
  lines: { productid: plain, productname: title, expirydate: day, isBooked: plain },
} satisfies RuleOf<WriteOutcome>;

export const otpChallengeRule = {
  mobileno: phone,
  dueDate: day,
  expires: plain,
  resendfrom: plain,
  attemptsRemaining: plain,
  resendsRemaining: plain,
} satisfies RuleOf<OtpChallenge>;

export const checkedRule = {
  txnid: plain,
  confirmed: plain,
  isAboutAnother: plain,
  isCancelled: plain,
  mayHaveBeenTaken: plain,
  status: plain,
  amount: plain,
  mode: plain,
  purpose: plain,
  orderid: plain,
  addedon: day,
  code: plain,
  sentence: knownSentence,
  results: resultRule,
} satisfies RuleOf<CheckedPayment>;

export const documentRule = {
  documentid: plain,
  documenttype: plain,
  side: plain,
  mimetype: plain,
  size: plain,
  status: plain,
  created: day,
  reviewed: day,
} satisfies RuleOf<KycDocument>;

export const planRule = {
  planid: plain,
  planname: title,
  plantype: plain,
  price: plain,
  tax: plain,
  total: plain,
  regularprice: plain,
  chargeperiod: plain,
} satisfies RuleOf<OfferPlan>;

export const ticketsWantedRule = { page: plain, status: plain, categoryid: plain };

export const ticketChoicesRule = {
  categories: { categoryid: plain, category: title, needsbox: plain },
  methods: { contactmethod: plain },
};

export const ticketRule = {
  ticketid: plain,
  categoryid: plain,
  category: title,
  contactmethod: plain,
  status: plain,
  stbno: plain,
  created: day,
  updated: day,
  closed: day,
  age: plain,
} satisfies RuleOf<Ticket>;

/** A ticket with its comments, a page of them at a time. Their text was written by a person. */
export const ticketPageRule = {
  ...ticketRule,
  page: plain,
  pages: plain,
  comments: { commentid: plain, author: plain, created: day },
} satisfies RuleOf<TicketPage>;

export const termPricesRule = {
  ...{ chargeperiod: plain, basepacktariff: plain, productid: plain, productname: title },
  ...{ monthlyprice: plain, quarterlyprice: plain, halfyearlyprice: plain, yearlyprice: plain },
} satisfies RuleOf<LongDurationPrice>;

export const snackbarRule = {
  message: knownSentence,
  status: plain,
  leftalign: plain,
  minwidth: plain,
} satisfies RuleOf<SnackbarMessage>;
