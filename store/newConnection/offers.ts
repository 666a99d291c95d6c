import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { OnlineOrder } from '../documented/documentedState';
import { documentedState } from '../documented/documentedState';
import type { OfferPlan, OfferSubscriber } from '../wire/entities/packs/offers';
import { isSettledBy } from '../writes/outcome';
import {
  type ApplicantEligibility,
  applicantTyped,
  identifyApplicant,
  loadOfferPlans,
  orderGivenUp,
  orderNotTaken,
  pincodeGiven,
  type PlacedOrder,
  placedOrderOf,
  placeOrder,
  planChosen,
  shopEmptied,
  shopRestored,
} from './onlineOrder';

/**
 * The steps to a new connection:
 *
 *             planChosen            identifyApplicant              placeOrder
 *   choosing ────────────► filling in ────────────► welcome ─────────────────► unknown
 *                          ▲   │  ▲                    ▲  ▲                       │
 *                          │   └──┴ refused: already   │  └── refused or not sent ┤
 *                          │        a customer, or     │                          │
 *                          │        not served         │                          │
 *                          └── something typed again ──┴─ given up, not taken ◄───┤
 *   placed ◄──────────────────────── order number received ───────────────────────┘
 *
 * The outcome counts as unknown from the request on, so a page that is reloaded before the answer does not show the
 * order as unsent. While the outcome is unknown, the order cannot be changed, so a repeated request sends the same
 * order.
 */
interface Offers {
  readonly onlineSubscriberCart: Partial<OnlineOrder>;
  /** null until the operator has answered. The answer may be an empty list. */
  readonly plans: readonly OfferPlan[] | null;
  /** The pincode for which the plans were loaded; '' for all places. */
  readonly plansFor: string;
  readonly eligibility: ApplicantEligibility | null;
  readonly isOutcomeUnknown: boolean;
  /** Whether the last request repeated an order whose outcome was unknown. */
  readonly isSentAgain: boolean;
  readonly placed: PlacedOrder | null;
}

const initialState: Offers = {
  ...documentedState.offers,
  plans: null,
  plansFor: '',
  eligibility: null,
  isOutcomeUnknown: false,
  isSentAgain: false,
  placed: null,
};

const eligibilityOf = ({
  existing,
  serviceable,
  region,
  lconame,
}: OfferSubscriber): ApplicantEligibility => {
  if (existing) return { kind: 'existing' };
  return serviceable ? { kind: 'welcome', region, lconame } : { kind: 'notServed' };
};

const settled = (state: Offers): Offers => ({ ...state, isOutcomeUnknown: false });

/** Changes the order and removes the operator's answer about the former applicant and pincode. */
const withChange = (state: Offers, change: Partial<OnlineOrder>): Offers =>
  state.isOutcomeUnknown
    ? state
    : {
        ...state,
        onlineSubscriberCart: { ...state.onlineSubscriberCart, ...change },
        eligibility: null,
      };

const offers = createSlice({
  name: 'offers',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(loadOfferPlans.requested, (state, { payload }) => {
      // The plans for the former pincode must not be shown for the new pincode.
      state.plans = payload === state.plansFor ? state.plans : null;
      state.plansFor = payload;
    });
    on.addCase(loadOfferPlans.succeeded, (state, { payload }) => ({ ...state, plans: payload }));
    on.addCase(pincodeGiven, (state, { payload }) => withChange(state, { pincode: payload }));
    on.addCase(planChosen, (state, { payload }) => {
      if (state.isOutcomeUnknown) return;
      const { planid, planname, chargeperiod, total } = payload;
      const plan = { planid, planname, chargeperiod, amount: total ?? undefined };
      Object.assign(state.onlineSubscriberCart, plan);
    });
    on.addCase(applicantTyped, (state, { payload }) => withChange(state, payload));
    on.addCase(identifyApplicant.requested, (state, { payload }) => withChange(state, payload));
    on.addCase(identifyApplicant.succeeded, (state, { payload }) => {
      state.eligibility = eligibilityOf(payload);
    });
    on.addCase(placeOrder.requested, (state, { payload: amount }) => {
      state.onlineSubscriberCart.amount = amount;
      state.isSentAgain = state.isOutcomeUnknown;
      state.isOutcomeUnknown = true;
    });
    on.addCase(placeOrder.failed, (state, { payload }) => {
      // If `shopEmptied` was dispatched meanwhile, `isOutcomeUnknown` is false and stays false.
      state.isOutcomeUnknown &&= !isSettledBy(payload, !state.isSentAgain);
    });
    on.addCase(placeOrder.succeeded, (state, { payload }) => ({
      ...initialState,
      plans: state.plans,
      plansFor: state.plansFor,
      placed: placedOrderOf(payload, state.onlineSubscriberCart.planname),
    }));
    on.addCase(orderGivenUp, settled);
    on.addCase(orderNotTaken, settled);
    on.addCase(shopEmptied, ({ plans, plansFor }) => ({ ...initialState, plans, plansFor }));
    on.addCase(shopRestored, (state, { payload: { cart, ...kept } }) => ({
      ...state,
      ...kept,
      onlineSubscriberCart: cart,
    }));
  },
  selectors: {
    selectOnlineOrder: ({ onlineSubscriberCart }) => onlineSubscriberCart,
    selectOfferPlans: ({ plans }) => plans,
    selectPlansFor: ({ plansFor }) => plansFor,
    /** null until the plans are loaded, and when the chosen plan is not among them. */
    selectChosenPlan: createSelector(
      [
        ({ plans }: Offers) => plans,
        ({ onlineSubscriberCart }: Offers) => onlineSubscriberCart.planid,
      ],
      (plans, chosen) => plans?.find(({ planid }) => planid === chosen) ?? null,
    ),
    selectEligibility: ({ eligibility }) => eligibility,
    selectIsOrderOutcomeUnknown: ({ isOutcomeUnknown }) => isOutcomeUnknown,
    selectIsOrderSentAgain: ({ isSentAgain }) => isSentAgain,
    selectPlacedOrder: ({ placed }) => placed,
  },
});

export const {
  selectOnlineOrder,
  selectOfferPlans,
  selectPlansFor,
  selectChosenPlan,
  selectEligibility,
  selectIsOrderOutcomeUnknown,
  selectIsOrderSentAgain,
  selectPlacedOrder,
} = offers.selectors;
export const offersReducer = offers.reducer;
