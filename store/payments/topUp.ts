import { createAction, createSlice } from '@reduxjs/toolkit';
import type { RechargeLimits } from '../app/app';
import type { Paise } from '../core/values/money';
import { type AmountReadingError, typedAmount } from '../core/values/typed/amount';
import { documentedState } from '../documented/documentedState';
import { type Shortfall, shortfallFound } from './shortfall';

/** The subscriber has chosen the box that the recharge is for (specification §3, box number and recharge amount). */
export const boxChosen = createAction<string>('topUp/boxChosen');
/** The payload is the amount as it was typed, in rupees. */
export const amountTyped = createAction<string>('topUp/amountTyped');
/** The subscriber has pressed the pay button. The payload is the error of the typed amount; null when it is valid. */
export const payPressed = createAction<AmountError | null>('topUp/payPressed');

/** The shortfall was read from the tab's storage, for example after a visit to the payment provider's page. */
export const shortfallRestored = createAction<Shortfall>('topUp/shortfallRestored');
/** The top-up for the shortfall is paid. The payload is its amount in paise. The portal shows the bill again. */
export const moneyAdded = createAction<Paise>('topUp/moneyAdded');
/** The bill's screen is shown again and has read the choices that were saved for it. */
export const billShownAgain = createAction<Shortfall['purpose']>('topUp/billShownAgain');
/** The subscriber has left the bill. */
export const addedMoneyAcknowledged = createAction('topUp/addedMoneyAcknowledged');

export type AmountError = AmountReadingError | 'tooLittle' | 'tooMuch';

/** Reads a typed recharge. An amount outside the limits of the deployment is an error. */
export const rechargeOf = (typed: string, { least, most }: RechargeLimits): Paise | AmountError => {
  const paise = typedAmount(typed);
  if (typeof paise === 'string') return paise;
  if (paise < least * 100) return 'tooLittle';
  return paise > most * 100 ? 'tooMuch' : paise;
};

/**
 * The missing amount as a subscriber would type it: rounded up to whole rupees, and at least the operator's minimum.
 */
export const rechargeFor = (missing: Paise, { least }: RechargeLimits): string =>
  String(Math.max(Math.ceil(missing / 100), least));

/**
 *          shortfallFound             moneyAdded                    billShownAgain
 *   (none) ──────────────► shortfall ────────────► shortfall, added ────────────────► added
 *           billShownAgain │ ▲ shortfallRestored (back from the provider's page)        │
 *                          ▼ │                                                          │
 *                        (none) ◄────────────────────────────── addedMoneyAcknowledged ─┘
 *
 * After `shortfallFound` and `shortfallRestored`, the saga dispatches `amountTyped` with an amount for the shortfall.
 */
interface TopUp {
  readonly boxNumber: string;
  readonly rechargeAmount: string;
  /** What was wrong with the typed amount when the pay button was last pressed. */
  readonly error: AmountError | null;
  /** How often the pay button was pressed. Each press moves the focus to the field again if the field has an error. */
  readonly presses: number;
  readonly shortfall: Shortfall | null;
  /** What was paid for the shortfall, in paise, until the subscriber leaves the bill. */
  readonly added: Paise | null;
}

const initialState: TopUp = {
  ...documentedState.topUp,
  error: null,
  presses: 0,
  shortfall: null,
  added: null,
};

const topUp = createSlice({
  name: 'topUp',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(boxChosen, (state, { payload }) => {
      state.boxNumber = payload;
    });
    on.addCase(amountTyped, (state, { payload }) => {
      state.rechargeAmount = payload;
      state.error = null;
    });
    on.addCase(payPressed, (state, { payload }) => {
      state.error = payload;
      state.presses += 1;
    });
    on.addCase(shortfallFound, (state, { payload }) => {
      state.shortfall = payload;
      // The bill is paid from the balance of the account, whichever box an earlier top-up was for.
      state.boxNumber = '';
      state.error = null;
      state.added = null;
    });
    on.addCase(shortfallRestored, (state, { payload }) => {
      state.shortfall = payload;
    });
    on.addCase(moneyAdded, (state, { payload }) => {
      state.added = payload;
    });
    on.addCase(billShownAgain, (state, { payload }) => {
      if (state.shortfall?.purpose === payload) state.shortfall = null;
    });
    on.addCase(addedMoneyAcknowledged, (state) => {
      state.added = null;
    });
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
