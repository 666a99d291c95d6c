import { createAction } from '@reduxjs/toolkit';
import { defineFlow } from '../core/flow';
import { type Paise, rupeesOf } from '../core/values/money';
import type { Applicant, OnlineOrder } from '../documented/documentedState';
import type { Order } from '../wire/entities/packs/cart';
import type { OfferPlan, OfferSubscriber } from '../wire/entities/packs/offers';
import type { RequestOf } from '../wire/requests/requests';

/** What the operator says about the applicant. */
export type ApplicantEligibility =
  /** A subscriber already: logs in instead of ordering a second connection. */
  | { readonly kind: 'existing' }
  /** There is no cable at that pincode. */
  | { readonly kind: 'notServed' }
  | { readonly kind: 'welcome'; readonly region: string; readonly lconame: string };

export type PlacedOrder = Pick<Order, 'orderid' | 'amount' | 'status' | 'expireson' | 'message'> & {
  readonly planname: string;
};

export const placedOrderOf = (
  { orderid, amount, status, expireson, message }: Order,
  planname = '',
): PlacedOrder => ({ orderid, amount, status, expireson, message, planname });

/** What a tab keeps of the shop, so that a reload loses nothing. */
export interface SavedShop {
  readonly cart: Partial<OnlineOrder>;
  readonly eligibility: Extract<ApplicantEligibility, { kind: 'welcome' }> | null;
  readonly isOutcomeUnknown: boolean;
  readonly placed: PlacedOrder | null;
}

/** The plans of the open shop at a pincode; everywhere for ''. */
export const loadOfferPlans = defineFlow<string, readonly OfferPlan[]>('offers/loadPlans');
export const pincodeGiven = createAction<string>('offers/pincodeGiven');
export const planChosen = createAction<OfferPlan>('offers/planChosen');
export const applicantTyped = createAction<Applicant>('offers/applicantTyped');
/** Asks the operator whether this is a subscriber already, and whether the place can be served. */
export const identifyApplicant = defineFlow<Applicant, OfferSubscriber>('offers/identifyApplicant');
/** Orders what is in the cart, for the amount that was just shown. */
export const placeOrder = defineFlow<Paise, Order>('offers/placeOrder');
/** The order without an answer is no longer waited for: what comes next is another one. */
export const orderGivenUp = createAction('offers/orderGivenUp');
/** The operator is known not to have the order whose outcome was unknown. */
export const orderNotTaken = createAction('offers/orderNotTaken');
/** A subscriber who is logged in is no newcomer. */
export const shopEmptied = createAction('offers/emptied');
/** This tab had kept a shop. */
export const shopRestored = createAction<SavedShop>('offers/restored');

const FIELDS = ['planid', 'firstname', 'mobileno', 'address', 'pincode'] as const;
type Field = (typeof FIELDS)[number];

/**
 * The order as it is sent; null while something that it needs is missing. Always in the same
 * order of fields: by its text the same order is known again.
 */
export const orderRequestOf = (
  cart: Partial<OnlineOrder>,
  amount: Paise,
): RequestOf<'placeOrder'> | null => {
  const typed = FIELDS.map((field) => [field, cart[field] ?? ''] as const);
  if (!amount || typed.some(([, value]) => value === '')) return null;
  const { planid, firstname, mobileno, address, pincode } = Object.fromEntries(typed) as Record<
    Field,
    string
  >; // each of the fields was mapped
  return {
    ...{ planid, amount: rupeesOf(amount), mobileno, firstname, address, pincode },
    ...(cart.surname && { surname: cart.surname }),
    ...(cart.email && { email: cart.email }),
  };
};
