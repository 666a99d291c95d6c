import { call, put, type SagaGenerator, select } from 'typed-redux-saga';
import { randomId } from '../../../store/core/values/identifiers';
import { selectCustomerId } from '../../../store/identity/session';
import {
  isReplaceable,
  isUnacknowledged,
  pageOpened,
  type PaymentAttempt,
} from '../../../store/payments/attempt';
import { isProviderMethod, type ProviderMethod } from '../../../store/payments/methods';
import { attemptWritten, type StartPaymentRequest } from '../../../store/payments/payments';
import { decideStart, type StartDecision } from '../../../store/payments/paymentStart';
import { hasNeverArrived } from '../../../store/payments/statusCheck';
import { card } from '../methods/card';
import { instalment } from '../methods/instalment';
import { payWithOtp, type SubmittedOtp } from '../methods/instalmentOtp';
import { upi } from '../methods/upi';
import { checkPaymentStatus } from '../status/status';
import { confirmAccount } from './confirmAccount';
import {
  askAboutUnpaid,
  assertCanPay,
  type PaidBefore,
  readPaid,
  refuseAsOpen,
  refuseAsPaid,
  refuseIfPaidSince,
  refuseIfRenewedSince,
  refuseUnlessOver,
  refuseWhileAtWork,
  refuseWhileBalanceUnknown,
} from './conflicts';
import { closeAttempt, latestOf, ownAttempt, readSamePayer, writeDown } from './journal';
import { cachePayee } from './memoryCaches';
import type { PaymentMethod } from './paymentMethod';
import { withPaymentLock } from './withPaymentLock';

export { payCartFromBalance, renewFromBalance } from '../methods/balance';
export { sendAnotherOtp } from '../methods/instalmentOtp';

/*
 * Everything that happens when a press on "Pay" leads to a provider. Payments from the balance are in
 * `methods/balance.ts`. The states of an attempt are drawn in `store/payments/transition.ts`; this is the sequence of
 * one press:
 *
 *   screen          engine                                method            operator · journal
 *   press "Pay" ──► startAttempt
 *                    refuse if the bill may be paid already                  reads the journal
 *                    ── payment lock: no other tab pays ──────────────────────────────────────
 *                    a renewal: do its packs still end as shown?             operator
 *                    ask about the unpaid attempts of this bill              operator
 *                    read the subscriber last: still the same account?       operator
 *                    refuse again, by the current journal
 *                    decide: new · resume · abandonFirst
 *                    new: write the attempt ────────────────────────────────► journal: asking
 *                         └───────────────────────────► start ─────────────► order, ask
 *                                                         └ record ────────► journal: atProvider, …
 *                    resume: ─────────────────────────► resume ────────────► the same call, the same key
 *                    abandonFirst: ───────────────────► abandon, then ask and decide again
 *                    ── lock released ────────────────────────────────────────────────────────
 *   the page, the dialog or the QR code of the method
 *
 * `status/status.ts` asks for the outcome of the attempt later and settles the attempt.
 */

const METHODS: Readonly<Record<ProviderMethod, PaymentMethod>> = {
  CARD: card,
  INSTALMENT: instalment,
  UPI: upi,
};

/**
 * An attempt by a method that this version does not know. The same bill is not paid again until the operator has
 * answered how the attempt ended. In step `asking` no money can have moved, so the attempt may be abandoned.
 */
const otherMethod: PaymentMethod = {
  start: refuseAsOpen,
  resume: refuseAsOpen,
  *abandon(attempt) {
    if (attempt.step !== 'asking') yield* refuseAsOpen(attempt);
    yield* closeAttempt(attempt, 'abandoned');
  },
};

const methodOf = ({ method }: Pick<PaymentAttempt, 'method'>): PaymentMethod =>
  isProviderMethod(method) ? METHODS[method] : otherMethod;

/** Begins an attempt to pay the bill by the method, or resumes the attempt that the journal has for the bill. */
export function* startAttempt(request: StartPaymentRequest): SagaGenerator<PaymentAttempt> {
  const { bill, method } = request;
  assertCanPay(method, bill);
  const before = yield* readPaid(bill);
  yield* decide(request);
  return yield* withPaymentLock(function* () {
    yield* refuseIfRenewedSince(bill);
    return yield* startLocked(request, before);
  });
}

function* startLocked(
  request: StartPaymentRequest,
  before: PaidBefore,
): SagaGenerator<PaymentAttempt> {
  const { bill, payee } = request;
  yield* askAboutUnpaid(bill);
  // The account is confirmed after the other reads, which may take many seconds.
  yield* confirmAccount();
  yield* refuseIfPaidSince(before, bill);
  const decision = yield* decide(request);
  if (decision.kind === 'abandonFirst') {
    yield* methodOf(decision.attempt).abandon(decision.attempt);
    // Abandoning may reveal that the attempt had already been paid, or that its provider still holds the amount.
    yield* refuseUnlessOver(decision.attempt);
    // Several attempts may overlap with the bill, because each pack of a renewal may have an attempt of its own.
    return yield* startLocked(request, before);
  }
  const method = METHODS[request.method];
  const attempt = decision.kind === 'resume' ? decision.attempt : yield* writeNew(request);
  if (payee) cachePayee(attempt, payee);
  if (decision.kind === 'new') return yield* method.start(attempt);
  const resumed = yield* method.resume(attempt);
  // Resuming may reveal that the attempt had already been paid.
  if (isUnacknowledged(resumed)) yield* refuseAsPaid(resumed);
  return resumed;
}

type Startable = Exclude<StartDecision, { readonly kind: 'check' }>;

/** @throws BALANCE_OPEN or PAYMENT_OPEN when the same bill may have been paid already. */
function* decide({ bill, method }: StartPaymentRequest): SagaGenerator<Startable> {
  yield* refuseWhileBalanceUnknown(bill);
  const attempts = yield* readSamePayer();
  const customerid = yield* select(selectCustomerId);
  const decision = decideStart(attempts, customerid, bill, method, yield* call(Date.now));
  return decision.kind === 'check' ? yield* refuseAsOpen(decision.attempt) : decision;
}

/** The attempt is in the journal before any request is sent. */
function* writeNew({ bill, method }: StartPaymentRequest): SagaGenerator<PaymentAttempt> {
  const attempt: PaymentAttempt = {
    id: yield* call(randomId),
    key: yield* call(randomId),
    method,
    bill,
    customerid: yield* select(selectCustomerId),
    begun: yield* call(Date.now),
    step: 'asking',
  };
  yield* call(writeDown, attempt);
  yield* put(attemptWritten(attempt));
  return attempt;
}

interface AttemptId {
  readonly id: string;
}

export const resumeAttempt = ({ id }: AttemptId): SagaGenerator<PaymentAttempt> =>
  withPaymentLock(function* () {
    yield* confirmAccount();
    const attempt = yield* ownAttempt(id);
    return yield* methodOf(attempt).resume(attempt);
  });

/**
 * Replaces an attempt at the card provider's page by a new attempt, unless the operator's answer shows that the first
 * one was paid or may still be paid. The portal cannot reopen that page, because an operator that does not honour
 * idempotency keys may begin another payment at each call.
 *
 * @throws PAYMENT_OPEN when the operator cannot be asked, or reports money that does not fit the bill;
 * PAYMENT_IN_PROGRESS while the provider is processing the first attempt or has its money.
 */
export const replaceAttempt = ({ id }: AttemptId): SagaGenerator<PaymentAttempt> =>
  withPaymentLock(function* () {
    yield* confirmAccount();
    const attempt = yield* ownAttempt(id);
    const before = yield* readPaid(attempt.bill);
    const { method } = attempt;
    if (!isReplaceable(attempt) || !isProviderMethod(method)) return attempt;
    const checked = yield* checkPaymentStatus(attempt);
    const current = yield* call(latestOf, attempt);
    // The attempt stays unacknowledged, so that the screen says "Paid in the meantime".
    if (current.step === 'paid') return current;
    // Asking again is useless once the operator's answer is confirmed or about another payment, or when the operator
    // still has no such payment an hour after the page was opened. In these cases the payer's decision counts.
    const isAnswered =
      checked.confirmed ||
      checked.isAboutAnother === true ||
      hasNeverArrived(checked, pageOpened(current), yield* call(Date.now));
    if (!isAnswered || current.step === 'unknown') yield* refuseAsOpen(current);
    yield* refuseWhileAtWork(current, checked);
    yield* closeAttempt(current, 'notPaid');
    yield* refuseIfRenewedSince(current.bill);
    return yield* startLocked({ bill: current.bill, method }, before);
  });

export const abandonAttempt = ({ id }: AttemptId): SagaGenerator<void> =>
  withPaymentLock(function* () {
    const attempt = yield* ownAttempt(id);
    yield* methodOf(attempt).abandon(attempt);
  });

export const submitOtpLocked = (otp: SubmittedOtp): SagaGenerator<void> =>
  withPaymentLock(function* () {
    yield* confirmAccount();
    yield* payWithOtp(otp);
  });
