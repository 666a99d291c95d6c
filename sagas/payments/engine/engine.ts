import { call, put, type SagaGenerator, select } from 'typed-redux-saga';
import { randomId } from '../../../store/core/values/identifiers';
import { selectCustomerId } from '../../../store/identity/session';
import {
  isOpen,
  isReplaceable,
  isUnacknowledged,
  type PaymentAttempt,
} from '../../../store/payments/attempt';
import { isPayable } from '../../../store/payments/bill';
import { canPay, isProviderMethod, type ProviderMethod } from '../../../store/payments/methods';
import { attemptWritten, type StartPaymentRequest } from '../../../store/payments/payments';
import {
  decideStart,
  isLeftAtProvider,
  type StartDecision,
} from '../../../store/payments/paymentStart';
import { blockedBy } from '../../api/failures';
import { card } from '../methods/card';
import { instalment } from '../methods/instalment';
import { payWithOtp, type SubmittedOtp } from '../methods/instalmentOtp';
import { upi } from '../methods/upi';
import { checkPaymentStatus } from '../status/status';
import { confirmAccount } from './confirmAccount';
import {
  askAboutUnpaid,
  type PaidBefore,
  readPaid,
  refuseAsOpen,
  refuseAsPaid,
  refuseIfPaidSince,
  refuseWhileAtWork,
  refuseWhileBalanceUnknown,
} from './conflicts';
import { closeAttempt, latestOf, ownAttempt, readSamePayer, writeDown } from './journal';
import { cachePayee } from './memoryCaches';
import type { PaymentMethod } from './paymentMethod';
import { withPaymentLock } from './withPaymentLock';

export { payBillFromBalance } from '../methods/balance';
export { sendAnotherOtp } from '../methods/instalmentResend';

/*
 * Everything that a press does which leads to a provider; the balance pays in `methods/balance.ts`. The states of an
 * attempt are drawn in `store/payments/attempt.ts`; this is the sequence of one press:
 *
 *   screen          engine                                method            operator · journal
 *   press "Pay" ──► startAttempt
 *                    refuse what may have charged already                    reads the journal
 *                    ── payment lock: no other tab pays ──────────────────────────────────────
 *                    read the subscriber: still the same account?            operator
 *                    refuse again, on the journal as it is now
 *                    decide: new · resume · abandonFirst
 *                    new: write the attempt ────────────────────────────────► journal: asking
 *                         └───────────────────────────► start ─────────────► order, ask
 *                                                         └ record ────────► journal: atProvider, …
 *                    resume: ─────────────────────────► resume ────────────► the same call, the same key
 *                    abandonFirst: ───────────────────► abandon, then decide again
 *                    ── lock released ────────────────────────────────────────────────────────
 *   the page, the dialog or the QR code of the method
 *
 * What the provider answers later is asked for and settled in `status/status.ts`.
 */

const METHODS: Readonly<Record<ProviderMethod, PaymentMethod>> = {
  CARD: card,
  INSTALMENT: instalment,
  UPI: upi,
};

/**
 * What an attempt by a method of another version can still do here. Until the operator has said how it ended, the same
 * bill is not paid again; before its first call no money can have moved.
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

/** Pays the bill by the method, or goes on with the attempt that the journal has of the same press. */
export function* startAttempt(request: StartPaymentRequest): SagaGenerator<PaymentAttempt> {
  const { bill, method } = request;
  if (!canPay(method, bill)) throw new Error(`${bill.purpose} cannot be paid by ${method}`);
  if (!isPayable(bill, method)) throw blockedBy('NOT_PAYABLE');
  const before = yield* readPaid(bill);
  yield* decide(request);
  return yield* withPaymentLock(function* () {
    yield* confirmAccount();
    return yield* startLocked(request, before);
  });
}

function* startLocked(
  request: StartPaymentRequest,
  before: PaidBefore,
): SagaGenerator<PaymentAttempt> {
  const { bill, payee } = request;
  yield* askAboutUnpaid(bill);
  yield* refuseIfPaidSince(before, bill);
  const decision = yield* decide(request);
  if (decision.kind === 'abandonFirst') {
    yield* abandonForThis(decision.attempt);
    // There may be another one: each pack of a renewal may have been begun by itself.
    return yield* startLocked(request, before);
  }
  const method = METHODS[request.method];
  const attempt = decision.kind === 'resume' ? decision.attempt : yield* writeNew(request);
  if (payee) cachePayee(attempt, payee);
  if (decision.kind === 'new') return yield* method.start(attempt);
  const resumed = yield* method.resume(attempt);
  // Going on may find out that it had been paid after all.
  if (isUnacknowledged(resumed)) yield* refuseAsPaid(resumed);
  return resumed;
}

type Startable = Exclude<StartDecision, { readonly kind: 'check' }>;

/** @throws BALANCE_OPEN or PAYMENT_OPEN when the same bill may have been paid already. */
function* decide({ bill, method }: StartPaymentRequest): SagaGenerator<Startable> {
  yield* refuseWhileBalanceUnknown(bill);
  const own = yield* readSamePayer();
  const customerid = yield* select(selectCustomerId);
  const decision = decideStart(own, customerid, bill, method, yield* call(Date.now));
  return decision.kind === 'check' ? yield* refuseAsOpen(decision.attempt) : decision;
}

/** Abandoning may find out that the attempt had been paid after all, or that its provider does not let it go. */
function* abandonForThis(attempt: PaymentAttempt): SagaGenerator<void> {
  yield* methodOf(attempt).abandon(attempt);
  const now = yield* call(latestOf, attempt);
  if (now.step === 'paid') yield* refuseAsPaid(now);
  if (isOpen(now) || isLeftAtProvider(now)) yield* refuseAsOpen(now);
}

/** The journal has the attempt before anything leaves the browser. */
function* writeNew({ bill, method }: StartPaymentRequest): SagaGenerator<PaymentAttempt> {
  const attempt: PaymentAttempt = {
    ...{ id: yield* call(randomId), key: yield* call(randomId), method, bill },
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
 * The payer has been at the card provider's page, which the portal cannot open a second time with an operator that
 * may begin another payment at each call. The operator is asked about the first one before another is begun.
 *
 * @throws PAYMENT_OPEN when the operator cannot be asked, or speaks of money that does not fit the bill;
 * PAYMENT_IN_PROGRESS while the provider is at work on the first one or has its money.
 */
export const replaceAttempt = ({ id }: AttemptId): SagaGenerator<PaymentAttempt> =>
  withPaymentLock(function* () {
    yield* confirmAccount();
    const attempt = yield* ownAttempt(id);
    const before = yield* readPaid(attempt.bill);
    const { method } = attempt;
    if (!isReplaceable(attempt) || !isProviderMethod(method)) return attempt;
    const checked = yield* checkPaymentStatus(attempt);
    const now = yield* call(latestOf, attempt);
    // It stays unacknowledged, so that the screen says "Paid in the meantime".
    if (now.step === 'paid') return now;
    // An operator that answers about another payment can never be asked about this one: the payer's word counts.
    const isAnswered = checked.confirmed || checked.isAboutAnother === true;
    if (!isAnswered || now.step === 'unknown') yield* refuseAsOpen(now);
    yield* refuseWhileAtWork(now, checked);
    yield* closeAttempt(now, 'notPaid');
    return yield* startLocked({ bill: now.bill, method }, before);
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
