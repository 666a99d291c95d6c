import { endpoints } from '../../../../../sagas/api/endpoints';
import { selectFailure } from '../../../../../store/core/flows';
import { journalSlot } from '../../../../../store/payments/journal';
import {
  abandonPayment,
  selectOpenAttempts,
  startPayment,
} from '../../../../../store/payments/payments';
import {
  bill,
  byCard,
  lastStep,
  openPortalAs,
  outcome,
  paymentPage,
  pressPayment,
} from '../openedPayments';

/** Writes a payment as a version of the portal with a fifth method would have. */
const writeWallet = (step: string, facts: object) => {
  const attempt = { id: 'w', key: 'k', customerid: '700412', method: 'WALLET', bill, begun: 1 };
  localStorage.setItem(
    journalSlot.key,
    JSON.stringify({ attempts: [{ ...attempt, step, ...facts }], written: 1 }),
  );
};

it('A payment by another version’s method blocks the bill until the operator says how it ended', async () => {
  writeWallet('inWallet', { txnid: 'TX0', walletid: 'W' });
  const portal = await openPortalAs();
  portal.operator.answers(endpoints.paymentStatus, outcome('pending', { txnid: 'TX0' }));
  portal.operator.answers(endpoints.payAsLcoCustomer, paymentPage);
  expect(await pressPayment(portal, byCard)).toBe('failed');
  expect(selectFailure(portal.state(), startPayment)).toMatchObject({ code: 'PAYMENT_OPEN' });
  expect(portal.operator.receivedOf('payAsLcoCustomer')).toHaveLength(0);
  expect(selectOpenAttempts(portal.state())).toMatchObject([{ id: 'w', step: 'unknown' }]);
  expect(localStorage.getItem(journalSlot.key)).toContain('WALLET');
});

it('A payment by another version’s method that the operator calls failed makes way for the next', async () => {
  writeWallet('inWallet', { txnid: 'TX0' });
  const portal = await openPortalAs();
  portal.operator.answers(endpoints.payAsLcoCustomer, paymentPage);
  portal.operator.answers(endpoints.paymentStatus, outcome('failure', { txnid: 'TX0' }));
  await portal.logIn({ customerid: '700412' });
  await portal.until((state) => selectOpenAttempts(state).length === 0);
  expect(await pressPayment(portal, byCard)).toBe('succeeded');
  expect(lastStep(portal)).toBe('atProvider');
  expect(localStorage.getItem(journalSlot.key)).toContain('WALLET');
});

it('A payment by another version’s method that has sent nothing is given up for the next', async () => {
  writeWallet('asking', {});
  const portal = await openPortalAs();
  portal.operator.answers(endpoints.payAsLcoCustomer, paymentPage);
  expect(await pressPayment(portal, byCard)).toBe('succeeded');
  expect(lastStep(portal)).toBe('atProvider');
});

it('A payment by another version’s method that may have been paid is not given up', async () => {
  writeWallet('inWallet', { txnid: 'TX0' });
  const portal = await openPortalAs();
  await portal.press(abandonPayment, { id: 'w' });
  expect(selectFailure(portal.state(), abandonPayment)).toMatchObject({ code: 'PAYMENT_OPEN' });
});
