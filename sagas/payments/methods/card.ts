import { call, type SagaGenerator, select } from 'typed-redux-saga';
import { isDirectCustomer } from '../../../store/account/subscriber';
import { selectApp, selectIdempotency } from '../../../store/app/app';
import { paiseOf, rupeesOf } from '../../../store/core/values/money';
import { webAddressIn } from '../../../store/core/values/webAddress';
import type { Bill, PaymentAttempt } from '../../../store/payments/attempt';
import type { CardPayment } from '../../../store/wire/entities/payments/payments';
import { callApi } from '../../api/callApi';
import { endpoints } from '../../api/endpoints';
import { blockedBy } from '../../api/failures';
import { confirmAccount } from '../engine/confirmAccount';
import { refuseReusedReference, refuseWhileAtWork } from '../engine/conflicts';
import { closeAttempt, latestOf, recordAttempt } from '../engine/journal';
import { keyFor, orderOf, payer } from '../engine/order';
import type { PaymentMethod } from '../engine/paymentMethod';
import { requestPayment } from '../engine/requestPayment';
import { checkPaymentStatus } from '../status/status';

/**
 * Payment by card, net banking or the provider's own UPI, on the card provider's hosted page. The browser posts a form
 * to that page and leaves the portal. `status/status.ts` asks for the outcome when the payer returns.
 */
export const card: PaymentMethod = {
  start: (attempt) => requestPayment(attempt, goToCardPage),
  *resume(attempt) {
    // Once the payer has reached the page, a repeated request leads to the same payment only if the operator honours
    // idempotency keys. Otherwise nothing is sent, and the payer decides whether to replace the attempt
    // (`replaceAttempt`).
    const isSamePage = (yield* select(selectIdempotency)) === 'honoured';
    // The payer may already have paid on that page, and could pay there a second time.
    if (attempt.step === 'atProvider' && isSamePage) {
      yield* refuseWhileAtWork(attempt, yield* checkPaymentStatus(attempt));
      yield* confirmAccount();
    }
    const current = yield* call(latestOf, attempt);
    const isPayable = current.step === 'asking' || (current.step === 'atProvider' && isSamePage);
    return isPayable ? yield* requestPayment(current, goToCardPageAgain) : current;
  },
  /** The provider is not told that the attempt ends, so the portal first asks the operator if the payer has paid. */
  *abandon(attempt) {
    if (attempt.step === 'atProvider') yield* checkPaymentStatus(attempt);
    yield* closeAttempt(attempt, 'abandoned');
  },
};

/**
 * Gets the fields of the hosted page from the operator and sends the payer to that page. An operator that honours keys
 * gives the same answer to a repeated request with the same key, so the attempt stays one payment.
 */
function* goToCardPage(attempt: PaymentAttempt, isResumed = false): SagaGenerator<PaymentAttempt> {
  const page = yield* cardPageOf(attempt);
  if (!isAgreed(page, attempt.bill)) throw blockedBy('AMOUNT_CHANGED');
  if (!isAllowedPayHost(page.action, (yield* select(selectApp)).payHosts))
    throw blockedBy('PAY_HOST_UNKNOWN');
  // The operator has begun a second payment. The payer is not sent to it, because both could be paid.
  if (attempt.step === 'atProvider' && attempt.txnid !== page.txnid)
    throw blockedBy('OTHER_PAYMENT');
  yield* refuseReusedReference(attempt, page.txnid);
  const current = yield* recordAttempt(attempt, {
    kind: 'providerReached',
    txnid: page.txnid,
    ...(isResumed && { resumed: yield* call(Date.now) }),
  });
  // If this tab or another one has abandoned or settled the attempt since, the payer is not sent to the page.
  if (current.step === 'atProvider' && current.txnid === page.txnid)
    yield* call(submitCardForm, page);
  return current;
}

const goToCardPageAgain = (attempt: PaymentAttempt) => goToCardPage(attempt, true);

/**
 * The amount must be that of the bill. The hosted page reads the posted `fields`, so their amount, reference and
 * currency must be right too.
 */
const isAgreed = ({ amount, txnid, fields }: CardPayment, bill: Bill): boolean =>
  amount === bill.amount &&
  paiseOf(fields['amount'] ?? rupeesOf(amount)) === amount &&
  (fields['txnid'] ?? txnid) === txnid &&
  (fields['currency'] ?? 'INR') === 'INR';

/** There is one call for each kind of customer. A payer without a login is a customer of the local operator. */
function* cardPageOf(attempt: PaymentAttempt): SagaGenerator<CardPayment> {
  const isDirect = attempt.customerid !== '' && isDirectCustomer(yield* payer());
  const endpoint = isDirect ? endpoints.payAsDpCustomer : endpoints.payAsLcoCustomer;
  return yield* callApi(endpoint, orderOf(attempt.bill), keyFor(attempt, 'ask'));
}

/**
 * Whether the form may be posted to this address: to the portal's own origin, or to an origin in the configuration.
 * The address is checked here because the browser's policy (`form-action`) would block the form silently.
 */
const isAllowedPayHost = (action: string, hosts: readonly string[]): boolean => {
  // Parses the address as a form does, because a tab or a backslash ("/\t/host") leads to another host.
  const address = webAddressIn(action, ANY_ORIGIN);
  if (action === '' || address === null) return false;
  const { protocol, origin } = address;
  if (webAddressIn(action) === null) return origin === ANY_ORIGIN;
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && (origin === location.origin || hosts.includes(origin));
};

/** Stands for the origin of this page. A relative address is resolved against it. */
const ANY_ORIGIN = 'https://page.invalid';

/**
 * Sends the payer to the hosted page by posting a form, and so leaves the portal. The operator supplies the fields,
 * among them a hash that covers the amount. No card number is ever typed in the portal.
 */
export const submitCardForm = ({ action, fields }: CardPayment): void => {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  const inputs = Object.entries(fields).map(([name, value]) =>
    Object.assign(document.createElement('input'), { type: 'hidden', name, value }),
  );
  form.append(...inputs);
  document.body.append(form);
  // A field called "submit" or "remove" would hide the form's own method.
  HTMLFormElement.prototype.submit.call(form);
  document.body.removeChild(form);
};
