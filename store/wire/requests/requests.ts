import * as v from 'valibot';
import type { CallName } from '../answers';
import { operatorDefaults } from '../operatorDefaults';
import {
  amount,
  chargeperiod,
  emailAddress,
  ids,
  isoDay,
  line,
  mobileno,
  newPassword,
  operatorId,
  otp,
  page,
  pageOf,
  pincode,
  typedPassword,
} from './fields';
import {
  broadbandQuery,
  catalogueQuery,
  channelQuery,
  disconnection,
  longDurationQuery,
  packQuery,
  promoQuery,
  refund,
  renewal,
} from './packs';
import {
  cardOrder,
  confirmation,
  instalmentHold,
  instalmentOrder,
  instalmentOtp,
  instantOrder,
  instantQuery,
  ottQuery,
  paymentQuery,
} from './payments';

/** As typed, in any length. */
const login = v.object({
  username: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  password: typedPassword,
});

/** Only the fields that change. */
export const subscriberChanges = v.pipe(
  v.object({
    firstname: v.optional(line(60)),
    surname: v.optional(line(60)),
    mobileno: v.optional(mobileno),
    email: v.optional(emailAddress),
  }),
  v.check((changes) => Object.values(changes).some((value) => value !== undefined), 'no change'),
);

/** The claimed identity: a mobile number, a customer number or a user name. */
const validate = v.object({
  identity: line(64),
  purpose: v.picklist(['REGISTER', 'RESETPASSWORD']),
});

const otpRequest = v.object({ validationtoken: operatorId });
const otpCheck = v.object({ validationtoken: operatorId, otp });

const registration = v.object({
  verificationtoken: operatorId,
  username: line(64),
  password: newPassword,
  firstname: line(60),
  surname: v.optional(line(60)),
  email: v.optional(emailAddress),
});

/** A visitor sends the token of a verified OTP; a subscriber who is logged in sends the current password. */
const passwordReset = v.union([
  v.object({ verificationtoken: operatorId, newpassword: newPassword }),
  v.object({ password: typedPassword, newpassword: newPassword }),
]);

const retrack = v.object({ stbno: operatorId, smcno: v.optional(operatorId) });

/** The screen checks the size and the kind of the file before the upload; the operator checks them after it. */
const documentUpload = v.object({
  file: v.blob(),
  documenttype: v.picklist(operatorDefaults.documenttype),
  side: v.picklist(operatorDefaults.side),
  documentnumber: v.optional(line(20)),
});

const transactionQuery = v.object({
  ...pageOf,
  fromdate: v.optional(isoDay),
  todate: v.optional(isoDay),
  transactiontype: v.optional(v.picklist(operatorDefaults.transactiontype)),
});

const alertQuery = v.object(pageOf);

/** `relay` is the configured address. It becomes the path of the call and is not part of the body. */
const topicSubscription = v.object({
  relay: v.optional(v.pipe(v.string(), v.url())),
  token: line(4_096),
  region: operatorId,
});

const ticketQuery = v.object({
  ...pageOf,
  status: v.optional(v.picklist(operatorDefaults.status)),
  categoryid: v.optional(operatorId),
});

/** `ticketid` goes into the path, `page` into the query. */
const ticketPageQuery = v.object({ ticketid: operatorId, page });

const newTicket = v.object({
  categoryid: operatorId,
  contactmethod: operatorId,
  subject: line(120),
  description: line(4_000),
  stbno: v.optional(operatorId),
  mobileno: v.optional(mobileno),
});

const ticketClosing = v.object({ ticketid: operatorId, reason: v.optional(line(400)) });

/** One pack or several at once. */
const cartAddition = v.object({
  productid: ids,
  stbno: v.optional(operatorId),
  chargeperiod: v.optional(chargeperiod),
});

const cartRemoval = v.object({ cartitemid: ids });

/** `amount` is the total that the subscriber agreed to. The operator refuses (409) a cart with another total. */
const checkout = v.object({ amount, paymentmode: v.picklist(operatorDefaults.paymentmode) });

const offerQuery = v.object({ ...pageOf, pincode: v.optional(pincode) });
const offerSubscriberQuery = v.object({ mobileno, pincode: v.optional(pincode) });

const customerOrder = v.object({
  planid: operatorId,
  amount,
  mobileno,
  firstname: line(60),
  surname: v.optional(line(60)),
  email: v.optional(emailAddress),
  address: line(400),
  pincode,
});

/**
 * The schema of what the portal sends, by the call's name in the endpoint table. A call that is not here sends no
 * data. The stand-in operator checks requests by these schemas, and the contract describes them. The portal imports
 * only the types (`import type`), so a browser downloads none of this.
 */
export const requests = {
  updateSubscriber: subscriberChanges,
  register: registration,
  resetPassword: passwordReset,
  login,
  validate,
  generateOtp: otpRequest,
  regenerateOtp: otpRequest,
  verifyOtp: otpCheck,
  retrack,

  tickets: ticketQuery,
  ticketPage: ticketPageQuery,
  closeTicket: ticketClosing,
  createTicket: newTicket,

  uploadDocument: documentUpload,

  activePacks: packQuery,
  renewablePacks: packQuery,
  removePack: disconnection,
  availablePacks: catalogueQuery,
  cancelForRefund: refund,
  broadbandDetails: broadbandQuery,
  channels: channelQuery,
  promos: promoQuery,

  addToCart: cartAddition,
  removeFromCart: cartRemoval,
  checkout,

  paymentStatus: paymentQuery,
  payAsDpCustomer: cardOrder,
  payAsLcoCustomer: cardOrder,
  renew: renewal,
  renewReadingText: renewal,
  instalmentEligibility: instalmentOrder,
  instalmentResendOtp: instalmentHold,
  instalmentPay: instalmentOtp,
  instalmentCancel: instalmentHold,
  confirmPayment: confirmation,
  longDurationPrices: longDurationQuery,
  instantCustomer: instantQuery,
  instantPay: instantOrder,
  ottQuickPay: ottQuery,

  transactions: transactionQuery,
  alerts: alertQuery,
  offerPlans: offerQuery,
  offerSubscriber: offerSubscriberQuery,
  placeOrder: customerOrder,

  subscribeToTopic: topicSubscription,
} satisfies Partial<Record<CallName, v.GenericSchema<unknown, unknown>>>;

type Requests = typeof requests;
type CallWithRequest = keyof Requests;

/** What the portal passes to a call: amounts as decimal strings, several ids separated by commas. */
export type RequestOf<Name extends CallName> = Name extends CallWithRequest
  ? v.InferInput<Requests[Name]>
  : void;
