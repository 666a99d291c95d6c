import { createAction, createSelector, createSlice } from '@reduxjs/toolkit';
import { defineFlow } from '../core/flow';
import { isOpen, type PaymentAttempt, type Bill, type Method } from './attempt';
import { worthKeeping } from './journal';
import type { Checked } from './statusCheck';

/** What the provider said with the code it sent. The signature it also gave never comes here. */
export interface CodeSheet {
  /** Masked: where the code went. */
  readonly mobileno: string;
  /** When the bill falls due. */
  readonly dueDate: string;
  /** Milliseconds since 1970; null when the provider did not say. */
  readonly expires: number | null;
  readonly resendfrom: number;
  /** How often a code may still be typed, and another one asked for; null when nobody knows. */
  readonly attemptsRemaining: number | null;
  readonly resendsRemaining: number | null;
}

/** Who is paid for by a number. The number itself is in this event alone, in no state and no journal. */
export interface Payee {
  /** '' for the one that was looked up and has the end that the bill names. */
  readonly number: string;
  /** Where the receipt goes; '' for nowhere. */
  readonly mobileno: string;
  readonly email: string;
}

/** What the operator calls a streaming service that it makes a request to pay for, and whose it is, masked. */
export interface NamedService {
  readonly subscribername: string;
  readonly productname: string;
  readonly chargeperiod: string;
}

export interface Wanted {
  readonly bill: Bill;
  readonly method: Method;
  /** Of what is paid by UPI. */
  readonly forWhom?: Payee;
}

/** Asks the operator to begin, and goes as far as the provider's page, the field for its code, or a request to pay. */
export const beginPayment = defineFlow<Wanted, PaymentAttempt>('payments/begin', 'inPlace');
/** Goes on with one that was begun, where it was. Pays nothing by itself. */
export const goOnWithPayment = defineFlow<{ readonly id: string }, PaymentAttempt>(
  'payments/goOn',
  'inPlace',
);
/** The code never enters the state, and the provider's signature is not in this event. */
export const giveCode = defineFlow<{ readonly id: string; readonly code: string }>(
  'payments/giveCode',
  'inPlace',
);
export const resendCode = defineFlow<{ readonly id: string }>('payments/resendCode', 'inPlace');
export const leavePayment = defineFlow<{ readonly id: string }>('payments/leave', 'inPlace');
/** Resolves with the documented sample, marked as such, when it fails (specification §7). */
export const checkPayment = defineFlow<{ readonly txnid: string }, Checked>(
  'payments/check',
  'inPlace',
);

/** The journal of this browser was read, or another tab has written in it. */
export const journalRead = createAction<readonly PaymentAttempt[]>('payments/journalRead');
/** Written down already when it is said. */
export const attemptWritten = createAction<PaymentAttempt>('payments/attemptWritten');
export const codeSheetShown = createAction<{ readonly id: string; readonly sheet: CodeSheet }>(
  'payments/codeSheetShown',
);
/** The sheet with the field for the code is put away; what it was about stays as it is. */
export const codeSheetClosed = createAction<{ readonly id: string }>('payments/codeSheetClosed');
/** A code was given and the payment is over, or nobody knows: the result is what comes next. */
export const resultReached = createAction<{ readonly id: string; readonly txnid: string }>(
  'payments/resultReached',
);
/** Whoever pays has been shown that this was paid. */
export const paymentAcknowledged = createAction<{ readonly txnid: string }>(
  'payments/acknowledged',
);
export const serviceNamed = createAction<{ readonly id: string; readonly service: NamedService }>(
  'payments/serviceNamed',
);
/** Somebody waits for the end of this payment: it is asked about with growing pauses. */
export const paymentWatched = createAction<{ readonly txnid: string }>('payments/watched');
/** The page is looked at again, or the network is back: whoever waits for a payment asks at once. */
export const cameBack = createAction('payments/cameBack');
export const watchEnded = createAction<{ readonly txnid: string }>('payments/watchEnded');

interface Payments {
  readonly attempts: readonly PaymentAttempt[];
  readonly sheets: Readonly<Record<string, CodeSheet>>;
  /** The attempt whose code is asked for on this page; '' when none is. */
  readonly openSheet: string;
  /** What stands in the journal is known. */
  readonly isJournalRead: boolean;
  readonly services: Readonly<Record<string, NamedService>>;
  /** The latest answer about each payment, by `txnid`. */
  readonly checks: Readonly<Record<string, Checked>>;
  readonly watched: readonly string[];
}

const initialState: Payments = {
  attempts: [],
  sheets: {},
  openSheet: '',
  isJournalRead: false,
  services: {},
  checks: {},
  watched: [],
};

const withAttempt = (
  attempts: readonly PaymentAttempt[],
  attempt: PaymentAttempt,
): readonly PaymentAttempt[] =>
  attempts.some(({ id }) => id === attempt.id)
    ? attempts.map((one) => (one.id === attempt.id ? attempt : one))
    : [...attempts, attempt];

/** What the operator has once confirmed is not forgotten because a later question failed. */
const withCheck = (checks: Payments['checks'], checked: Checked): Payments['checks'] => {
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
      attempts: worthKeeping(withAttempt(state.attempts, payload)),
      // Nobody waits for the code of what was left.
      openSheet: payload.step === 'left' && payload.id === state.openSheet ? '' : state.openSheet,
    }));
    on.addCase(codeSheetShown, (state, { payload: { id, sheet } }) => ({
      ...state,
      sheets: { ...state.sheets, [id]: sheet },
      openSheet: id,
    }));
    on.addCase(codeSheetClosed, (state, { payload: { id } }) => ({
      ...state,
      openSheet: state.openSheet === id ? '' : state.openSheet,
    }));
    on.addCase(serviceNamed, (state, { payload: { id, service } }) => ({
      ...state,
      services: { ...state.services, [id]: service },
    }));
    on.addCase(checkPayment.succeeded, (state, { payload }) => ({
      ...state,
      checks: withCheck(state.checks, payload),
    }));
    on.addCase(paymentWatched, (state, { payload: { txnid } }) => ({
      ...state,
      watched: [...state.watched.filter((one) => one !== txnid), txnid],
    }));
    on.addCase(watchEnded, (state, { payload: { txnid } }) => ({
      ...state,
      watched: state.watched.filter((one) => one !== txnid),
    }));
  },
  selectors: {
    selectAttempts: ({ attempts }) => attempts,
    selectIsJournalRead: ({ isJournalRead }) => isJournalRead,
    selectOpenAttempts: createSelector(
      ({ attempts }: Payments) => attempts,
      (attempts) => attempts.filter(isOpen),
    ),
    selectAttempt: ({ attempts }, id: string) => attempts.find((one) => one.id === id) ?? null,
    selectAttemptOf: ({ attempts }, txnid: string) =>
      attempts.find((one) => 'txnid' in one && one.txnid === txnid) ?? null,
    selectCodeSheet: ({ sheets }, id: string) => sheets[id] ?? null,
    selectOpenSheet: ({ openSheet }) => openSheet,
    selectService: ({ services }, id: string) => services[id] ?? null,
    // By whatever stands in an address, also what every object has.
    selectChecked: ({ checks }, txnid: string) =>
      Object.hasOwn(checks, txnid) ? (checks[txnid] ?? null) : null,
    selectIsWatched: ({ watched }, txnid: string) => watched.includes(txnid),
  },
});

export const {
  selectAttempt,
  selectAttemptOf,
  selectAttempts,
  selectChecked,
  selectCodeSheet,
  selectIsJournalRead,
  selectIsWatched,
  selectOpenAttempts,
  selectOpenSheet,
  selectService,
} = payments.selectors;
export const paymentsReducer = payments.reducer;
