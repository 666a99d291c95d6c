import { dueDateOf } from '../../../operator/calls/instalment';
import { MINUTE, SECOND } from '../../../operator/clock';
import {
  advanceClock,
  ASHA,
  charges,
  client as asha,
  type Hold,
  holdOf,
  loggedIn,
  newestCode,
  openStandIn,
  operator,
  renewalRequest,
  textOf,
} from '../support/standIn';

const order = {
  ...renewalRequest,
  currency: 'INR',
  purpose: 'RENEWAL',
  mobileno: '9000004412',
} as const;

openStandIn('asha');

const hold = async () => holdOf(await asha.call('instalmentEligibility', order));

const pay = (held: Hold, otp = newestCode()) =>
  asha.call('instalmentPay', { ...held, amount: '57.82', currency: 'INR', otp });
const onlyIds = ({ txnRefNo, paymentid }: Hold) => ({ txnRefNo, paymentid });

it('The amount is held and charged only with the code from the phone', async () => {
  const held = await hold();
  expect(charges()).toEqual([]);
  expect(await pay(held)).toMatchObject({
    status: 200,
    body: { responseData: { OTP: { status: 'SUCCESS' } }, amount: '57.82' },
  });
  expect(charges()).toMatchObject([{ amount: 5_782, method: 'INSTALMENT' }]);
  expect(operator.books.balance(ASHA)).toBe(21_450);
});

it('Only what the provider signed is confirmed', async () => {
  const held = await hold();
  const paid = await pay(held);
  const confirmation = {
    method: 'INSTALMENT',
    ...onlyIds(held),
    transactionId: textOf(paid, 'transactionId'),
    amount: '57.82',
    currency: 'INR',
    respsignature: textOf(paid, 'respsignature'),
  } as const;
  expect(await asha.call('confirmPayment', confirmation)).toMatchObject({
    status: 200,
    body: { status: 'success', mode: 'INSTALMENT', results: [{ productstatus: 'ACTIVE' }] },
  });
  const forged = { ...confirmation, respsignature: 'made up' };
  expect((await asha.call('confirmPayment', forged)).status).toBe(400);
});

it('Wrong codes count down until a new code is required', async () => {
  const held = await hold();
  const wrong = newestCode() === '000000' ? '000001' : '000000';
  expect((await pay(held, wrong)).body).toMatchObject({
    errorCode: 'LP_INCORRECT_OTP',
    message: 'That code is not right. You have 2 tries left.',
  });
  await pay(held, wrong);
  expect((await pay(held, wrong)).body).toMatchObject({ errorCode: 'LP_OTP_REQUIRED' });
  advanceClock(31 * SECOND);
  await asha.call('instalmentResendOtp', onlyIds(held));
  expect((await pay(held)).status).toBe(200);
});

it('The number of codes sent is limited', async () => {
  const held = await hold();
  for (let time = 0; time < 3; time += 1) {
    advanceClock(31 * SECOND);
    expect((await asha.call('instalmentResendOtp', onlyIds(held))).status).toBe(200);
  }
  advanceClock(31 * SECOND);
  const { body } = await asha.call('instalmentResendOtp', onlyIds(held));
  expect(body).toMatchObject({
    ...{ errorCode: 'LP_MAX_OTP_GEN_EXCEEDED', status: 429, error: 'Too Many Requests' },
  });
});

it('Cancelling the payment releases the amount', async () => {
  const held = await hold();
  expect((await asha.call('instalmentCancel', onlyIds(held))).status).toBe(200);
  expect((await asha.call('instalmentCancel', onlyIds(held))).status).toBe(200);
  expect((await pay(held)).body).toMatchObject({ errorCode: 'LP_INVALID_TXN_REF_NO' });
  expect(charges()).toEqual([]);
});

it('A paid instalment payment can neither be cancelled nor paid again', async () => {
  const held = await hold();
  const otp = newestCode();
  await pay(held, otp);
  expect((await asha.call('instalmentCancel', onlyIds(held))).status).toBe(409);
  expect((await pay(held, otp)).body).toMatchObject({ errorCode: 'LP_SUCCESS_TXN_EXISTS' });
  expect(charges()).toHaveLength(1);
});

it('The payment expires after fifteen minutes', async () => {
  const held = await hold();
  advanceClock(16 * MINUTE);
  expect((await pay(held)).body).toMatchObject({ errorCode: 'LP_TXN_EXPIRED' });
});

it('A signature that is not the operator’s is refused', async () => {
  const held = await hold();
  const { body } = await pay({ ...held, initiatesignature: 'made up' });
  expect(body).toMatchObject({
    ...{ errorCode: 'LP_SIGNATURE_MISMATCH', status: 400, error: 'Bad Request' },
  });
});

it('Another subscriber cannot cancel the payment', async () => {
  const held = await hold();
  const dinesh = await loggedIn('dinesh');
  const { body } = await dinesh.call('instalmentCancel', onlyIds(held));
  expect(body).toMatchObject({ errorCode: 'LP_INVALID_TXN_REF_NO' });
});

it.each([
  ['rafiq', 'LP_BILL_OVER_DUES'],
  ['lakshmi', 'LP_EXCEEDS_USER_MAX_TXN_LIMIT'],
])('The subscriber %s is refused with the provider’s error', async (username, errorCode) => {
  await asha.login(username);
  const { status, body } = await asha.call('instalmentEligibility', order);
  expect({ status, body }).toMatchObject({ status: 403, body: { errorCode, status: 403 } });
});

it.each([
  ['2026-11-02T10:00:00+05:30', '2026-11-03'],
  ['2026-11-03T10:00:00+05:30', '2026-11-18'],
  ['2026-11-21T10:00:00+05:30', '2026-12-03'],
])('The due date after %s is the next 3rd or 18th', (today, due) => {
  expect(dueDateOf(Date.parse(today))).toBe(due);
});
