import { createAction, createSelector, createSlice } from '@reduxjs/toolkit';
import { leavesMoneyInDoubt } from '../writes/outcome';
import type { Pack } from '../wire/entities/packs/packs';
import type { LongDurationPrice } from '../wire/entities/packs/renewal';
import type { Failure } from '../core/failure';
import { defineFlow } from '../core/flow';
import type { Paise } from '../core/money';
import type { Bill } from '../payments/attempt';
import { billPaid, billRefused } from '../payments/billEvents';
import {
  isPack,
  resultsOf,
  toldOf,
  verdictOf,
  type RenewalAnswer,
  type ToldLine,
} from './renewalResults';
import type { Period, RenewalLine } from './renewalTerms';
import type { RequestOf } from '../wire/requests/requests';
import { loadSubscriber } from '../account/subscriber';

/** What the subscriber agreed to: these packs, for this term, for this money. */
export interface Agreed {
  readonly period: Period;
  /** The one box that all of it is about, where the operator needs to be told; otherwise ''. */
  readonly stbno: string;
  readonly lines: readonly RenewalLine[];
  readonly total: Paise;
}

/** The same, out of the balance. */
export interface Renewal extends Agreed {
  /** The balance at that moment; null when nobody knew it. */
  readonly balance: Paise | null;
}

/** What is paid for, the same for every way of paying. */
export const billOf = ({ period, stbno, lines, total }: Agreed): Bill => ({
  ...{ purpose: 'RENEWAL', amount: total, orderid: '', chargeperiod: period, stbno },
  productids: lines.map(({ productid }) => productid),
  account: '',
});

export const loadRenewable = defineFlow<RequestOf<'renewablePacks'>, Pack[]>(
  'renewal/load',
  'inPlace',
);
/** What longer terms cost (specification §3, long-duration price). */
export const loadTermPrices = defineFlow<void, LongDurationPrice[]>(
  'renewal/loadTermPrices',
  'inPlace',
);
export const renewPacks = defineFlow<Renewal, RenewalAnswer>('renewal/renew', 'inPlace');

/** An earlier visit, another tab or a reload left a renewal behind that had no answer. */
export const doubtFound = createAction('renewal/doubtFound');
/** The subscriber has seen what became of it. */
export const doubtSettled = createAction('renewal/doubtSettled');
/** The subscriber goes on, and what became of it stays open. */
export const doubtLeft = createAction('renewal/doubtLeft');
/** The results were seen and left. */
export const resultsLeft = createAction('renewal/resultsLeft');

/** A renewal without an answer, and what is known of it since. */
export interface RenewalDoubt {
  readonly renewal: Renewal;
  /** Packs and balance have come since the answer stayed away. */
  readonly arePacksFresh: boolean;
  readonly isBalanceFresh: boolean;
  readonly balance: Paise | null;
}

/**
 *                renewPacks                a result for each pack
 *   choosing ───────────────► in the air ──────────────────────────► told ── resultsLeft ──► choosing
 *      ▲  ▲                      │  │ ▲                                │
 *      │  └── refused, or it ────┘  │ └──── the failed ones again ─────┘
 *      │      never left            │ no answer
 *      │                            ▼
 *      └── doubtSettled, ──────── in doubt ◄──┐ packs and balance come and tell;
 *          doubtLeft                 └────────┘ the same again, with the same key
 *
 * What was told, or is in doubt, stays in sight while something is in the air.
 */
interface RenewalState {
  /** null until the operator has answered. */
  readonly packs: readonly Pack[] | null;
  readonly prices: readonly LongDurationPrice[] | null;
  readonly inTheAir: Renewal | null;
  readonly told: readonly ToldLine[] | null;
  /** Packs have come since the answer. */
  readonly isToldFresh: boolean;
  readonly period: Period;
  readonly stbno: string;
  readonly doubt: RenewalDoubt | null;
  readonly hasEarlierDoubt: boolean;
  /** Why the last renewal was not carried out, for certain. */
  readonly refusal: Failure | null;
  /** Why the last one that was to be paid another way was not begun. */
  readonly otherRefusal: { readonly bill: Bill; readonly failure: Failure } | null;
}

const initialState: RenewalState = {
  packs: null,
  prices: null,
  inTheAir: null,
  told: null,
  isToldFresh: false,
  period: 'MONTHLY',
  stbno: '',
  doubt: null,
  hasEarlierDoubt: false,
  refusal: null,
  otherRefusal: null,
};

/** Those of another try take the places of the first one. */
const merged = (
  before: readonly ToldLine[] | null,
  now: readonly ToldLine[],
): readonly ToldLine[] => {
  const isSame = ({ line }: ToldLine) => now.find((other) => isPack(line)(other.line));
  return before?.some(isSame) ? before.map((told) => isSame(told) ?? told) : now;
};

/** Until they are read again, packs end when the answer says so. */
const packsAfter = (packs: readonly Pack[] | null, answer: RenewalAnswer): typeof packs => {
  if (answer.kind === 'sentence') return answer.packs ?? packs;
  if (packs === null) return null;
  return packs.map((pack) => {
    const result = answer.results.find(isPack(pack));
    const isRenewed = result !== undefined && result.errorcode === '' && result.expirydate !== '';
    return isRenewed ? { ...pack, expirydate: result.expirydate, renewable: false } : pack;
  });
};

const failedWith = (state: RenewalState, failure: Failure): RenewalState => {
  const renewal = state.inTheAir;
  if (leavesMoneyInDoubt(failure) && renewal !== null)
    return { ...state, inTheAir: null, refusal: null, doubt: doubtAbout(renewal) };
  // That this one never left says nothing about an earlier sending of the same.
  const doubt = failure.kind === 'refused' && !isSaidHere(failure) ? null : state.doubt;
  return { ...state, inTheAir: null, refusal: failure, doubt };
};

/** Refused before it was sent, because of what was begun another way. */
const isSaidHere = ({ call }: Extract<Failure, { readonly kind: 'refused' }>): boolean =>
  call === 'payments/start';

const doubtAbout = (renewal: Renewal): RenewalDoubt => ({
  renewal,
  arePacksFresh: false,
  isBalanceFresh: false,
  balance: null,
});

const renewal = createSlice({
  name: 'renewal',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(loadRenewable.succeeded, (state, { payload }) => ({
      ...state,
      packs: payload,
      isToldFresh: state.told !== null,
      doubt: state.doubt && { ...state.doubt, arePacksFresh: true },
    }));
    on.addCase(loadSubscriber.succeeded, (state, { payload: { balance } }) => ({
      ...state,
      doubt: state.doubt && { ...state.doubt, isBalanceFresh: true, balance },
    }));
    on.addCase(loadTermPrices.succeeded, (state, { payload }) => ({ ...state, prices: payload }));
    // A second press reaches nobody while the first is in the air.
    on.addCase(renewPacks.requested, (state, { payload }) =>
      state.inTheAir ? state : { ...state, inTheAir: payload, refusal: null, otherRefusal: null },
    );
    on.addCase(billRefused, (state, { payload }) =>
      payload.bill.purpose === 'RENEWAL' ? { ...state, otherRefusal: payload } : state,
    );
    on.addCase(billPaid, (state) => ({ ...state, otherRefusal: null }));
    on.addCase(renewPacks.succeeded, (state, { payload }) => {
      const { lines, period, stbno } = state.inTheAir ?? { ...state, lines: [] };
      return {
        ...state,
        ...{ inTheAir: null, doubt: null, refusal: null, hasEarlierDoubt: false },
        ...{
          told: merged(state.told, toldOf(lines, payload)),
          packs: packsAfter(state.packs, payload),
        },
        ...{ period, stbno, isToldFresh: payload.kind === 'sentence' && payload.packs !== null },
      };
    });
    on.addCase(renewPacks.failed, (state, { payload }) => failedWith(state, payload));
    on.addCase(resultsLeft, (state) => ({
      ...state,
      ...{ told: null, refusal: null, otherRefusal: null },
    }));
    on.addCase(doubtFound, (state) => ({ ...state, hasEarlierDoubt: state.doubt === null }));
    on.addCase(doubtLeft, (state) => ({
      ...state,
      ...{ doubt: null, told: null, refusal: null, hasEarlierDoubt: true },
    }));
    on.addCase(doubtSettled, (state) => ({
      ...state,
      ...{ doubt: null, told: null, refusal: null, hasEarlierDoubt: false },
    }));
  },
  selectors: {
    selectRenewalPacks: ({ packs }) => packs,
    selectTermPrices: ({ prices }) => prices,
    selectIsRenewing: ({ inTheAir }) => inTheAir !== null,
    selectRefusal: ({ refusal }) => refusal,
    selectOtherRefusal: ({ otherRefusal }) => otherRefusal,
    selectHasEarlierDoubt: ({ hasEarlierDoubt }) => hasEarlierDoubt,
    /** Something was told, or is in doubt: until it is left it stands before any choice. */
    selectHasOutcome: ({ told, doubt }) => told !== null || doubt !== null,
    selectRenewalDoubt: ({ doubt }) => doubt,
    selectVerdict: ({ doubt, packs }) =>
      doubt?.arePacksFresh && doubt.isBalanceFresh
        ? verdictOf(doubt.renewal.lines, packs ?? [], {
            before: doubt.renewal.balance,
            now: doubt.balance,
          })
        : null,
    /** What became of each pack; null before anything was told. */
    selectResults: createSelector(
      ({ told }: RenewalState) => told,
      ({ packs }: RenewalState) => packs,
      (told, packs) => told && resultsOf(told, packs ?? []),
    ),
    selectIsToldFresh: ({ isToldFresh }) => isToldFresh,
    selectToldTerm: createSelector(
      ({ period }: RenewalState) => period,
      ({ stbno }: RenewalState) => stbno,
      (period, stbno) => ({ period, stbno }),
    ),
  },
});

export const {
  selectRenewalPacks,
  selectTermPrices,
  selectIsRenewing,
  selectRefusal,
  selectOtherRefusal,
  selectHasEarlierDoubt,
  selectHasOutcome,
  selectRenewalDoubt,
  selectVerdict,
  selectResults,
  selectIsToldFresh,
  selectToldTerm,
} = renewal.selectors;
export const renewalReducer = renewal.reducer;
