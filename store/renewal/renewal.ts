import { createAction, createSelector, createSlice } from '@reduxjs/toolkit';
import type { Failure } from '../core/failure';
import { defineFlow } from '../core/flow';
import { NO_MONEY, type Paise } from '../core/values/money';
import type { ChargePeriod } from '../packs/chargePeriods';
import { selectChangeAnswers, withAnswers } from '../packs/packList';
import { isPurchaseFailure } from '../packs/packResult';
import type { Bill } from '../payments/attempt';
import { billPaid, billRefused } from '../payments/billEvents';
import type { Pack, PackResult } from '../wire/entities/packs/packs';
import type { LongDurationPrice } from '../wire/entities/packs/renewal';
import type { RequestOf } from '../wire/requests/requests';
import { outcomesRead } from '../writes/earlierWrites';
import { isOutcomeUnknown } from '../writes/outcome';
import { BALANCE_CALLS } from '../writes/pendingWrites';
import { type AnsweredLine, answeredLinesOf, isSamePack, lineResultsOf } from './renewalResults';
import { gstOfLines, type RenewalLine } from './renewalTerms';

/** What the subscriber agreed to: these packs, for this term, for this money. */
export interface RenewalOrder {
  readonly period: ChargePeriod;
  /** The box of all packs in the order, if one had to be chosen (`RenewalOptions.boxes`); otherwise ''. */
  readonly stbno: string;
  readonly lines: readonly RenewalLine[];
  /** Null when the operator sets the price at the renewal. Such a renewal can be paid only from the balance. */
  readonly total: Paise | null;
}

/** A renewal that is paid from the balance. */
export interface Renewal extends RenewalOrder {
  /** The balance when the subscriber requested the renewal; null when it was unknown. */
  readonly balance: Paise | null;
}

/** The bill of a renewal, the same for every payment method. */
export const renewalBill = ({ period, stbno, lines, total }: RenewalOrder): Bill => {
  const gst = gstOfLines(lines);
  return {
    purpose: 'RENEWAL',
    amount: total ?? NO_MONEY,
    orderid: '',
    chargeperiod: period,
    stbno,
    ...(total === null && { isPricedByOperator: true }),
    ...(gst !== null && { gst }),
    productids: lines.map(({ productid }) => productid),
    ends: lines.map(({ expirydate }) => expirydate),
    account: '',
  };
};

export const loadRenewable = defineFlow<RequestOf<'renewablePacks'>, Pack[]>('renewal/load');
/** What longer terms cost (specification §3, long-duration price). */
export const loadTermPrices = defineFlow<void, LongDurationPrice[]>(
  'renewal/loadTermPrices',
  'noPayload',
);
export const renewPacks = defineFlow<Renewal, readonly PackResult[]>('renewal/renew');

/** The calls that renew from the balance: for several packs, and for one. */
export const RENEWALS = BALANCE_CALLS.RENEWAL;
export const isRenewal = (call: string): boolean => RENEWALS.some((name) => name === call);

/** The subscriber has acknowledged that the outcome of a renewal was unknown, and continues. */
export const unknownRenewalAcknowledged = createAction('renewal/unknownAcknowledged');
/** The subscriber has seen the results. */
export const renewalResultsAcknowledged = createAction('renewal/resultsAcknowledged');

/** A renewal without an answer. Its outcome, as far as it was found, is in `store/writes/earlierWrites.ts`. */
interface UnknownRenewal {
  readonly renewal: Renewal;
}

/**
 *                renewPacks              a result for each pack
 *   choosing ───────────────► running ───────────────────────► answered ── renewalResultsAcknowledged ──► choosing
 *      ▲  ▲                      │  │ ▲                           │
 *      │  └── refused or not ────┘  │ └── the failed packs again ─┘
 *      │      sent                  │ no answer
 *      │                            ▼
 *      └─ unknownRenewalAcknowledged ─ unknown ── renewPacks, if nothing was booked ────► running
 *
 * Results, and a renewal of unknown outcome, stay visible while another renewal is running.
 */
interface RenewalState {
  /** null until the operator has answered. */
  readonly packs: readonly Pack[] | null;
  readonly prices: readonly LongDurationPrice[] | null;
  readonly inFlight: Renewal | null;
  readonly answered: readonly AnsweredLine[] | null;
  /** The packs were loaded after the answer. */
  readonly areResultsFresh: boolean;
  readonly period: ChargePeriod;
  readonly stbno: string;
  readonly unknownRenewal: UnknownRenewal | null;
  /** Why the last renewal was certainly not carried out. */
  readonly refusal: Failure | null;
  /** Why the last renewal by another payment method did not begin. */
  readonly otherRefusal: { readonly bill: Bill; readonly failure: Failure } | null;
}

const initialState: RenewalState = {
  packs: null,
  prices: null,
  inFlight: null,
  answered: null,
  areResultsFresh: false,
  period: 'MONTHLY',
  stbno: '',
  unknownRenewal: null,
  refusal: null,
  otherRefusal: null,
};

/** A retry replaces the earlier answers of its packs. Any other renewal replaces all answers. */
const merged = (
  before: readonly AnsweredLine[] | null,
  latest: readonly AnsweredLine[],
): readonly AnsweredLine[] => {
  const isSame = ({ line }: AnsweredLine) => latest.find((other) => isSamePack(line)(other.line));
  return before?.some(isSame) ? before.map((answered) => isSame(answered) ?? answered) : latest;
};

/** Until the packs are loaded again, each renewed pack has the end that the operator's answer gives. */
const packsAfter = (
  packs: readonly Pack[] | null,
  results: readonly PackResult[],
): typeof packs => {
  if (packs === null) return null;
  return packs.map((pack) => {
    const result = results.find(isSamePack(pack));
    const isRenewed = result && !isPurchaseFailure(result) && result.expirydate !== '';
    return isRenewed ? { ...pack, expirydate: result.expirydate, renewable: false } : pack;
  });
};

const failedWith = (state: RenewalState, failure: Failure): RenewalState => {
  const renewal = state.inFlight;
  if (isOutcomeUnknown(failure) && renewal !== null)
    return { ...state, inFlight: null, refusal: null, unknownRenewal: { renewal } };
  // Only the operator's refusal settles an earlier request for the same renewal. A request that was not sent says
  // nothing about the earlier one.
  const unknownRenewal = failure.kind === 'refused' ? null : state.unknownRenewal;
  return { ...state, inFlight: null, refusal: failure, unknownRenewal };
};

const renewal = createSlice({
  name: 'renewal',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(loadRenewable.succeeded, (state, { payload }) => {
      state.packs = payload;
      state.areResultsFresh = state.answered !== null;
    });
    on.addCase(loadTermPrices.succeeded, (state, { payload }) => {
      state.prices = payload;
    });
    // A second request is ignored while the first call is running.
    on.addCase(renewPacks.requested, (state, { payload }) =>
      state.inFlight ? state : { ...state, inFlight: payload, refusal: null, otherRefusal: null },
    );
    on.addCase(billRefused, (state, { payload }) =>
      payload.bill.purpose === 'RENEWAL' ? { ...state, otherRefusal: payload } : state,
    );
    on.addCase(billPaid, (state) => {
      state.otherRefusal = null;
    });
    on.addCase(renewPacks.succeeded, (state, { payload }) => {
      const { lines, period, stbno } = state.inFlight ?? { ...state, lines: [] };
      return {
        ...state,
        inFlight: null,
        unknownRenewal: null,
        refusal: null,
        answered: merged(state.answered, answeredLinesOf(lines, payload)),
        packs: packsAfter(state.packs, payload),
        period,
        stbno,
        areResultsFresh: false,
      };
    });
    on.addCase(renewPacks.failed, (state, { payload }) => failedWith(state, payload));
    // The operator has booked an earlier request after it refused a later one, so the refusal is no longer shown.
    on.addCase(outcomesRead, (state, { payload: { outcomes } }) => {
      const isBooked = outcomes.some(({ call, step }) => isRenewal(call) && step === 'booked');
      if (isBooked && state.refusal?.kind === 'refused') state.refusal = null;
    });
    on.addCase(renewalResultsAcknowledged, (state) => {
      state.answered = null;
      state.refusal = null;
      state.otherRefusal = null;
    });
    on.addCase(unknownRenewalAcknowledged, (state) => {
      state.unknownRenewal = null;
      state.answered = null;
      state.refusal = null;
    });
  },
  selectors: {
    selectListedPacks: ({ packs }) => packs,
    selectTermPrices: ({ prices }) => prices,
    selectIsRenewing: ({ inFlight }) => inFlight !== null,
    selectRenewalRefusal: ({ refusal }) => refusal,
    selectOtherRefusal: ({ otherRefusal }) => otherRefusal,
    /** If true, the screen shows the results or the unknown outcome instead of the choice of packs. */
    selectHasRenewalOutcome: ({ answered, unknownRenewal }) =>
      answered !== null || unknownRenewal !== null,
    selectUnknownRenewal: ({ unknownRenewal }) => unknownRenewal,
    /** The result of each pack; null before the operator's answer. */
    selectRenewalResults: createSelector(
      ({ answered }: RenewalState) => answered,
      ({ packs }: RenewalState) => packs,
      (answered, packs) => answered && lineResultsOf(answered, packs ?? []),
    ),
    selectIsAnswerFresh: ({ areResultsFresh }) => areResultsFresh,
    selectAnsweredTerm: createSelector(
      ({ period }: RenewalState) => period,
      ({ stbno }: RenewalState) => stbno,
      (period, stbno) => ({ period, stbno }),
    ),
  },
});

export const {
  selectTermPrices,
  selectIsRenewing,
  selectRenewalRefusal,
  selectOtherRefusal,
  selectHasRenewalOutcome,
  selectUnknownRenewal,
  selectRenewalResults,
  selectIsAnswerFresh,
  selectAnsweredTerm,
} = renewal.selectors;
export const renewalReducer = renewal.reducer;

/** The packs as the operator lists them for a renewal, with its answers to changes; null until it has answered. */
export const selectRenewalPacks = createSelector(
  renewal.selectors.selectListedPacks,
  selectChangeAnswers,
  withAnswers,
);
