import { endpoints } from '../../../../sagas/api/endpoints';
import { paymentStatusSample } from '../../../../sagas/api/samples/paymentStatus';
import { payments } from '../../../../sagas/payments/payments';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import type { Paise } from '../../../../store/core/money';
import { beginPayment, checkPayment, selectAttempts } from '../../../../store/payments/payments';
import type { Bill } from '../../../../store/payments/attempt';
import { openPortal, type Portal } from '../../../support/portal';
import { untilIdle } from '../../../support/waiting';

const bill: Bill = {
  ...{ purpose: 'OFFER', amount: 35_282 as Paise, orderid: 'OR1' },
  ...{ productids: [], chargeperiod: '', stbno: '', account: '' },
};
const { payAsLcoCustomer, paymentStatus } = endpoints;
const page = { txnid: 'TX1', amount: '352.82', action: '/card', fields: { hash: 'h' } };
const outcome = (status: string) => ({
  ...paymentStatusSample,
  ...{ txnid: 'TX1', amount: '352.82', status, purpose: 'OFFER', orderid: 'OR1' },
});

beforeEach(() => {
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
});

/** A newcomer, whom nobody knows. */
const opened = async (): Promise<Portal> => {
  const portal = await openPortal({ domains: [payments] });
  portal.operator.answers(payAsLcoCustomer, page);
  portal.operator.answers(paymentStatus, outcome('pending'));
  return portal;
};
const press = async (portal: Portal, wanted = bill): Promise<void> => {
  portal.say(beginPayment.requested({ bill: wanted, method: 'CARD' }));
  await portal.until((state) => selectStatus(state, beginPayment) !== 'running');
  await untilIdle();
};
const steps = (portal: Portal) => selectAttempts(portal.state()).map(({ step }) => step);

describe('the order of somebody without a login', () => {
  it('is paid by its number alone, and the attempt is nobody’s', async () => {
    const portal = await opened();
    await press(portal);
    const [sent] = portal.operator.receivedOf('payAsLcoCustomer');
    expect(Object.fromEntries(new URLSearchParams(sent!.body))).toEqual({
      ...{ purpose: 'OFFER', orderid: 'OR1', amount: '352.82', currency: 'INR' },
    });
    expect(portal.operator.receivedOf('subscriber')).toEqual([]);
    expect(selectAttempts(portal.state())).toMatchObject([{ customerid: '', step: 'atProvider' }]);
  });

  it('is not begun again in a page opened anew, nor for another amount', async () => {
    const portal = await opened();
    await press(portal);
    const anew = await opened();
    expect(steps(anew)).toEqual(['atProvider']);
    for (const amount of [bill.amount, 1 as Paise]) {
      await press(anew, { ...bill, amount });
      expect(selectFailure(anew.state(), beginPayment)).toMatchObject({ code: 'PAYMENT_OPEN' });
    }
    expect(anew.operator.receivedOf('payAsLcoCustomer')).toEqual([]);
  });

  it.each([
    ['expired', 'ORDER_EXPIRED'],
    ['paid elsewhere', 'ORDER_CLOSED'],
    ['of another amount by now', 'AMOUNT_CHANGED'],
  ])('that is %s is refused with the operator’s sentence', async (_, errorcode) => {
    const portal = await opened();
    portal.operator.refuses(payAsLcoCustomer, 409, { error: 'It is over.', errorcode });
    await press(portal);
    expect(steps(portal)).toEqual(['failed']);
    expect(selectFailure(portal.state(), beginPayment)).toMatchObject({
      ...{ code: errorcode, message: 'It is over.' },
    });
  });

  it('may be paid by another attempt once the bank has declined, and by none once it is paid', async () => {
    const portal = await opened();
    await press(portal);
    portal.operator.answers(paymentStatus, outcome('failure'));
    portal.say(checkPayment.requested({ txnid: 'TX1' }));
    await portal.until(() => steps(portal)[0] === 'failed');
    portal.operator.answers(payAsLcoCustomer, { ...page, txnid: 'TX2' });
    await press(portal);
    expect(steps(portal)).toEqual(['failed', 'atProvider']);
    const keys = portal.operator
      .receivedOf('payAsLcoCustomer')
      .map(({ request }) => request.headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
  });

  it('is found to be paid by a page opened anew, before anybody presses', async () => {
    const portal = await opened();
    await press(portal);
    const anew = await openPortal({ domains: [] });
    anew.operator.answers(paymentStatus, outcome('success'));
    anew.add(payments);
    await anew.until(() => steps(anew)[0] === 'paid');
  });
});
