import { createAction, createSelector, createSlice } from '@reduxjs/toolkit';
import type { Paise } from '../core/values/money';
import type { CallName } from '../wire/answers';
import type { FoundOutcome } from './compareEvidence';
import type { ProvableCall } from './evidence';

/** An earlier page, visit or tab has sent this call, and no answer has come. */
export const earlierWriteFound = createAction<CallName>('writes/earlierFound');
/**
 * No earlier write of this call is pending any more: each one was answered, acknowledged, found to be booked, or looked
 * for and not found.
 */
export const earlierWriteSettled = createAction<CallName>('writes/earlierSettled');
/** The subscriber has checked what happened to the earlier write of this call. */
export const earlierWriteAcknowledged = createAction<CallName>('writes/earlierAcknowledged');

/** A write without an answer, and what the operator's data shows about that write (`compareEvidence.ts`). */
export interface WriteOutcome extends FoundOutcome {
  readonly call: ProvableCall;
  /** The `Idempotency-Key`. */
  readonly key: string;
  /** When the write was first sent, in milliseconds since 1970. */
  readonly since: number;
  /** The amount agreed for a payment from the balance; null when the operator sets it, and for any other write. */
  readonly agreed: Paise | null;
  /**
   * Whether the write may be sent again, because it was not found, or because the operator honours the
   * `Idempotency-Key` and still knows the key of this write.
   */
  readonly mayBeSentAgain: boolean;
}

interface OutcomesRead {
  readonly calls: readonly ProvableCall[];
  /**
   * The outcomes of the unanswered writes of these calls. An outcome `notBooked` that the subscriber has already seen
   * is left out.
   */
  readonly outcomes: readonly WriteOutcome[];
  /** The keys of the writes that are reported as booked or as not found for the first time. */
  readonly ended: readonly string[];
}

/** A request of this call ended with an unknown outcome, or was not sent because an earlier outcome is unknown. */
export const writeOutcomeUnknown = createAction<ProvableCall>('writes/outcomeUnknown');
/** The write with this key is no longer pending: it was answered, or its outcome was found or acknowledged. */
export const writeSettled = createAction<string>('writes/settled');
/** The pending writes of some calls were read from the storage, or compared with the operator's data. */
export const outcomesRead = createAction<OutcomesRead>('writes/outcomesRead');
/** Asks the portal to compare the pending writes with the operator's data now. */
export const outcomesWanted = createAction('writes/outcomesWanted');
/**
 * The subscriber has seen the outcome of the write with this key. `step` is the step that the subscriber saw: if the
 * write is sent again, its new outcome needs another acknowledgement.
 */
export const writeOutcomeAcknowledged = createAction(
  'writes/outcomeAcknowledged',
  ({ key, step }: Pick<WriteOutcome, 'key' | 'step'>) => ({ payload: { key, step } }),
);

/**
 * `unknown` has the calls outside `evidence.ts` that an earlier page sent and that got no answer. A write of this page
 * is shown by the status of its flow instead. The records of all writes are in localStorage (`pendingWrites.ts`).
 *
 *            earlierWriteFound
 *   (none) ─────────────────────► outcome unknown ── earlierWriteSettled, earlierWriteAcknowledged ──► (none)
 *
 * For the calls of `evidence.ts`, except `placeOrder`, the portal finds the outcome by itself. `outcomes` contains each
 * write of these calls, in a step of the drawing in `compareEvidence.ts`, until the subscriber acknowledges its outcome.
 */
interface EarlierWrites {
  readonly unknown: readonly CallName[];
  /** The calls whose last request ended with an unknown outcome, until their writes are in `outcomes`. */
  readonly lost: readonly ProvableCall[];
  readonly outcomes: readonly WriteOutcome[];
}

const initialState: EarlierWrites = { unknown: [], lost: [], outcomes: [] };

const without = (state: EarlierWrites, name: CallName): EarlierWrites => ({
  ...state,
  unknown: state.unknown.filter((unknownCall) => unknownCall !== name),
});

/** Whether the write no longer blocks other requests, because it is booked or was not found so far. */
export const isEnded = ({ step }: Pick<WriteOutcome, 'step'>): boolean =>
  step === 'booked' || step === 'notBooked';

/**
 * Replaces the outcomes of the calls that `outcomesRead` covers. An ended outcome (`isEnded`) is replaced only by a
 * newer outcome for its key. Otherwise it stays until the subscriber acknowledges it.
 */
const withRead = (before: readonly WriteOutcome[], { calls, outcomes }: OutcomesRead) => [
  ...before.filter(
    (outcome) =>
      !outcomes.some(({ key }) => key === outcome.key) &&
      (isEnded(outcome) || !calls.includes(outcome.call)),
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
    on.addCase(writeOutcomeUnknown, (state, { payload }) => {
      state.lost = [...state.lost, payload];
    });
    on.addCase(outcomesRead, (state, { payload }) => ({
      ...state,
      lost: state.lost.filter((name) => !payload.calls.includes(name)),
      outcomes: withRead(state.outcomes, payload),
    }));
    on.addCase(writeSettled, (state, { payload }) => {
      state.outcomes = state.outcomes.filter(
        (outcome) => outcome.key !== payload || isEnded(outcome),
      );
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
    /** Whether the outcome of a write of these calls is still looked for, or could not be found. */
    selectIsOutcomeUnknown: ({ lost, outcomes }, calls: readonly ProvableCall[]): boolean =>
      calls.some(
        (name) =>
          lost.includes(name) ||
          outcomes.some((outcome) => outcome.call === name && !isEnded(outcome)),
      ),
  },
});

export const { selectHasEarlierWrite, selectAllOutcomes, selectOutcomes, selectIsOutcomeUnknown } =
  earlierWrites.selectors;
export const writesReducer = earlierWrites.reducer;
