import { createAction, createSlice } from '@reduxjs/toolkit';
import { documentedState } from '../core/documentedState';
import { paiseOf, type Paise } from '../core/values/money';

/** The recharge of an account, and the box it is for (specification §3, box number and recharge amount). */
export const boxChosen = createAction<string>('topUp/boxChosen');
/** As it was typed, in rupees. */
export const amountTyped = createAction<string>('topUp/amountTyped');
/** The subscriber wants to pay what was typed: from here on it is said when that cannot be. */
export const payPressed = createAction('topUp/payPressed');

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

interface TopUp {
  readonly boxNumber: string;
  readonly rechargeAmount: string;
  /** What is wrong with what was typed at the last press. */
  readonly error: AmountError | null;
  /** How often pay was pressed: each time the field with the error takes the focus. */
  readonly presses: number;
}

const initialState: TopUp = { ...documentedState.topUp, error: null, presses: 0 };

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
  },
  selectors: {
    selectBoxNumber: ({ boxNumber }) => boxNumber,
    selectRechargeAmount: ({ rechargeAmount }) => rechargeAmount,
    selectAmountError: ({ error }) => error,
    selectPayPresses: ({ presses }) => presses,
  },
});

export const { selectAmountError, selectBoxNumber, selectPayPresses, selectRechargeAmount } =
  topUp.selectors;
export const topUpReducer = topUp.reducer;
