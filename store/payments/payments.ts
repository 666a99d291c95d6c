import { createAction, createSelector, createSlice } from '@reduxjs/toolkit';
import { defineFlow } from '../core/flow';
import { type Bill, hasTxnid, mayTakeMoney, type PaymentAttempt } from './attempt';
import { attemptsToStore } from './journal';
import type { PaymentPurpose, ProviderMethod } from './methods';
import type { CheckedPayment } from './statusCheck';

/** What the instalment provider sent with the OTP, without its signature. */
export interface OtpChallenge {
  /** Masked: where the OTP went. */
  readonly mobileno: string;
  /** The due date of the instalment provider's loan. */
  readonly dueDate: string;
  /** Milliseconds since 1970; null when the provider did not say. */
  readonly expires: number | null;
  readonly resendfrom: number;
  /** How often the payer may still type an OTP, or request a new OTP; null when that is not known. */
  readonly attemptsRemaining: number | null;
  readonly resendsRemaining: number | null;
}

/**
 * The recipient of a payment for a number. Only the start event may have the number; the state and the journal do not.
 */
export interface Payee {
  /**
   * '' for an instant payment: its screen has only the masked number, so the saga adds the whole one (`cachePayee`).
   */
  readonly number: string;
  /** Where the receipt goes; '' for nowhere. */
  readonly mobileno: string;
  readonly email: string;
}

/** The operator's names for a paid streaming service and for its subscriber. The subscriber's name is masked. */
export interface NamedService {
  readonly subscribername: string;
  readonly productname: string;
  readonly chargeperiod: string;
}

export interface StartPaymentRequest {
  readonly bill: Bill;
  readonly method: ProviderMethod;
  /** Present for a payment by UPI. */
  readonly payee?: Payee;
}

/**
 * Asks the operator to begin a payment. The flow ends at the provider's page, at the field for the provider's OTP, or
 * with a request to pay.
 */
export const startPayment = defineFlow<StartPaymentRequest, PaymentAttempt>('payments/start');
/** Resumes an attempt where it was. Resuming alone pays nothing. */
export const resumePayment = defineFlow<{ readonly id: string }, PaymentAttempt>('payments/resume');
/** The payer says that nothing was paid at the card provider, so another attempt for the same bill begins. */
export const replacePayment = defineFlow<{ readonly id: string }, PaymentAttempt>(
  'payments/replace',
);
/** Pays with the OTP. No reducer stores the OTP. The saga adds the signature that came with the hold. */
export const submitOtp = defineFlow<{ readonly id: string; readonly code: string }>(
  'payments/submitOtp',
);
export const resendOtp = defineFlow<{ readonly id: string }>('payments/resendOtp');
export const abandonPayment = defineFlow<{ readonly id: string }>('payments/abandon');
/**
 * Asks how a payment ended. If the call fails, the result is the documented sample answer, marked as unconfirmed
 * (specification §7).
 */
export const checkPayment = defineFlow<{ readonly txnid: string }, CheckedPayment>(
  'payments/check',
);

/** The journal of this browser was read, or another tab has written to it. */
export const journalRead = createAction<readonly PaymentAttempt[]>('payments/journalRead');
/**
 * The payload is the attempt as the journal has it. Dispatched after the attempt was written to the journal, and when a
 * page has to show the stored attempt.
 */
export const attemptWritten = createAction<PaymentAttempt>('payments/attemptWritten');
export const otpDialogOpened = createAction<{
  readonly id: string;
  readonly challenge: OtpChallenge;
}>('payments/otpDialogOpened');
/** The provider sent another OTP for the same hold. */
export const otpResent = createAction<{ readonly id: string; readonly challenge: OtpChallenge }>(
  'payments/otpResent',
);
/** The dialog is closed; its attempt stays as it is. */
export const otpDialogClosed = createAction<{ readonly id: string }>('payments/otpDialogClosed');
/** An attempt has ended, or its outcome is unknown. The portal shows the result screen next. */
export const resultReached = createAction<{ readonly id: string; readonly txnid: string }>(
  'payments/resultReached',
);

/** A payment from the balance that this page has sent. Its receipt and a ticket about it use these facts. */
export interface SentCharge {
  readonly bill: Bill;
  /** The `Idempotency-Key` of its write. */
  readonly key: string;
  /** When it was first sent, in milliseconds since 1970. */
  readonly since: number;
}
export const chargeSent = createAction<SentCharge>('payments/chargeSent');
/** The payer has been shown that this payment succeeded. */
export const paymentAcknowledged = createAction<{ readonly txnid: string }>(
  'payments/acknowledged',
);
export const serviceNamed = createAction<{ readonly id: string; readonly service: NamedService }>(
  'payments/serviceNamed',
);
/** A screen waits for the end of this payment, so the payment is checked with growing pauses. */
export const paymentWatched = createAction<{ readonly txnid: string }>('payments/watched');
/**
 * The page is visible again, the network is back, or the payer asks about a payment that is watched already. All
 * watched payments are checked at once.
 */
export const pageFocused = createAction('payments/pageFocused');
/** A watched payment was checked and will be checked again. Both times are in milliseconds since 1970. */
export const nextCheckPlanned = createAction<{ readonly txnid: string } & CheckTimes>(
  'payments/nextCheckPlanned',
);
export const watchEnded = createAction<{ readonly txnid: string }>('payments/watchEnded');

export interface CheckTimes {
  readonly checkedAt: number;
  readonly nextAt: number;
}

interface Payments {
  readonly attempts: readonly PaymentAttempt[];
  /** For each purpose, the newest payment from the balance that this page has sent. Its outcome is in `writes`. */
  readonly charges?: Readonly<Partial<Record<PaymentPurpose, SentCharge>>>;
  readonly otpChallenges: Readonly<Record<string, OtpChallenge>>;
  /** The attempt whose OTP dialog is open on this page; '' when none is. */
  readonly otpDialog: string;
  /** The journal has been read once. */
  readonly isJournalRead: boolean;
  readonly services: Readonly<Record<string, NamedService>>;
  /** The latest answer about each payment, by `txnid`. */
  readonly checks: Readonly<Record<string, CheckedPayment>>;
  readonly watched: readonly string[];
  /**
   * When each watched payment was last checked and will be checked next. `paymentWatched` and `watchEnded` remove the
   * times of their payment, and `pageFocused` removes all.
   */
  readonly checkTimes: Readonly<Record<string, CheckTimes>>;
}

const initialState: Payments = {
  attempts: [],
  otpChallenges: {},
  otpDialog: '',
  isJournalRead: false,
  services: {},
  checks: {},
  watched: [],
  checkTimes: {},
};

const withAttempt = (
  attempts: readonly PaymentAttempt[],
  attempt: PaymentAttempt,
): readonly PaymentAttempt[] =>
  attempts.some(({ id }) => id === attempt.id)
    ? attempts.map((candidate) => (candidate.id === attempt.id ? attempt : candidate))
    : [...attempts, attempt];

/** A confirmed answer stays when a later answer is not confirmed. */
const withCheck = (checks: Payments['checks'], checked: CheckedPayment): Payments['checks'] => {
  const former = checks[checked.txnid];
  return !checked.confirmed && former?.confirmed ? checks : { ...checks, [checked.txnid]: checked };
};

const payments = createSlice({
  name: 'payments',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(journalRead, (state, { payload }) => ({
      ...state,
      attempts: payload,
      isJournalRead: true,
    }));
    on.addCase(attemptWritten, (state, { payload }) => ({
      ...state,
      attempts: attemptsToStore(withAttempt(state.attempts, payload)),
      // An attempt that was left needs no OTP.
      otpDialog: payload.step === 'left' && payload.id === state.otpDialog ? '' : state.otpDialog,
    }));
    on.addCase(chargeSent, (state, { payload }) => ({
      ...state,
      charges: { ...state.charges, [payload.bill.purpose]: payload },
    }));
    on.addCase(otpDialogOpened, (state, { payload: { id, challenge } }) => {
      state.otpChallenges[id] = challenge;
      state.otpDialog = id;
    });
    on.addCase(otpResent, (state, { payload: { id, challenge } }) => {
      state.otpChallenges[id] = challenge;
    });
    on.addCase(otpDialogClosed, (state, { payload: { id } }) => {
      state.otpDialog = state.otpDialog === id ? '' : state.otpDialog;
    });
    on.addCase(serviceNamed, (state, { payload: { id, service } }) => {
      state.services[id] = service;
    });
    on.addCase(checkPayment.succeeded, (state, { payload }) => {
      state.checks = withCheck(state.checks, payload);
    });
    on.addCase(nextCheckPlanned, (state, { payload: { txnid, checkedAt, nextAt } }) => {
      state.checkTimes = { ...state.checkTimes, [txnid]: { checkedAt, nextAt } };
    });
    // The pauses of all watched payments end.
    on.addCase(pageFocused, (state) => {
      state.checkTimes = {};
    });
    on.addCase(paymentWatched, (state, { payload: { txnid } }) => {
      state.watched = [...state.watched.filter((candidate) => candidate !== txnid), txnid];
      delete state.checkTimes[txnid];
    });
    on.addCase(watchEnded, (state, { payload: { txnid } }) => {
      state.watched = state.watched.filter((candidate) => candidate !== txnid);
      delete state.checkTimes[txnid];
    });
  },
  selectors: {
    selectAttempts: ({ attempts }) => attempts,
    selectIsJournalRead: ({ isJournalRead }) => isJournalRead,
    /** The attempts whose end is not known, including those that were left at a provider. */
    selectOpenAttempts: createSelector(
      ({ attempts }: Payments) => attempts,
      (attempts) => attempts.filter(mayTakeMoney),
    ),
    selectAttempt: ({ attempts }, id: string) =>
      attempts.find((candidate) => candidate.id === id) ?? null,
    selectAttemptByTxnid: ({ attempts }, txnid: string) =>
      attempts.findLast(hasTxnid(txnid)) ?? null,
    selectOtpChallenge: ({ otpChallenges }, id: string) => otpChallenges[id] ?? null,
    selectOtpDialog: ({ otpDialog }) => otpDialog,
    selectService: ({ services }, id: string) => services[id] ?? null,
    selectChecks: ({ checks }) => checks,
    // The txnid comes from an address and may be the name of an inherited property, so only own properties are read.
    selectChecked: ({ checks }, txnid: string) =>
      Object.hasOwn(checks, txnid) ? (checks[txnid] ?? null) : null,
    selectCheckTimes: ({ checkTimes }, txnid: string) =>
      Object.hasOwn(checkTimes, txnid) ? (checkTimes[txnid] ?? null) : null,
    selectIsWatched: ({ watched }, txnid: string) => watched.includes(txnid),
  },
});

export const {
  selectAttempt,
  selectAttemptByTxnid,
  selectAttempts,
  selectChecked,
  selectChecks,
  selectCheckTimes,
  selectOtpChallenge,
  selectIsJournalRead,
  selectIsWatched,
  selectOpenAttempts,
  selectOtpDialog,
  selectService,
} = payments.selectors;

/** Whether the attempt is in this page's state. */
export const selectIsAttemptShown = (
  { payments: loaded }: { readonly payments?: Payments },
  id: string,
): boolean => loaded?.attempts.some((candidate) => candidate.id === id) ?? false;

/** The newest payment from the balance for this purpose; undefined without one, or until the payments are loaded. */
export const selectSentCharge = (
  { payments: loaded }: { readonly payments?: Payments },
  purpose: PaymentPurpose,
): SentCharge | undefined => loaded?.charges?.[purpose];

export const paymentsReducer = payments.reducer;
