import { endpoints } from '../../../../../sagas/api/endpoints';
import { readJournal, writeDown } from '../../../../../sagas/payments/engine/journal';
import { billOfCart } from '../../../../../store/payments/bill';
import { startPayment } from '../../../../../store/payments/payments';
import { aCart } from '../../../../support/builders';
import { until, untilIdle } from '../../../../support/waiting';
import { byCard, openPortalAs, paymentPage, pressPayment } from '../openedPayments';

it('A cart that another tab gives up while its order is made asks no provider', async () => {
  const portal = await openPortalAs();
  const answer = portal.operator.holdsBack(endpoints.checkout);
  portal.dispatch(startPayment.requested({ bill: billOfCart(aCart()), method: 'CARD' }));
  await until(() => portal.operator.receivedOf('checkout').length > 0);
  const [attempt] = await readJournal();
  const closed = { at: 1, reason: 'abandoned' } as const;
  await writeDown({ ...attempt!, step: 'left', txnid: '', closed });
  answer({
    ...{ orderid: 'O1', amount: '36.58', currency: 'INR', status: 'AWAITINGPAYMENT', results: [] },
  });
  await untilIdle();
  expect(portal.operator.receivedOf('payAsLcoCustomer')).toEqual([]);
  expect(await readJournal()).toMatchObject([{ step: 'left' }]);
});

it('A payment by card reads the subscriber once, to confirm the account', async () => {
  const portal = await openPortalAs();
  const before = portal.operator.receivedOf('subscriber').length;
  portal.operator.answers(endpoints.payAsLcoCustomer, paymentPage);
  await pressPayment(portal, byCard);
  expect(portal.operator.receivedOf('payAsLcoCustomer')).toHaveLength(1);
  expect(portal.operator.receivedOf('subscriber')).toHaveLength(before + 1);
});
