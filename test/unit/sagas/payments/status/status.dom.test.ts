import { subscriberDomain } from '../../../../../sagas/account/subscriber';
import { endpoints } from '../../../../../sagas/api/endpoints';
import { instantPaymentDomain } from '../../../../../sagas/payments/instantPayment';
import { paymentsDomain } from '../../../../../sagas/payments/payments';
import { billPaid } from '../../../../../store/payments/billEvents';
import { findAccount } from '../../../../../store/payments/instantPayment';
import { maskedAccountOf } from '../../../../../store/payments/maskedAccount';
import {
  checkPayment,
  nextCheckPlanned,
  paymentWatched,
  selectChecked,
  selectIsWatched,
} from '../../../../../store/payments/payments';
import type { WireAnswerOf } from '../../../../../store/wire/answers';
import { aBill } from '../../../../support/builders';
import { untilIdle } from '../../../../support/waiting';
import {
  byCard,
  lastStep,
  openPortalAs,
  outcome,
  portalWithPayment,
  pressPayment,
} from '../openedPayments';

const check = { txnid: 'TX1' };
const customer = {
  ...{ subscribername: 'A••a V•••a', currentbalance: '214.50', region: 'Nashik' },
  customeridentity: '9000004412',
} satisfies WireAnswerOf<'instantCustomer'>;
const request = {
  ...{ txnid: 'TX1', amount: '500.00', expiresin: 300 },
  upiintent: 'upi://pay?pa=a%40b&am=500.00&cu=INR&tr=TX1',
} satisfies WireAnswerOf<'instantPay'>;

describe('The end of a payment that the operator reports', () => {
  it('A failed payment is not announced as paid', async () => {
    const portal = await portalWithPayment(byCard);
    portal.operator.answers(endpoints.paymentStatus, outcome('failure'));
    await portal.press(checkPayment, check);
    expect(lastStep(portal)).toBe('failed');
    expect(portal.eventsOf(billPaid)).toEqual([]);
  });

  it('A paid payment is announced once, although it is checked twice', async () => {
    const portal = await portalWithPayment(byCard);
    portal.operator.answers(endpoints.paymentStatus, outcome('success'));
    await portal.press(checkPayment, check);
    await portal.press(checkPayment, check);
    expect(lastStep(portal)).toBe('paid');
    expect(portal.eventsOf(billPaid)).toHaveLength(1);
  });

  it('A payment without a login reads no subscriber, because nobody’s balance has changed', async () => {
    const domains = [subscriberDomain, instantPaymentDomain, paymentsDomain];
    const portal = await openPortalAs({ as: '', domains });
    portal.operator.answers(endpoints.instantCustomer, customer);
    await portal.press(findAccount, customer.customeridentity);
    portal.operator.answers(endpoints.instantPay, request);
    const account = maskedAccountOf(customer.customeridentity);
    const bill = aBill({ purpose: 'INSTANT', account });
    const payee = { number: '', mobileno: '', email: '' };
    await pressPayment(portal, { bill, method: 'UPI', payee });
    portal.operator.answers(endpoints.paymentStatus, outcome('success'));
    await portal.press(checkPayment, check);
    await untilIdle();
    expect(portal.eventsOf(billPaid)).toHaveLength(1);
    expect(portal.operator.receivedOf('subscriber')).toEqual([]);
  });
});

describe('What was paid for, when the operator does not say it', () => {
  const unnamed = outcome('success', { purpose: undefined });

  it('The journal says it for a payment that this subscriber began', async () => {
    const portal = await portalWithPayment(byCard);
    portal.operator.answers(endpoints.paymentStatus, unnamed);
    await portal.press(checkPayment, check);
    expect(selectChecked(portal.state(), 'TX1')?.purpose).toBe(byCard.bill.purpose);
  });

  it('It stays unknown for a payment that another subscriber began', async () => {
    await portalWithPayment(byCard);
    const other = await openPortalAs({ as: '700413' });
    other.operator.answers(endpoints.paymentStatus, unnamed);
    await other.press(checkPayment, check);
    expect(selectChecked(other.state(), 'TX1')).toMatchObject({ status: 'paid', purpose: '' });
  });
});

describe('A 404 about a payment that this browser began', () => {
  it.each([
    ['with the operator’s code shows that it has not arrived', 'NO_SUCH_PAYMENT', true],
    ['with another code shows nothing about it', 'NO_ROUTE', undefined],
  ])('A 404 %s', async (_, errorcode, hasNotArrived) => {
    const portal = await portalWithPayment(byCard);
    portal.operator.refuses(endpoints.paymentStatus, 404, { errorcode, error: 'Not found' });
    await portal.press(checkPayment, check);
    expect(selectChecked(portal.state(), 'TX1')?.hasNotArrived).toBe(hasNotArrived);
  });
});

describe('The watch of a payment', () => {
  it('The first pause is two seconds long', async () => {
    const portal = await portalWithPayment(byCard);
    portal.dispatch(paymentWatched(check));
    await portal.until(() => portal.eventsOf(nextCheckPlanned).length > 0);
    const [planned] = portal.eventsOf(nextCheckPlanned).filter(nextCheckPlanned.match);
    expect(planned && planned.payload.nextAt - planned.payload.checkedAt).toBe(2_000);
  });

  it('A payment that is watched already is not confirmed a second time', async () => {
    const portal = await portalWithPayment(byCard);
    const confirm = portal.operator.holdsBack(endpoints.confirmPayment);
    portal.dispatch(paymentWatched(check));
    portal.dispatch(paymentWatched(check));
    portal.operator.answers(endpoints.confirmPayment, outcome('success'));
    await untilIdle();
    confirm(outcome('success'));
    await portal.until((state) => !selectIsWatched(state, 'TX1'));
    expect(portal.operator.receivedOf('confirmPayment')).toHaveLength(1);
  });
});
