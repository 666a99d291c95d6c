import { isAnyOf } from '@reduxjs/toolkit';
import { call, fork, put, type SagaGenerator, select, take, takeEvery } from 'typed-redux-saga';
import * as v from 'valibot';
import { PAYLOAD_NOT_FOUND } from '../../store/core/failure';
import type { Paise } from '../../store/core/values/money';
import type { Applicant } from '../../store/documented/documentedState';
import {
  loggedInElsewhere,
  logIn,
  selectCustomerId,
  selectUser,
} from '../../store/identity/session';
import {
  offersReducer,
  selectEligibility,
  selectIsOrderOutcomeUnknown,
  selectIsOrderSentAgain,
  selectOnlineOrder,
  selectPlacedOrder,
  selectPlansFor,
} from '../../store/newConnection/offers';
import {
  applicantTyped,
  identifyApplicant,
  loadOfferPlans,
  orderGivenUp,
  orderNotTaken,
  orderRequestOf,
  ORDERS,
  pincodeGiven,
  placedOrderOf,
  placeOrder,
  planChosen,
  shopEmptied,
  shopRestored,
} from '../../store/newConnection/onlineOrder';
import type { Order } from '../../store/wire/entities/packs/cart';
import type { OfferPlan } from '../../store/wire/entities/packs/offers';
import { isPending } from '../../store/writes/pendingWrites';
import { callApi } from '../api/callApi';
import { endpoints } from '../api/endpoints';
import { blockedBy, FailureError } from '../api/failures';
import type { Domain } from '../core/domain';
import { latest, leading } from '../core/runFlow';
import { tabStorage } from '../core/tabStorage';
import { findOutcomes } from '../writes/findOutcomes';
import { idempotentCall } from '../writes/idempotentCall';
import { hasPendingWrite, removePendingWrites } from '../writes/pendingWrites';
import { durableRecords } from '../writes/writeRecords';

const paise = v.custom<Paise>(Number.isSafeInteger);
const text = v.string();
const optionalText = v.exactOptional(text);

const schema = v.object({
  cart: v.object({
    planid: optionalText,
    planname: optionalText,
    chargeperiod: optionalText,
    amount: v.exactOptional(paise),
    firstname: optionalText,
    surname: optionalText,
    mobileno: optionalText,
    email: optionalText,
    address: optionalText,
    pincode: optionalText,
  }),
  eligibility: v.nullable(v.object({ kind: v.literal('welcome'), region: text, lconame: text })),
  isOutcomeUnknown: v.boolean(),
  placed: v.nullable(
    v.object({
      orderid: text,
      amount: paise,
      status: text,
      expireson: text,
      message: text,
      planname: text,
    }),
  ),
});

/** Milliseconds. */
const KEPT_FOR = 2 * 60 * 60_000;

/**
 * Keeps a visitor's input across a reload or a visit to another page. It holds the name, phone number and address of a
 * person without a login, perhaps on a shared computer, so the tab deletes it two hours after the last change. Once the
 * operator has given the order a number, the tab stores only the order, which is all that its payment needs.
 */
const savedShop = tabStorage('selfcareShop', KEPT_FOR, schema);

export const offersDomain: Domain = { name: 'offers', reducer: offersReducer, saga: offersSaga };

/** The tab saves the order after each of these events. */
const SAVED_AFTER = [
  pincodeGiven,
  planChosen,
  applicantTyped,
  identifyApplicant.requested,
  identifyApplicant.succeeded,
  placeOrder.requested,
  placeOrder.succeeded,
  placeOrder.failed,
  orderGivenUp,
  orderNotTaken,
  shopEmptied,
];

/** These events cancel a running `identifyApplicant`, because its answer would be about earlier details. */
const isAnotherApplicant = isAnyOf(applicantTyped, pincodeGiven, shopEmptied);

function* offersSaga(): SagaGenerator<void> {
  // This watcher must come first, so that the order is saved before it is sent.
  yield* takeEvery(SAVED_AFTER, saveShop);
  yield* takeEvery(pincodeGiven, function* ({ payload }) {
    yield* put(loadOfferPlans.requested(payload));
  });
  yield* takeEvery(placeOrder.failed, reloadPlansAfterRefusal);
  yield* takeEvery(orderGivenUp, () => removePendingWrites(endpoints.placeOrder.name));
  yield* fork(emptyShopOfAnother);
  yield* latest(loadOfferPlans, loadPlans);
  yield* latest(identifyApplicant, identify, isAnotherApplicant);
  yield* leading(placeOrder, order);
  yield* findOutcomes(ORDERS);
  yield* resume();
}

const PAGE_SIZE = 50;
/** More pages than any operator has. The limit ends the requests even if every page contains a new plan. */
const MAX_PAGES = 10;

/** A short page is not the end, because the operator may use a page size of its own. */
function* loadPlans(pincode: string): SagaGenerator<readonly OfferPlan[]> {
  const plans = new Map<string, OfferPlan>();
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const countBefore = plans.size;
    const plansOfPage = yield* callApi(endpoints.offerPlans, {
      page,
      pagesize: PAGE_SIZE,
      ...(pincode && { pincode }),
    });
    for (const plan of plansOfPage) plans.set(plan.planid, plan);
    if (plans.size === countBefore) break;
  }
  return [...plans.values()];
}

function* identify(applicant: Applicant) {
  const { mobileno, pincode } = applicant;
  const answer = yield* callApi(endpoints.offerSubscriber, { mobileno, pincode });
  if (pincode !== (yield* select(selectPlansFor))) yield* put(loadOfferPlans.requested(pincode));
  return answer;
}

function* order(amount: Paise) {
  const request = orderRequestOf(yield* select(selectOnlineOrder), amount);
  if (!request) throw new FailureError({ kind: 'payloadMissing', error: PAYLOAD_NOT_FOUND });
  const expectedChange = { amount, packs: [] };
  const isSentAgain = yield* select(selectIsOrderSentAgain);
  return yield* idempotentCall(endpoints.placeOrder, request, durableRecords, {
    expectedChange,
    onAnswer: saveOrderNumber,
    // If another tab has sent the same order again and it was booked, its record is no longer pending. This request
    // would then get a new key and place a second order.
    refusedBy: (other, hasSameContent) =>
      isSentAgain && hasSameContent && !isPending(other) ? blockedBy('JUST_ORDERED') : null,
  });
}

/**
 * Saves the order with its number before the record of the write is marked as booked. In the opposite order, the next
 * page would offer the order again if this page was closed between the two steps.
 */
function* saveOrderNumber(placed: Order): SagaGenerator<void> {
  if ((yield* select(selectUser)) !== null) return;
  const { planname } = yield* select(selectOnlineOrder);
  savedShop.save(
    {
      cart: {},
      eligibility: null,
      isOutcomeUnknown: false,
      placed: placedOrderOf(placed, planname),
    },
    yield* call(Date.now),
  );
}

/** Loads the plans again when an order was refused because its plan is gone or its price has changed. */
function* reloadPlansAfterRefusal({
  payload,
}: ReturnType<typeof placeOrder.failed>): SagaGenerator<void> {
  if (payload.kind !== 'refused' || ![404, 409].includes(payload.status)) return;
  yield* put(loadOfferPlans.requested(yield* select(selectPlansFor)));
}

const isLoggedIn = isAnyOf(logIn.succeeded, loggedInElsewhere);

/** Deletes the order when a customer logs in, here or in another tab, unless the same customer was logged in before. */
function* emptyShopOfAnother(): SagaGenerator<never> {
  let customerid = yield* select(selectCustomerId);
  while (true) {
    const { payload } = yield* take(isLoggedIn);
    if (payload.customerid !== customerid) yield* put(shopEmptied());
    customerid = payload.customerid;
  }
}

function* saveShop(): SagaGenerator<void> {
  const isNewcomer = (yield* select(selectUser)) === null;
  const cart = yield* select(selectOnlineOrder);
  const placed = yield* select(selectPlacedOrder);
  const eligibility = yield* select(selectEligibility);
  const isOutcomeUnknown = yield* select(selectIsOrderOutcomeUnknown);
  const isWorthKeeping = isNewcomer && (placed !== null || Object.values(cart).some(Boolean));
  savedShop.save(
    isWorthKeeping
      ? {
          cart,
          placed,
          isOutcomeUnknown,
          eligibility: eligibility?.kind === 'welcome' ? eligibility : null,
        }
      : null,
    yield* call(Date.now),
  );
}

function* resume(): SagaGenerator<void> {
  const isNewcomer = (yield* select(selectUser)) === null;
  const saved = isNewcomer ? savedShop.read(yield* call(Date.now)) : null;
  if (saved) yield* put(shopRestored(saved));
  // The record is read last, because after a 401 another saga may be removing the record of the refused order.
  const isOpen = yield* hasPendingWrite(endpoints.placeOrder.name);
  if (!saved?.isOutcomeUnknown || isOpen) return;
  // Another tab may have sent the order again. If the operator accepted it, its record is booked.
  const since = (yield* call(Date.now)) - KEPT_FOR;
  const mayBeTaken = (yield* call(durableRecords.read)).some(
    ({ call: name, booked = 0 }) => name === endpoints.placeOrder.name && booked > since,
  );
  if (!mayBeTaken) yield* put(orderNotTaken());
}
