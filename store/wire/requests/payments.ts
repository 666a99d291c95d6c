import * as v from 'valibot';
import { maxCharacters } from '../../core/values/typed/textLength';
import { amount, chargeperiod, emailAddress, ids, inr, mobileno, operatorId, otp } from './fields';

/**
 * What is paid for. The fields are the same for every method: `orderid` for a cart or an offer, the packs and the term
 * for a renewal, and the box for a top-up of a box. `amount` is what the subscriber agreed to. The operator refuses
 * (409) when the amount has changed.
 */
const paymentOrder = {
  amount,
  currency: inr,
  purpose: v.picklist(['CART', 'RENEWAL', 'TOPUP', 'OFFER']),
  orderid: v.optional(operatorId),
  productid: v.optional(ids),
  chargeperiod: v.optional(chargeperiod),
  stbno: v.optional(operatorId),
};

export const cardOrder = v.object(paymentOrder);
export const instalmentOrder = v.object({ ...paymentOrder, mobileno });

export const paymentQuery = v.object({ txnid: operatorId });

const held = { txnRefNo: operatorId, paymentid: operatorId };
/** An amount the provider holds for the subscriber. */
export const instalmentHold = v.object(held);

/** Fields of the `eligibility` answer, with the OTP. */
export const instalmentOtp = v.object({
  ...held,
  subscriberid: operatorId,
  initiatesignature: v.pipe(v.string(), v.nonEmpty(), maxCharacters(512)),
  amount,
  currency: inr,
  otp,
});

const carried = v.optional(v.pipe(v.string(), maxCharacters(2_048)));

/**
 * Sent after the return from the provider's page, or after the provider accepted the OTP. After an OTP it carries the
 * fields of the provider's answer.
 */
export const confirmation = v.variant('method', [
  v.object({ method: v.literal('CARD'), txnid: operatorId }),
  v.object({
    method: v.literal('INSTALMENT'),
    ...held,
    transactionId: operatorId,
    merchantOrderId: carried,
    amount,
    currency: inr,
    signature: carried,
    token: carried,
    respsignature: carried,
  }),
]);

/** An account number, a box number or a mobile number. */
export const instantQuery = v.object({ customeridentity: operatorId });

export const instantOrder = v.object({
  customeridentity: operatorId,
  amount,
  currency: inr,
  mobileno: v.optional(mobileno),
  email: v.optional(emailAddress),
});

/** Requests a payment of the service's price. No money moves before the payer agrees in their own app. */
export const ottQuery = v.object({ mobileno, productid: v.optional(operatorId) });
