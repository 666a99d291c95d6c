import { createAction, createSlice } from '@reduxjs/toolkit';
import type { Failure } from '../core/failure';
import { defineFlow } from '../core/flow';
import { operatorWordsOf } from '../core/messages';
import { momentInIndia } from '../core/values/dates';
import type { Paise } from '../core/values/money';
import type { Pack, PackResult, Refunded } from '../wire/entities/packs/packs';
import { isCancelled } from '../wire/entities/packs/packStatus';
import type { RequestOf } from '../wire/requests/requests';
import { isOutcomeUnknown } from '../writes/outcome';
import { type ByPack, type PackKey, packKey } from './packList';
import { loadActivePacks } from './packs';

/** The pack runs until the end of its term and not beyond (specification §7, `scheduleddisconnect`). */
export const removePack = defineFlow<RequestOf<'removePack'>, PackResult>('packChanges/remove');
/** The pack stops at once, and the rest of its price is refunded (specification §7, `cancelforrefund`). */
export const cancelForRefund = defineFlow<RequestOf<'cancelForRefund'>, Refunded>(
  'packChanges/cancelForRefund',
);
/** The fields by which a change names its pack. The product alone names a pack without a box. */
export const changedPack = ({ productid, stbno }: Pack) => ({
  productid,
  ...(stbno !== '' && { stbno }),
});

/** The refund for a pack that is cancelled now; null if the operator offers none. */
export const offeredRefund = ({ refundable, refundamount }: Pack): Paise | null =>
  refundable && refundamount !== null && refundamount > 0 ? refundamount : null;

/** The calls that refund a pack. */
export const REFUNDS = ['cancelForRefund'] as const;
/** The subscriber has seen the outcome of a change. */
export const packChangeAcknowledged = createAction<PackKey>('packChanges/acknowledged');
export type ChangeKind = 'removal' | 'refund';

/**
 * One change of one pack:
 *
 *            requested             confirmed
 *   (none) ─────────────► asking ───────────► removed · refunded
 *      ▲                    │  refused or not sent
 *      │                    ├───────────────► refused
 *      │                    │  no answer
 *      │                    └───────────────► unknown: the packs are loaded again and may show the outcome
 *      └── packChangeAcknowledged, from any of these four; only another press sends the change again
 *
 * `words` is the operator's sentence in an answer that settles nothing; '' when there is none.
 */
export type PackChange =
  | ({ readonly step: 'asking' } & AskedChange)
  | { readonly step: 'removed'; readonly result: PackResult }
  | { readonly step: 'refunded'; readonly result: Refunded }
  | ({ readonly step: 'refused'; readonly failure: Failure } & AskedChange)
  | ({ readonly step: 'unknown'; readonly words: string } & AskedChange);

interface AskedChange {
  readonly kind: ChangeKind;
  /** What the subscriber was shown: the refund in rupees, or '' for a removal. */
  readonly amount: string;
}

interface PackChanges {
  readonly changes: ByPack<PackChange>;
  /**
   * What the operator has answered about changed packs and the list does not show: a refund until the list is loaded
   * again, a removal until the list shows it or the pack has a later end. The specification documents no field that
   * shows a removal, so a list may never show it.
   */
  readonly answered: ByPack<Partial<Pack>>;
}

const initialState: PackChanges = { changes: {}, answered: {} };

const isAsking = (change: PackChange | undefined): boolean => change?.step === 'asking';
const isAnyAsking = ({ changes }: PackChanges): boolean => Object.values(changes).some(isAsking);

const withChange = (state: PackChanges, key: PackKey, change: PackChange): PackChanges => ({
  ...state,
  changes: { ...state.changes, [key]: change },
});

/** A second request is ignored while a change is running. */
const asked = (
  state: PackChanges,
  kind: ChangeKind,
  request: RequestOf<'removePack'> | RequestOf<'cancelForRefund'> | undefined,
): PackChanges =>
  // A request without a payload changes nothing, because its flow fails.
  request === undefined || isAnyAsking(state)
    ? state
    : withChange(state, packKey(request), {
        step: 'asking',
        kind,
        amount: 'amount' in request ? request.amount : '',
      });

/**
 * Ends the running change. The change is found by its step, because the answer may name another pack. The answer to a
 * removal never ends a refund, and the answer to a refund never ends a removal.
 */
const ended = (
  state: PackChanges,
  kind: ChangeKind,
  endOf: (change: Extract<PackChange, { step: 'asking' }>) => PackChange,
  answered?: Partial<Pack>,
): PackChanges => {
  const [key, change] =
    Object.entries(state.changes).find(([, candidate]) => isAsking(candidate)) ?? [];
  if (key === undefined || change?.step !== 'asking' || change.kind !== kind) return state;
  const next = withChange(state, key, endOf(change));
  return answered === undefined
    ? next
    : { ...next, answered: { ...next.answered, [key]: answered } };
};

const failed = (state: PackChanges, kind: ChangeKind, failure: Failure): PackChanges =>
  ended(state, kind, ({ amount }) =>
    isOutcomeUnknown(failure)
      ? { step: 'unknown', kind, amount, words: operatorWordsOf(failure) }
      : { step: 'refused', kind, amount, failure },
  );

const without = <Value>(all: ByPack<Value>, key: PackKey): ByPack<Value> =>
  Object.fromEntries(Object.entries(all).filter(([candidate]) => candidate !== key));

/** A list that was asked for some statuses only may leave the removed pack out. */
const removalsNotShown = (
  answered: ByPack<Partial<Pack>>,
  packs: readonly Pack[],
): ByPack<Partial<Pack>> => {
  const running = new Map(
    packs.filter((pack) => !isCancelled(pack)).map((pack) => [packKey(pack), pack]),
  );
  return Object.fromEntries(
    Object.entries(answered).flatMap(([key, { disconnectdate }]) => {
      if (disconnectdate === undefined) return [];
      const pack = running.get(key);
      if (!pack) return [[key, { disconnectdate }]];
      // An answer without a date removes the pack at the end of its present term.
      const end = disconnectdate || pack.expirydate;
      const isShown = pack.disconnectdate !== '';
      const runsOn = momentInIndia(pack.expirydate).day > momentInIndia(end).day;
      return isShown || runsOn ? [] : [[key, { disconnectdate: end }]];
    }),
  );
};

const packChanges = createSlice({
  name: 'packChanges',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(removePack.requested, (state, { payload }) => asked(state, 'removal', payload));
    on.addCase(cancelForRefund.requested, (state, { payload }) => asked(state, 'refund', payload));
    on.addCase(removePack.succeeded, (state, { payload }) =>
      ended(state, 'removal', () => ({ step: 'removed', result: payload }), {
        disconnectdate: payload.expirydate,
      }),
    );
    on.addCase(cancelForRefund.succeeded, (state, { payload }) =>
      ended(state, 'refund', () => ({ step: 'refunded', result: payload }), {
        productstatus: 'CANCEL',
        refundable: false,
        renewable: false,
      }),
    );
    on.addCase(removePack.failed, (state, { payload }) => failed(state, 'removal', payload));
    on.addCase(cancelForRefund.failed, (state, { payload }) => failed(state, 'refund', payload));
    on.addCase(loadActivePacks.succeeded, (state, { payload }) => ({
      ...state,
      answered: removalsNotShown(state.answered, payload),
    }));
    on.addCase(packChangeAcknowledged, (state, { payload }) =>
      isAsking(state.changes[payload])
        ? state
        : { ...state, changes: without(state.changes, payload) },
    );
  },
  selectors: {
    selectPackChange: ({ changes }, key: PackKey): PackChange | null => changes[key] ?? null,
    /** Whether a change is running. Only one runs at a time. */
    selectIsChanging: isAnyAsking,
  },
});

export const { selectPackChange, selectIsChanging } = packChanges.selectors;
export const packChangesReducer = packChanges.reducer;
