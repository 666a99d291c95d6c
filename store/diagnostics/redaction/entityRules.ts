import type { SnackbarMessage } from '../../app/snackbar';
import type { Failure } from '../../core/failure';
import type { SessionUser } from '../../identity/session';
import type { Replacement } from '../../packs/replacement';
import type { PaymentAttempt } from '../../payments/attempt';
import type { SentCharge } from '../../payments/payments';
import type { OtpChallenge } from '../../payments/payments';
import type { CheckedPayment } from '../../payments/statusCheck';
import type { Renewal } from '../../renewal/renewal';
import type { KycDocument } from '../../wire/entities/account/documents';
import type { Box } from '../../wire/entities/account/equipment';
import type { Subscriber } from '../../wire/entities/account/subscriber';
import type { BroadbandDetails } from '../../wire/entities/packs/broadband';
import type { Cart, CartLine, Order } from '../../wire/entities/packs/cart';
import type { Channel } from '../../wire/entities/packs/channels';
import type { OfferPlan } from '../../wire/entities/packs/offers';
import type { Pack, PackResult } from '../../wire/entities/packs/packs';
import type { LongDurationPrice } from '../../wire/entities/packs/renewal';
import type { SubscriberAlert } from '../../wire/entities/service/alerts';
import type { ServiceAnnouncement } from '../../wire/entities/service/serviceAnnouncements';
import type { Ticket, TicketPage } from '../../wire/entities/service/tickets';
import type { WriteOutcome } from '../../writes/earlierWrites';
import type { RuleOf } from './rule';
import {
  billLine,
  day,
  knownSentence,
  localized,
  phone,
  published,
  titleText,
  visible,
} from './valueRules';

/*
 * What support may see of the operator's and the portal's own data. Fields without a rule are not shown: names,
 * addresses, e-mail, free text, codes, signatures, keys.
 */

export const failureRule = {
  kind: visible,
  call: visible,
  status: visible,
  code: visible,
  message: knownSentence,
  error: visible,
} satisfies RuleOf<Failure>;

export const subscriberRule = {
  customerid: visible,
  mobileno: phone,
  lcoid: visible,
  lcotype: visible,
  customerstatus: visible,
  kycstatus: visible,
  customertypeid: visible,
  customerclassid: visible,
  customertype: visible,
  registeredon: day,
  dpoentityid: visible,
  created: day,
  balance: visible,
  entitytype: visible,
  companyagreement: visible,
  freecustomer: visible,
} satisfies RuleOf<Subscriber>;

export const alertRule = {
  idalert: visible,
  weight: visible,
  alerttype: visible,
  entityid: visible,
  entitytype: visible,
  created: day,
} satisfies RuleOf<SubscriberAlert>;

/** Anyone can read these in the operator's public database. */
const inLanguages = localized(published);
export const announcementRule = {
  id: visible,
  severity: visible,
  title: inLanguages,
  text: inLanguages,
  region: published,
  starts: day,
  ends: day,
  created: day,
} satisfies RuleOf<ServiceAnnouncement>;

export const userRule = {
  customerid: visible,
  companyagreement: visible,
} satisfies RuleOf<SessionUser>;

export const boxRule = {
  stbno: visible,
  smcno: visible,
  boxtype: visible,
  status: visible,
  primary: visible,
  retrackafter: day,
} satisfies RuleOf<Box>;

/** A pack, whether the subscriber has it or could have it. */
export const packRule = {
  productid: visible,
  productname: titleText,
  producttype: visible,
  price: visible,
  tax: visible,
  totalprice: visible,
  chargeperiod: visible,
  channelcount: visible,
  hdchannelcount: visible,
  speedmbps: visible,
  fuplimitgb: visible,
  productstatus: visible,
  errorcode: visible,
  error: knownSentence,
  stbno: visible,
  activatedon: day,
  expirydate: day,
  daysleft: visible,
  renewable: visible,
  renewablefrom: day,
  disconnectdate: day,
  refundable: visible,
  refundamount: visible,
} satisfies RuleOf<Pack>;

export const resultRule = {
  productid: visible,
  productname: titleText,
  productstatus: visible,
  errorcode: visible,
  error: knownSentence,
  stbno: visible,
  amount: visible,
  refundamount: visible,
  expirydate: day,
} satisfies RuleOf<PackResult>;

export const channelRule = {
  channelid: visible,
  productid: visible,
  channelname: titleText,
  lcn: visible,
  hd: visible,
  pay: visible,
  price: visible,
  tax: visible,
  totalprice: visible,
  bouquets: visible,
} satisfies RuleOf<Channel>;

export const cartLineRule = {
  cartitemid: visible,
  productid: visible,
  productname: titleText,
  producttype: visible,
  stbno: visible,
  chargeperiod: visible,
  channelcount: visible,
  price: visible,
  tax: visible,
  total: visible,
} satisfies RuleOf<CartLine>;

const replacedPackRule = { productid: visible, productname: titleText };

export const replacementRule = {
  stbno: visible,
  added: replacedPackRule,
  replaced: { ...replacedPackRule, expirydate: day },
} satisfies RuleOf<Replacement>;

export const cartRule = {
  cartid: visible,
  cartdetails: cartLineRule,
  itemtotal: visible,
  networkfee: visible,
  discount: visible,
  gst: visible,
  total: visible,
  currency: visible,
} satisfies RuleOf<Cart>;

export const orderRule = {
  orderid: visible,
  amount: visible,
  currency: visible,
  status: visible,
  expireson: day,
  results: resultRule,
} satisfies RuleOf<Order>;

export const renewalRule = {
  period: visible,
  stbno: visible,
  lines: {
    productid: visible,
    productname: titleText,
    stbno: visible,
    amount: visible,
    gst: visible,
    expirydate: day,
  },
  total: visible,
  balance: visible,
} satisfies RuleOf<Renewal>;

/** Not the account's number. */
export const broadbandRule = {
  broadband: visible,
  productid: visible,
  productname: titleText,
  status: visible,
  daysleft: visible,
} satisfies RuleOf<BroadbandDetails>;

/**
 * Without its key, with which the same payment could be requested again. Without the UPI request to pay, which
 * anyone could pay, and without the end of the number that is paid for.
 */
export const attemptRule = {
  id: visible,
  customerid: visible,
  method: visible,
  bill: {
    purpose: visible,
    amount: visible,
    isPricedByOperator: visible,
    orderid: visible,
    productids: billLine,
    ends: day,
    chargeperiod: visible,
    stbno: visible,
    gst: visible,
  },
  begun: visible,
  dueDate: day,
  step: visible,
  txnid: visible,
  txnRefNo: visible,
  tries: visible,
  expires: visible,
  closed: { at: visible, reason: visible },
  reason: { code: visible, sentence: knownSentence },
} satisfies RuleOf<PaymentAttempt>;

/** Without its key, by which the operator recognises the write. */
export const chargeRule = { bill: attemptRule.bill, since: visible } satisfies RuleOf<SentCharge>;

/** Without its key, by which the operator recognises the write. */
export const outcomeRule = {
  call: visible,
  step: visible,
  since: visible,
  agreed: visible,
  mayBeSentAgain: visible,
  transactionid: visible,
  amount: visible,
  lines: { productid: visible, productname: titleText, expirydate: day, isBooked: visible },
} satisfies RuleOf<WriteOutcome>;

export const otpChallengeRule = {
  mobileno: phone,
  dueDate: day,
  expires: visible,
  resendfrom: visible,
  attemptsRemaining: visible,
  resendsRemaining: visible,
} satisfies RuleOf<OtpChallenge>;

export const checkedRule = {
  txnid: visible,
  confirmed: visible,
  isAboutAnother: visible,
  isNotFound: visible,
  isCancelled: visible,
  money: visible,
  status: visible,
  amount: visible,
  mode: visible,
  purpose: visible,
  orderid: visible,
  addedon: day,
  code: visible,
  sentence: knownSentence,
  results: resultRule,
} satisfies RuleOf<CheckedPayment>;

export const documentRule = {
  documentid: visible,
  documenttype: visible,
  side: visible,
  mimetype: visible,
  size: visible,
  status: visible,
  created: day,
  reviewed: day,
} satisfies RuleOf<KycDocument>;

export const planRule = {
  planid: visible,
  planname: titleText,
  plantype: visible,
  price: visible,
  tax: visible,
  total: visible,
  regularprice: visible,
  chargeperiod: visible,
} satisfies RuleOf<OfferPlan>;

export const ticketsWantedRule = { page: visible, status: visible, categoryid: visible };

export const ticketChoicesRule = {
  categories: { categoryid: visible, category: titleText, needsbox: visible },
  methods: { contactmethod: visible },
};

export const ticketRule = {
  ticketid: visible,
  categoryid: visible,
  category: titleText,
  contactmethod: visible,
  status: visible,
  stbno: visible,
  created: day,
  updated: day,
  closed: day,
  age: visible,
} satisfies RuleOf<Ticket>;

/** A ticket with one page of its comments. Their text was written by a person and is not shown. */
export const ticketPageRule = {
  ...ticketRule,
  page: visible,
  pages: visible,
  comments: { commentid: visible, author: visible, created: day },
} satisfies RuleOf<TicketPage>;

export const termPricesRule = {
  chargeperiod: visible,
  basepacktariff: visible,
  productid: visible,
  productname: titleText,
  monthlyprice: visible,
  quarterlyprice: visible,
  halfyearlyprice: visible,
  yearlyprice: visible,
} satisfies RuleOf<LongDurationPrice>;

export const snackbarRule = {
  message: knownSentence,
  status: visible,
  leftalign: visible,
  minwidth: visible,
} satisfies RuleOf<SnackbarMessage>;
