import { selectFailure } from '../../../../../store/core/flows';
import { startPayment } from '../../../../../store/payments/payments';
import { byCard, openPortalAs, pressPayment } from '../openedPayments';

jest.mock('../../../../../sagas/payments/engine/engine', () => {
  throw new Error('This part of the program cannot be downloaded');
});

it('Without the part of the program that pays nothing is sent, and the network is named as the reason', async () => {
  const portal = await openPortalAs();
  await pressPayment(portal, byCard);
  expect(selectFailure(portal.state(), startPayment)).toMatchObject({ kind: 'unreachable' });
  expect(portal.operator.receivedOf('payAsLcoCustomer')).toEqual([]);
});
