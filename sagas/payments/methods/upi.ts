import { call, put, type SagaGenerator, select } from 'typed-redux-saga';
import { selectUpiFields } from '../../../store/app/app';
import { PAYLOAD_NOT_FOUND, refusalCode } from '../../../store/core/failure';
import { isAmountPayable, rupeesOf } from '../../../store/core/values/money';
import { isAgreedAmount, type PaymentAttempt } from '../../../store/payments/attempt';
import { attemptWritten, type Payee, serviceNamed } from '../../../store/payments/payments';
import { hasNeverArrived } from '../../../store/payments/statusCheck';
import { parseUpiIntent } from '../../../store/payments/upiIntent';
import type {
  InstantPayment,
  OttPayment,
} from '../../../store/wire/entities/payments/instantPayment';
import { callApi } from '../../api/callApi';
import { endpoints } from '../../api/endpoints';
import { blockedBy, FailureError } from '../../api/failures';
import { refuseReusedReference, refuseWhileAtWork } from '../engine/conflicts';
import { closeAttempt, recordAttempt } from '../engine/journal';
import { cachedPayee } from '../engine/memoryCaches';
import { keyFor } from '../engine/order';
import type { PaymentMethod } from '../engine/paymentMethod';
import {
  KEY_REUSED,
  meaningOfError,
  type PaymentErrorMeaning,
  requestPayment,
} from '../engine/requestPayment';
import { checkPaymentStatus } from '../status/status';

/**
 * Payment by UPI for a typed or saved customer number (instant payment) or a streaming service: the payer confirms a
 * request to pay in an app. No money moves before the payer confirms.
 */
export const upi: PaymentMethod = {
  start: (attempt) => requestPayment(attempt, makeUpiRequest, meaningOfRequestError),
  *resume(attempt) {
    if (attempt.step === 'asking')
      return yield* requestPayment(attempt, makeUpiRequest, meaningOfRequestError);
    // The request to pay already exists, so the portal shows the same QR code without a call.
    yield* put(attemptWritten(attempt));
    return attempt;
  },
  abandon: giveUpRequest,
};

/**
 * Gives up a request to pay. The payer's app keeps the request, so the portal first asks the operator whether it was
 * paid. The payer can make another request only after the operator has confirmed that nothing was paid, or when the
 * operator has no such payment an hour after the request has expired.
 *
 * @throws PAYMENT_IN_PROGRESS while the payment is being made.
 */
function* giveUpRequest(attempt: PaymentAttempt): SagaGenerator<void> {
  if (attempt.step !== 'awaitingApp' && attempt.step !== 'left')
    return void (yield* closeAttempt(attempt, 'abandoned'));
  const checked = yield* checkPaymentStatus(attempt);
  yield* refuseWhileAtWork(attempt, checked);
  const isLost =
    attempt.step === 'awaitingApp' &&
    hasNeverArrived(checked, attempt.expires, yield* call(Date.now));
  yield* closeAttempt(attempt, checked.confirmed || isLost ? 'notPaid' : 'abandoned');
}

/**
 * Seconds after which a request to pay expires if the operator gives no time. A payer may still have paid an expired
 * request: only the status of the payment shows that.
 */
const USUAL_SECONDS = 600;

/**
 * Gets a request to pay from the operator. An operator that honours keys answers a repeated call with the same request.
 * A request for an amount other than the agreed one is not shown.
 */
function* makeUpiRequest(attempt: PaymentAttempt): SagaGenerator<PaymentAttempt> {
  const payee = cachedPayee(attempt.id);
  if (!payee) throw new FailureError({ kind: 'payloadMissing', error: PAYLOAD_NOT_FOUND });
  const request = yield* callOperator(attempt, payee);
  const { txnid, amount, upiintent, expiresin } = request;
  const asks = parseUpiIntent(upiintent, yield* select(selectUpiFields));
  if (!asks || !isAmountPayable(amount)) throw blockedBy('NOT_PAYABLE');
  if (!isAgreedAmount(attempt.bill, amount) || asks.amount !== amount)
    throw blockedBy('AMOUNT_CHANGED');
  yield* refuseReusedReference(attempt, txnid);
  const expires = (yield* call(Date.now)) + (expiresin ?? USUAL_SECONDS) * 1000;
  return yield* recordAttempt(attempt, { kind: 'upiRequested', txnid, upiintent, expires, amount });
}

function* callOperator(
  attempt: PaymentAttempt,
  { number, mobileno, email }: Payee,
): SagaGenerator<InstantPayment | OttPayment> {
  const { bill } = attempt;
  const key = keyFor(attempt, 'ask');
  if (bill.purpose === 'OTT') {
    const [productid] = bill.productids;
    const service = { mobileno: number, ...(productid !== undefined && { productid }) };
    const request = yield* callApi(endpoints.ottQuickPay, service, key);
    const { subscribername, productname, chargeperiod } = request;
    const named = { subscribername, productname, chargeperiod };
    yield* put(serviceNamed({ id: attempt.id, service: named }));
    return request;
  }
  const order = {
    customeridentity: number,
    amount: rupeesOf(bill.amount),
    currency: 'INR' as const,
    ...(mobileno !== '' && { mobileno }),
    ...(email !== '' && { email }),
  };
  return yield* callApi(endpoints.instantPay, order, key);
}

/**
 * KEY_REUSED means that the operator knows the key from a request with another number or receipt address. The portal
 * has not shown that request to the payer, so no money can have moved, and KEY_REUSED counts as a refusal.
 */
const meaningOfRequestError = (error: unknown): PaymentErrorMeaning => {
  const failure = error instanceof FailureError ? error.failure : null;
  return refusalCode(failure) === KEY_REUSED
    ? { kind: 'refused', reason: { code: KEY_REUSED, sentence: '' } }
    : meaningOfError(error);
};
