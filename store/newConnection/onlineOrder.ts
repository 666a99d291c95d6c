import { createAction } from '@reduxjs/toolkit';
import { defineFlow } from '../core/flow';
import { type Paise, rupeesOf } from '../core/values/money';
import type { Applicant, OnlineOrder } from '../documented/documentedState';
import type { Order } from '../wire/entities/packs/cart';
import type { OfferPlan, OfferSubscriber } from '../wire/entities/packs/offers';
import type { RequestOf } from '../wire/requests/requests';

/** What the operator says about the applicant. */
export type ApplicantEligibility =
  /** Already a subscriber, who logs in instead of ordering a second connection. */
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

/** What a tab stores of an order for a new connection, so that a reload loses nothing. */
export interface SavedShop {
  readonly cart: Partial<OnlineOrder>;
  readonly eligibility: Extract<ApplicantEligibility, { kind: 'welcome' }> | null;
  readonly isOutcomeUnknown: boolean;
  readonly placed: PlacedOrder | null;
}

/** Loads the plans that are sold at a pincode; '' loads the plans for all places. */
export const loadOfferPlans = defineFlow<string, readonly OfferPlan[]>('offers/loadPlans');
export const pincodeGiven = createAction<string>('offers/pincodeGiven');
export const planChosen = createAction<OfferPlan>('offers/planChosen');
export const applicantTyped = createAction<Applicant>('offers/applicantTyped');
/** Asks the operator whether the applicant is already a subscriber, and whether the place can be served. */
export const identifyApplicant = defineFlow<Applicant, OfferSubscriber>('offers/identifyApplicant');
/** Orders what is in the cart, for the amount that was just shown. */
export const placeOrder = defineFlow<Paise, Order>('offers/placeOrder');
/** The calls that order a new connection. */
export const ORDERS = ['placeOrder'] as const;
/** The visitor no longer waits for the answer to an order, so the next request is a new order. */
export const orderGivenUp = createAction('offers/orderGivenUp');
/**
 * After a reload, the portal has no record that the order of unknown outcome is pending or was booked recently, so it
 * assumes that the operator has not accepted the order.
 */
export const orderNotTaken = createAction('offers/orderNotTaken');
/** A visitor or another subscriber has logged in, so the order for a new connection is removed. */
export const shopEmptied = createAction('offers/emptied');
/** The order that this tab had stored was read. */
export const shopRestored = createAction<SavedShop>('offers/restored');

/**
 * The order as it is sent; null while something required is missing. Its fields are always in the same sequence,
 * because a repeated order is recognised by its text.
 */
export const orderRequestOf = (
  { planid, mobileno, firstname, address, pincode, surname, email }: Partial<OnlineOrder>,
  amount: Paise,
): RequestOf<'placeOrder'> | null => {
  if (!amount || !planid || !mobileno || !firstname || !address || !pincode) return null;
  return {
    planid,
    amount: rupeesOf(amount),
    mobileno,
    firstname,
    address,
    pincode,
    ...(surname && { surname }),
    ...(email && { email }),
  };
};
