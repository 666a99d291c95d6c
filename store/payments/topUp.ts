import { createAction, createSlice } from '@reduxjs/toolkit';
import { documentedState } from '../core/documentedState';
import { paiseOf, type Paise } from '../core/values/money';
import type { RequestOf } from '../wire/requests/requests';

/** The recharge of an account, and the box it is for (specification §3, box number and recharge amount). */
export const boxChosen = createAction<string>('topUp/boxChosen');
/** As it was typed, in rupees. */
export const amountTyped = createAction<string>('topUp/amountTyped');
/** The subscriber wants to pay what was typed: from here on it is said when that cannot be. */
export const payPressed = createAction('topUp/payPressed');

/** What the subscriber had chosen to renew; the keys are of `packKey`. */
export interface RenewalDraft {
  readonly ticks: Readonly<Record<string, boolean>>;
  readonly period: RequestOf<'renew'>['chargeperiod'] | null;
  readonly box: string | null;
}

/** A bill that the balance does not cover. The operator keeps the cart; the choice to renew is kept here. */
export interface Shortfall {
  readonly purpose: 'CART' | 'RENEWAL';
  /** What the balance lacks, in paise. */
  readonly missing: Paise;
  /** Milliseconds since 1970: a top-up that was begun before is not for it. */
  readonly since: number;
  readonly renewal: RenewalDraft | null;
}

/** "Add money" was pressed at a bill that the balance does not cover. */
export const shortfallFound = createAction<Shortfall>('topUp/shortfallFound');
/** An earlier page of this tab went to the payment provider for it. */
export const shortfallRestored = createAction<Shortfall>('topUp/shortfallRestored');
/** The top-up is paid, in paise: the bill is shown again. */
export const moneyAdded = createAction<Paise>('topUp/moneyAdded');
/** The bill has taken over what was chosen for it. */
export const billShownAgain = createAction<Shortfall['purpose']>('topUp/billShownAgain');
/** The subscriber has left the bill. */
export const addedMoneySeen = createAction('topUp/addedMoneySeen');

/** In paise: what an operator in India takes at once. */
const LEAST_RECHARGE = 200_00 as Paise;
const MOST_RECHARGE = 49_000_00 as Paise;
/** In rupees, one press each. */
export const QUICK_AMOUNTS = ['200', '500', '1000', '2000'] as const;

export type AmountError = 'unreadable' | 'tooLittle' | 'tooMuch';

/** Rupees as a subscriber types them: a currency sign, blanks and the grouping of thousands do no harm. */
export const rechargeOf = (typed: string): Paise | AmountError => {
  const paise = paiseOf(typed.replace(/[\s,]/g, '').replace(/^(?:₹|Rs\.?)/i, ''));
  if (paise === null) return 'unreadable';
  if (paise < LEAST_RECHARGE) return 'tooLittle';
  return paise > MOST_RECHARGE ? 'tooMuch' : paise;
};

/** The missing amount in whole rupees, and no less than the operator takes. */
const amountFor = ({ missing }: Shortfall): string =>
  String(Math.ceil(Math.max(missing, LEAST_RECHARGE) / 100));

/**
 *          shortfallFound                        moneyAdded                  billShownAgain
 *   (none) ──────────────► shortfall, typed for it ─────────► shortfall, added ────────────► added
 *                              │ ▲ billShownAgain                                              │
 *                              ▼ │ shortfallRestored (the provider's page was between)         │
 *                            (none) ◄───────────────────────────────────────── addedMoneySeen ─┘
 */
interface TopUp {
  readonly boxNumber: string;
  readonly rechargeAmount: string;
  /** What is wrong with what was typed at the last press. */
  readonly error: AmountError | null;
  /** How often pay was pressed: each time the field with the error takes the focus. */
  readonly presses: number;
  readonly shortfall: Shortfall | null;
  /** What was paid for the shortfall, in paise, until the bill is left. */
  readonly added: Paise | null;
}

const initialState: TopUp = {
  ...documentedState.topUp,
  error: null,
  presses: 0,
  shortfall: null,
  added: null,
};

const errorIn = (typed: string): AmountError | null => {
  const read = rechargeOf(typed);
  return typeof read === 'string' ? read : null;
};

const topUp = createSlice({
  name: 'topUp',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(boxChosen, (state, { payload }) => ({ ...state, boxNumber: payload }));
    on.addCase(amountTyped, (state, { payload }) => ({
      ...state,
      rechargeAmount: payload,
      error: null,
    }));
    on.addCase(payPressed, (state) => ({
      ...state,
      error: errorIn(state.rechargeAmount),
      presses: state.presses + 1,
    }));
    on.addCase(shortfallFound, (state, { payload }) => ({
      ...state,
      ...{ shortfall: payload, rechargeAmount: amountFor(payload), error: null, added: null },
    }));
    on.addCase(shortfallRestored, (state, { payload }) => ({
      ...state,
      ...{ shortfall: payload, rechargeAmount: amountFor(payload) },
    }));
    on.addCase(moneyAdded, (state, { payload }) => ({ ...state, added: payload }));
    on.addCase(billShownAgain, (state, { payload }) =>
      state.shortfall?.purpose === payload ? { ...state, shortfall: null } : state,
    );
    on.addCase(addedMoneySeen, (state) => ({ ...state, added: null }));
  },
  selectors: {
    selectBoxNumber: ({ boxNumber }) => boxNumber,
    selectRechargeAmount: ({ rechargeAmount }) => rechargeAmount,
    selectAmountError: ({ error }) => error,
    selectPayPresses: ({ presses }) => presses,
    selectShortfall: ({ shortfall }) => shortfall,
    selectAddedMoney: ({ added }) => added,
  },
});

export const {
  selectAddedMoney,
  selectAmountError,
  selectBoxNumber,
  selectPayPresses,
  selectRechargeAmount,
  selectShortfall,
} = topUp.selectors;
export const topUpReducer = topUp.reducer;
