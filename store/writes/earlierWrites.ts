import { createAction, createSelector, createSlice } from '@reduxjs/toolkit';
import type { Paise } from '../core/values/money';
import type { CallName } from '../wire/answers';
import type { FoundOutcome } from './compareEvidence';
import type { ProvableCall } from './evidence';

/** An earlier page, visit or tab sent it, and no answer has come. */
export const earlierWriteFound = createAction<CallName>('writes/earlierFound');
/** Its answer has come, or what the operator has shows what happened to it. */
export const earlierWriteSettled = createAction<CallName>('writes/earlierSettled');
/** The subscriber has looked at what happened to it. */
export const earlierWriteAcknowledged = createAction<CallName>('writes/earlierAcknowledged');

/** A write without an answer, and what the operator shows of it (`compareEvidence.ts`). */
export interface WriteOutcome extends FoundOutcome {
  readonly call: ProvableCall;
  /** The `Idempotency-Key`. */
  readonly key: string;
  /** Milliseconds since 1970, of the first sending. */
  readonly since: number;
  /** What was agreed to pay from the balance; null where the operator sets the price, and of another write. */
  readonly agreed: Paise | null;
  /** With an operator who honours keys the same may be sent again, and is answered like the first. */
  readonly mayBeSentAgain: boolean;
}

interface OutcomesRead {
  readonly calls: readonly ProvableCall[];
  /** Every write of these calls that had no answer before this reading. */
  readonly outcomes: readonly WriteOutcome[];
  /** The keys of those that this reading was the first to find booked, or without a sign. */
  readonly ended: readonly string[];
}

/** A write has just been left without an answer. */
export const writeOutcomeUnknown = createAction<CallName>('writes/outcomeUnknown');
/** The record of the write with this key is gone: its answer has come, or it was found out or acknowledged. */
export const writeSettled = createAction<string>('writes/settled');
/** What happened to the open writes of some calls was compared with what the operator has. */
export const outcomesRead = createAction<OutcomesRead>('writes/outcomesRead');
/** The subscriber wants them to be compared now. */
export const outcomesWanted = createAction('writes/outcomesWanted');
/**
 * The subscriber has seen what happened to the write with this key, or has looked for it, when it was in this step.
 * It may have been sent again since, by another tab or by the next press: that is not acknowledged.
 */
export const writeOutcomeAcknowledged = createAction(
  'writes/outcomeAcknowledged',
  ({ key, step }: Pick<WriteOutcome, 'key' | 'step'>) => ({ payload: { key, step } }),
);

/**
 * The calls that an earlier page left without an answer; what this page left is shown by the flow that
 * sent it. The records themselves are in the storage (`pendingWrites.ts`).
 *
 *            earlierWriteFound
 *   (none) ─────────────────────► outcome unknown ── earlierWriteSettled, earlierWriteAcknowledged ──► (none)
 *
 * Of the calls of `evidence.ts` the portal finds out by itself: their writes are `outcomes`, each in one of the
 * steps drawn in `compareEvidence.ts`, until it is acknowledged.
 */
interface EarlierWrites {
  readonly unknown: readonly CallName[];
  readonly outcomes: readonly WriteOutcome[];
}

const initialState: EarlierWrites = { unknown: [], outcomes: [] };

const without = (state: EarlierWrites, name: CallName): EarlierWrites => ({
  ...state,
  unknown: state.unknown.filter((one) => one !== name),
});

/** Nothing is held back by it any more: it is booked, or there is no sign of it so far. */
export const isEnded = ({ step }: Pick<WriteOutcome, 'step'>): boolean =>
  step === 'booked' || step === 'notBooked';

/** An ended outcome stays until it is acknowledged; of the others only what was read last is true. */
const withRead = (before: readonly WriteOutcome[], { calls, outcomes }: OutcomesRead) => [
  ...before.filter(
    (one) =>
      !outcomes.some(({ key }) => key === one.key) && (isEnded(one) || !calls.includes(one.call)),
  ),
  ...outcomes,
];

const earlierWrites = createSlice({
  name: 'writes',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(earlierWriteFound, (state, { payload }) => {
      state.unknown = [...without(state, payload).unknown, payload];
    });
    on.addCase(earlierWriteSettled, (state, { payload }) => without(state, payload));
    on.addCase(earlierWriteAcknowledged, (state, { payload }) => without(state, payload));
    on.addCase(outcomesRead, (state, { payload }) => ({
      ...state,
      outcomes: withRead(state.outcomes, payload),
    }));
    on.addCase(writeSettled, (state, { payload }) => {
      state.outcomes = state.outcomes.filter((one) => one.key !== payload || isEnded(one));
    });
    on.addCase(writeOutcomeAcknowledged, (state, { payload }) => {
      state.outcomes = state.outcomes.filter(({ key }) => key !== payload.key);
    });
  },
  selectors: {
    selectHasEarlierWrite: ({ unknown }, name: CallName): boolean => unknown.includes(name),
    selectAllOutcomes: ({ outcomes }) => outcomes,
    selectOutcomes: createSelector(
      ({ outcomes }: EarlierWrites) => outcomes,
      (_: EarlierWrites, calls: readonly ProvableCall[]) => calls,
      (outcomes, calls) => outcomes.filter(({ call }) => calls.includes(call)),
    ),
  },
});

export const { selectHasEarlierWrite, selectAllOutcomes, selectOutcomes } = earlierWrites.selectors;
export const writesReducer = earlierWrites.reducer;
