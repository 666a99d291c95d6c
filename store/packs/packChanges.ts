import { createAction, createSlice } from '@reduxjs/toolkit';
import type { Failure } from '../core/failure';
import { defineFlow } from '../core/flow';
import { operatorWordsOf } from '../core/messages';
import type { Pack, PackResult, Refunded } from '../wire/entities/packs/packs';
import type { RequestOf } from '../wire/requests/requests';
import { isOutcomeUnknown } from '../writes/outcome';
import { type ByPack, type PackKey, packKey } from './packList';
import { loadActivePacks } from './packs';

/** The pack goes on to the end of its term, and not beyond (specification §7, `scheduleddisconnect`). */
export const removePack = defineFlow<RequestOf<'removePack'>, PackResult>('packChanges/remove');
/** The pack stops at once and what is left of it comes back (specification §7, `cancelforrefund`). */
export const cancelForRefund = defineFlow<RequestOf<'cancelForRefund'>, Refunded>(
  'packChanges/cancelForRefund',
);
/** The subscriber has seen the outcome of a change. */
export const packChangeAcknowledged = createAction<PackKey>('packChanges/acknowledged');
export type ChangeKind = 'removal' | 'refund';

/**
 * One change of one pack:
 *
 *              asked                  yes
 *   (none) ─────────────► asking ───────────► removed · refunded
 *      ▲                    │  no, or it never left
 *      │                    ├───────────────► refused
 *      │                    │  no answer
 *      │                    └───────────────► unknown: the packs are read again and tell
 *      └── packChangeAcknowledged: nothing is sent again but by another press ◄── from any of the four
 *
 * `amount` is what the subscriber was shown: the refund in rupees, or '' for a removal.
 */
export type PackChange =
  | { readonly step: 'asking'; readonly kind: ChangeKind; readonly amount: string }
  | { readonly step: 'removed'; readonly result: PackResult }
  | { readonly step: 'refunded'; readonly result: Refunded }
  | {
      readonly step: 'refused';
      readonly kind: ChangeKind;
      readonly amount: string;
      readonly failure: Failure;
    }
  | {
      readonly step: 'unknown';
      readonly kind: ChangeKind;
      readonly amount: string;
      /** What the operator said with its answer; '' when it said nothing. */
      readonly words: string;
    };

interface PackChanges {
  readonly changes: ByPack<PackChange>;
  /** What the operator just said of a pack and the list, until it is read again, does not know. */
  readonly answered: ByPack<Partial<Pack>>;
}

const initialState: PackChanges = { changes: {}, answered: {} };

const isAsking = (change: PackChange | undefined): boolean => change?.step === 'asking';
const isAnyAsking = ({ changes }: PackChanges): boolean => Object.values(changes).some(isAsking);

const withChange = (state: PackChanges, key: PackKey, change: PackChange): PackChanges => ({
  ...state,
  changes: { ...state.changes, [key]: change },
});

/** A second press while a change is running does nothing. */
const asked = (
  state: PackChanges,
  kind: ChangeKind,
  request: RequestOf<'removePack'> | RequestOf<'cancelForRefund'> | undefined,
): PackChanges =>
  // Without a payload nothing is about to change: the flow says so itself.
  request === undefined || isAnyAsking(state)
    ? state
    : withChange(state, packKey(request), {
        step: 'asking',
        kind,
        amount: 'amount' in request ? request.amount : '',
      });

/** The change that is on its way gets its end; what the answer repeats of the pack need not be right. */
const ended = (
  state: PackChanges,
  endOf: (change: Extract<PackChange, { step: 'asking' }>) => PackChange,
  answered?: Partial<Pack>,
): PackChanges => {
  const [key, change] = Object.entries(state.changes).find(([, one]) => isAsking(one)) ?? [];
  if (key === undefined || change?.step !== 'asking') return state;
  const next = withChange(state, key, endOf(change));
  return answered === undefined
    ? next
    : { ...next, answered: { ...next.answered, [key]: answered } };
};

const failed = (state: PackChanges, failure: Failure): PackChanges =>
  ended(state, ({ kind, amount }) =>
    isOutcomeUnknown(failure)
      ? { step: 'unknown', kind, amount, words: operatorWordsOf(failure) }
      : { step: 'refused', kind, amount, failure },
  );

const without = <Value>(all: ByPack<Value>, key: PackKey): ByPack<Value> =>
  Object.fromEntries(Object.entries(all).filter(([one]) => one !== key));

const packChanges = createSlice({
  name: 'packChanges',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(removePack.requested, (state, { payload }) => asked(state, 'removal', payload));
    on.addCase(cancelForRefund.requested, (state, { payload }) => asked(state, 'refund', payload));
    on.addCase(removePack.succeeded, (state, { payload }) =>
      ended(state, () => ({ step: 'removed', result: payload }), {
        disconnectdate: payload.expirydate,
      }),
    );
    on.addCase(cancelForRefund.succeeded, (state, { payload }) =>
      ended(state, () => ({ step: 'refunded', result: payload }), {
        productstatus: 'CANCEL',
        refundable: false,
        renewable: false,
      }),
    );
    on.addCase(removePack.failed, (state, { payload }) => failed(state, payload));
    on.addCase(cancelForRefund.failed, (state, { payload }) => failed(state, payload));
    on.addCase(loadActivePacks.succeeded, (state) => {
      state.answered = {};
    });
    on.addCase(packChangeAcknowledged, (state, { payload }) =>
      isAsking(state.changes[payload])
        ? state
        : { ...state, changes: without(state.changes, payload) },
    );
  },
  selectors: {
    selectPackChange: ({ changes }, key: PackKey): PackChange | null => changes[key] ?? null,
    /** One change at a time: the next press waits for its answer. */
    selectIsChanging: isAnyAsking,
  },
});

export const { selectPackChange, selectIsChanging } = packChanges.selectors;
export const packChangesReducer = packChanges.reducer;
