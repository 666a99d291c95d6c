import type { UnknownAction } from '@reduxjs/toolkit';
import type { Failure } from '../../../../store/core/failure';
import type { Paise } from '../../../../store/core/values/money';
import {
  selectChosenPlan,
  selectEligibility,
  selectIsOrderOutcomeUnknown,
  selectOfferPlans,
  selectOnlineOrder,
  selectPlacedOrder,
  selectPlansFor,
} from '../../../../store/newConnection/offers';
import {
  applicantTyped,
  identifyApplicant,
  loadOfferPlans,
  orderGivenUp,
  orderNotTaken,
  orderRequestOf,
  pincodeGiven,
  placeOrder,
  planChosen,
  shopEmptied,
} from '../../../../store/newConnection/onlineOrder';
import type { OfferSubscriber } from '../../../../store/wire/entities/packs/offers';
import { anApplicant, anOfferPlan, anOfferSubscriber, anOrder } from '../../../support/builders';
import { stateAfter } from '../../../support/stateAfter';

const plan = anOfferPlan();
const rohan = { ...anApplicant, surname: '' };
const applicantAnswer = (fields: Partial<OfferSubscriber> = {}) =>
  anOfferSubscriber({ lconame: 'Neem Lane Cable', ...fields });
const welcome = [
  loadOfferPlans.requested(''),
  loadOfferPlans.succeeded([plan]),
  planChosen(plan),
  identifyApplicant.requested(rohan),
  identifyApplicant.succeeded(applicantAnswer()),
] as const;
const call = 'placeOrder';
const lost: Failure = { kind: 'unknown', call };
const offline: Failure = { kind: 'unreachable', call };
const refused = (status: number): Failure => ({ kind: 'refused', call, status, message: 'No.' });
const ordering = (...after: readonly UnknownAction[]) =>
  stateAfter(...welcome, placeOrder.requested(plan.total), ...after);
const order = anOrder({
  expireson: '2026-11-24T18:00:00+05:30',
  message: 'Pay to have it installed.',
});

describe('The plans', () => {
  it('The plans stay while they are loaded again, and are deleted for another place', () => {
    const here = [loadOfferPlans.requested('422001'), loadOfferPlans.succeeded([plan])];
    expect(selectOfferPlans(stateAfter(...here, loadOfferPlans.requested('422001')))).toEqual([
      plan,
    ]);
    const elsewhere = stateAfter(...here, loadOfferPlans.requested('600001'));
    expect(selectOfferPlans(elsewhere)).toBeNull();
    expect(selectPlansFor(elsewhere)).toBe('600001');
  });

  it('The chosen plan has today’s price, and no price when it is not in the list', () => {
    const dearer = anOfferPlan({ total: 23_600 as Paise });
    expect(selectChosenPlan(stateAfter(planChosen(plan)))).toBeNull();
    const state = stateAfter(planChosen(plan), loadOfferPlans.succeeded([dearer]));
    expect(selectChosenPlan(state)).toBe(dearer);
    expect(selectOnlineOrder(state).amount).toBe(plan.total);
    expect(selectChosenPlan(stateAfter(planChosen(plan), loadOfferPlans.succeeded([])))).toBeNull();
  });
});

it('A plan without a price leaves the order without the amount of the plan that was chosen before', () => {
  const unpriced = { ...plan, planid: 'NEW2', total: null };
  const state = stateAfter(planChosen(plan), planChosen(unpriced));
  expect(selectOnlineOrder(state)).toMatchObject({ planid: 'NEW2', amount: undefined });
});

describe('An order for a new connection', () => {
  it('The order is built from the place, the plan and the applicant', () => {
    const state = stateAfter(pincodeGiven('110001'), planChosen(plan), applicantTyped(rohan));
    expect(selectOnlineOrder(state)).toEqual({
      ...rohan,
      planid: 'NEW1',
      planname: 'First three months',
      chargeperiod: 'QUARTERLY',
      amount: 11_800,
    });
  });

  it.each([
    ['a subscriber already', { existing: true }, { kind: 'existing' }],
    ['out of reach', { serviceable: false }, { kind: 'notServed' }],
    ['welcome', {}, { kind: 'welcome', region: 'West', lconame: 'Neem Lane Cable' }],
  ])('The verdict says that the applicant is %s', (_, fields, verdict) => {
    const state = stateAfter(
      identifyApplicant.requested(rohan),
      identifyApplicant.succeeded(applicantAnswer(fields)),
    );
    expect(selectEligibility(state)).toEqual(verdict);
  });

  it('Changed details need a new check, and another plan does not', () => {
    expect(selectEligibility(stateAfter(...welcome, planChosen(plan)))?.kind).toBe('welcome');
    expect(selectEligibility(stateAfter(...welcome, applicantTyped(rohan)))).toBeNull();
    expect(selectEligibility(stateAfter(...welcome, pincodeGiven('110001')))).toBeNull();
  });

  it('The outcome is unknown from the press on, and the order cannot be changed meanwhile', () => {
    const state = ordering(
      applicantTyped({ ...rohan, firstname: 'Mohan' }),
      planChosen(anOfferPlan({ planid: 'NEW2' })),
      pincodeGiven('600001'),
    );
    expect(selectIsOrderOutcomeUnknown(state)).toBe(true);
    expect(selectOnlineOrder(state)).toMatchObject({ ...rohan, planid: 'NEW1' });
    expect(selectEligibility(state)?.kind).toBe('welcome');
  });

  it.each([
    ['the answer is lost', lost],
    ['the answer is unreadable', { kind: 'unreadable', call } as const],
  ])('The outcome stays unknown when %s', (_, failure) => {
    expect(selectIsOrderOutcomeUnknown(ordering(placeOrder.failed(failure)))).toBe(true);
  });

  it.each([
    ['the operator says no', refused(404)],
    ['it never left', offline],
  ])('The outcome is known when %s', (_, failure) => {
    expect(selectIsOrderOutcomeUnknown(ordering(placeOrder.failed(failure)))).toBe(false);
  });

  it.each([
    ['never left', offline, true],
    ['found no session', refused(401), true],
    ['was refused', refused(404), false],
  ])('An unknown order is tried again and %s', (_, failure, isOutcomeUnknown) => {
    const state = ordering(
      placeOrder.failed(lost),
      placeOrder.requested(plan.total),
      placeOrder.failed(failure),
    );
    expect(selectIsOrderOutcomeUnknown(state)).toBe(isOutcomeUnknown);
  });

  it('The agreed amount is the one that was last sent', () => {
    const state = ordering(placeOrder.failed(refused(404)), placeOrder.requested(100 as Paise));
    expect(selectOnlineOrder(state).amount).toBe(100);
  });

  it('A placed order keeps its number and nothing of the applicant', () => {
    const state = ordering(placeOrder.succeeded(order));
    expect(selectPlacedOrder(state)).toEqual({
      orderid: 'OR1',
      amount: 11_800,
      status: 'AWAITINGPAYMENT',
      expireson: '2026-11-24T18:00:00+05:30',
      message: 'Pay to have it installed.',
      planname: 'First three months',
    });
    expect(selectOnlineOrder(state)).toEqual({});
    expect(selectIsOrderOutcomeUnknown(state)).toBe(false);
    expect(selectOfferPlans(state)).toEqual([plan]);
    expect(JSON.stringify(state.offers)).not.toContain('Rohan');
  });

  it('A discarded order can be edited with everything typed', () => {
    const state = ordering(placeOrder.failed(lost), orderGivenUp());
    expect(selectIsOrderOutcomeUnknown(state)).toBe(false);
    expect(selectOnlineOrder(state)).toMatchObject(rohan);
    expect(selectIsOrderOutcomeUnknown(ordering(orderNotTaken()))).toBe(false);
  });

  it('A login deletes the order', () => {
    expect(selectOnlineOrder(stateAfter(...welcome, shopEmptied()))).toEqual({});
  });

  it.each([
    ['emptied by a login', shopEmptied()],
    ['given up', orderGivenUp()],
  ])('A lost answer does not make an order unknown that was %s', (_, event) => {
    const state = ordering(event, placeOrder.failed(lost));
    expect(selectIsOrderOutcomeUnknown(state)).toBe(false);
  });
});

describe('The order payload', () => {
  const cart = { ...rohan, planid: 'NEW1', planname: 'First', chargeperiod: 'QUARTERLY' };

  it('The payload has the amount in rupees and only filled-in fields', () => {
    expect(orderRequestOf(cart, 11_800 as Paise)).toEqual({
      planid: 'NEW1',
      amount: '118.00',
      mobileno: '9123456780',
      firstname: 'Rohan',
      address: '12 Jasmine Road',
      pincode: '422001',
    });
    expect(orderRequestOf({ ...cart, email: 'r@example.com', surname: 'D' }, 1 as Paise)).toEqual(
      expect.objectContaining({ email: 'r@example.com', surname: 'D', amount: '0.01' }),
    );
  });

  it.each(['planid', 'firstname', 'mobileno', 'address', 'pincode'])(
    'There is no payload without %s',
    (name) => {
      expect(orderRequestOf({ ...cart, [name]: '' }, 11_800 as Paise)).toBeNull();
    },
  );

  it('There is no payload without an amount', () => {
    expect(orderRequestOf(cart, 0 as Paise)).toBeNull();
  });

  it('The payload has the same field order whatever the input order', () => {
    const turned = Object.fromEntries(Object.entries(cart).reverse());
    expect(JSON.stringify(orderRequestOf(turned, 1 as Paise))).toBe(
      JSON.stringify(orderRequestOf(cart, 1 as Paise)),
    );
  });
});
