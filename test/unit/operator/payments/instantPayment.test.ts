import * as v from 'valibot';
import { MINUTE } from '../../../operator/clock';
import {
  advanceClock,
  ASHA,
  client as stranger,
  instantPaymentRequest,
  openStandIn,
  operator,
  postForm,
  readPaymentStatus,
} from '../support/standIn';

openStandIn();

const asked = v.looseObject({ txnid: v.string(), upiintent: v.string() });
const ask = async () => {
  const request = { ...instantPaymentRequest, customeridentity: 'STB000004417' };
  return v.parse(asked, (await stranger.call('instantPay', request)).body);
};
const press = (action: 'pay' | 'decline', txnid: string) =>
  postForm(`/stand-in/do/${action}`, { txnid });

it('A customer number without a session reveals only public details', async () => {
  const { body } = await stranger.call('instantCustomer', { customeridentity: '9000004412' });
  expect(body).toMatchObject({ susbcriberstatus: 'A', subscribername: 'A••a V•••a' });
  expect(JSON.stringify(body)).not.toMatch(/Verma|asha\.verma|AC100004417/);
});

it('The payee address belongs to no real bank', async () => {
  const { txnid, upiintent } = await ask();
  expect(upiintent).toBe(
    `upi://pay?pa=selfcare%40standin&pn=Selfcare%20stand-in&am=300.00&cu=INR&tr=${txnid}&tn=Instant%20payment`,
  );
});

it('The payment is charged once however often the payer confirms it', async () => {
  const { txnid } = await ask();
  expect(await readPaymentStatus(txnid)).toBe('pending');
  await press('pay', txnid);
  await press('pay', txnid);
  await press('decline', txnid);
  expect(await readPaymentStatus(txnid)).toBe('success');
  expect(operator.books.ledger(ASHA)).toMatchObject([{ amount: 30_000, method: 'UPI' }]);
  expect(operator.books.balance(ASHA)).toBe(21_450 + 30_000);
});

it('The payment fails when the payer declines or does nothing for five minutes', async () => {
  const declined = await ask();
  await press('decline', declined.txnid);
  const forgotten = await ask();
  advanceClock(5 * MINUTE + 1);
  expect([
    await readPaymentStatus(declined.txnid),
    await readPaymentStatus(forgotten.txnid),
  ]).toEqual(['failure', 'failure']);
  await press('pay', forgotten.txnid);
  expect(operator.books.ledger(ASHA)).toEqual([]);
});

it('A second request for the same service returns the open request', async () => {
  const askForService = async () =>
    v.parse(asked, (await stranger.call('ottQuickPay', { mobileno: '9000004412' })).body);
  const [first, again] = [await askForService(), await askForService()];
  expect(again.txnid).toBe(first.txnid);
  await press('pay', first.txnid);
  expect(operator.books.ledger(ASHA)).toMatchObject([{ amount: 11_682 }]);
});

it('An unknown customer number is refused', async () => {
  const { status } = await stranger.call('instantCustomer', { customeridentity: '9999999999' });
  expect(status).toBe(404);
});
