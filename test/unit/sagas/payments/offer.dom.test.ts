import { endpoints } from '../../../../sagas/api/endpoints';
import { paymentsDomain } from '../../../../sagas/payments/payments';
import { selectFailure } from '../../../../store/core/flows';
import type { Paise } from '../../../../store/core/values/money';
import { checkPayment, selectAttempts, startPayment } from '../../../../store/payments/payments';
import { aBill } from '../../../support/builders';
import { openPortal, type TestPortal } from '../../../support/portal';
import { outcome as outcomeOf, pressPayment } from './openedPayments';

const bill = aBill({ purpose: 'OFFER', amount: 35_282 as Paise, orderid: 'OR1' });
const { payAsLcoCustomer, paymentStatus } = endpoints;
const page = { txnid: 'TX1', amount: '352.82', action: '/card', fields: { hash: 'h' } };
const outcome = (status: string) =>
  outcomeOf(status, { amount: '352.82', purpose: 'OFFER', orderid: 'OR1' });

/** A visitor without a login. */
const opened = async (): Promise<TestPortal> => {
  const portal = await openPortal({ domains: [paymentsDomain] });
  portal.operator.answers(payAsLcoCustomer, page);
  portal.operator.answers(paymentStatus, outcome('pending'));
  return portal;
};
const press = (portal: TestPortal, wanted = bill) =>
  pressPayment(portal, { bill: wanted, method: 'CARD' });
const steps = (portal: TestPortal) => selectAttempts(portal.state()).map(({ step }) => step);

describe('The order of a visitor without a login', () => {
  it('The order is paid by its number alone, and the attempt belongs to no subscriber', async () => {
    const portal = await opened();
    await press(portal);
    const [sent] = portal.operator.receivedOf('payAsLcoCustomer');
    expect(Object.fromEntries(new URLSearchParams(sent!.body))).toEqual({
      ...{ purpose: 'OFFER', orderid: 'OR1', amount: '352.82', currency: 'INR' },
    });
    expect(portal.operator.receivedOf('subscriber')).toEqual([]);
    expect(selectAttempts(portal.state())).toMatchObject([{ customerid: '', step: 'atProvider' }]);
  });

  it('The payment does not start again in a reloaded page or for another amount', async () => {
    const portal = await opened();
    await press(portal);
    const reopened = await opened();
    expect(steps(reopened)).toEqual(['atProvider']);
    for (const amount of [bill.amount, 1 as Paise]) {
      await press(reopened, { ...bill, amount });
      expect(selectFailure(reopened.state(), startPayment)).toMatchObject({ code: 'PAYMENT_OPEN' });
    }
    expect(reopened.operator.receivedOf('payAsLcoCustomer')).toEqual([]);
  });

  it.each([
    ['expired', 'ORDER_EXPIRED'],
    ['paid elsewhere', 'ORDER_CLOSED'],
    ['of another amount by now', 'AMOUNT_CHANGED'],
  ])('An order that is %s is refused with the operator’s reason', async (_, errorcode) => {
    const portal = await opened();
    portal.operator.refuses(payAsLcoCustomer, 409, { error: 'It is over.', errorcode });
    await press(portal);
    expect(steps(portal)).toEqual(['failed']);
    expect(selectFailure(portal.state(), startPayment)).toMatchObject({
      ...{ code: errorcode, message: 'It is over.' },
    });
  });

  it('Another attempt is possible after the bank has declined, and none after it is paid', async () => {
    const portal = await opened();
    await press(portal);
    portal.operator.answers(paymentStatus, outcome('failure'));
    portal.dispatch(checkPayment.requested({ txnid: 'TX1' }));
    await portal.until(() => steps(portal)[0] === 'failed');
    portal.operator.answers(payAsLcoCustomer, { ...page, txnid: 'TX2' });
    await press(portal);
    expect(steps(portal)).toEqual(['failed', 'atProvider']);
    const keys = portal.operator.keysOf('payAsLcoCustomer');
    expect(new Set(keys).size).toBe(2);
  });

  it('A reloaded page finds the order paid before any press', async () => {
    const portal = await opened();
    await press(portal);
    const reopened = await openPortal({ domains: [] });
    reopened.operator.answers(paymentStatus, outcome('success'));
    reopened.add(paymentsDomain);
    await reopened.until(() => steps(reopened)[0] === 'paid');
  });
});
