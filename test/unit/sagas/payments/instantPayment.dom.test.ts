import { endpoints } from '../../../../sagas/api/endpoints';
import { cachedPayee, cachePayee } from '../../../../sagas/payments/engine/memoryCaches';
import { instantPaymentDomain } from '../../../../sagas/payments/instantPayment';
import { paymentsDomain } from '../../../../sagas/payments/payments';
import { selectFailure } from '../../../../store/core/flows';
import type { Paise } from '../../../../store/core/values/money';
import { loggedOut, sessionExpired } from '../../../../store/identity/session';
import { findAccount, selectAccountDetails } from '../../../../store/payments/instantPayment';
import { maskedAccountOf } from '../../../../store/payments/maskedAccount';
import { selectAttempts } from '../../../../store/payments/payments';
import type { WireAnswerOf } from '../../../../store/wire/answers';
import { aBill } from '../../../support/builders';
import { openPortal, type TestPortal } from '../../../support/portal';
import { untilIdle } from '../../../support/waiting';
import { pressPayment } from './openedPayments';

const NUMBER = '9000004412';
const customer = {
  subscribername: 'A••a V•••a',
  currentbalance: '214.50',
  region: 'Nashik',
  customeridentity: NUMBER,
} satisfies WireAnswerOf<'instantCustomer'>;
const request = {
  txnid: 'TX1',
  amount: '300.00',
  upiintent: 'upi://pay?pa=a%40b&am=300.00&cu=INR&tr=TX1',
  expiresin: 300,
} satisfies WireAnswerOf<'instantPay'>;

const open = () => openPortal({ domains: [instantPaymentDomain, paymentsDomain] });
const find = (portal: TestPortal) => portal.press(findAccount, NUMBER);
const idOf = (portal: TestPortal) => portal.moves.at(-1)?.split('/').at(-1) ?? '';
const pay = (portal: TestPortal) =>
  pressPayment(portal, {
    bill: aBill({ purpose: 'INSTANT', amount: 30_000 as Paise, account: maskedAccountOf(NUMBER) }),
    method: 'UPI',
    payee: { number: '', mobileno: '', email: '' },
  });

it('The customer is looked up, and the next address contains no customer number', async () => {
  const portal = await open();
  portal.operator.answers(endpoints.instantCustomer, customer);
  await find(portal);
  expect(portal.moves.at(-1)).toMatch(/^\/instantpaymentconfirmdetails\/[\da-f]+$/);
  expect(selectAccountDetails(portal.state(), idOf(portal))).toMatchObject({
    subscribername: 'A••a V•••a',
    currentbalance: 21_450,
    customeridentity: maskedAccountOf(NUMBER),
  });
  expect(JSON.stringify([portal.state(), { ...localStorage }])).not.toContain(NUMBER);
});

it.each([
  ['the number is unknown', 404, 'refused'],
  ['the operator is in trouble', 500, 'refused'],
])('The lookup does not navigate when %s', async (_, status, kind) => {
  const portal = await open();
  portal.operator.refuses(endpoints.instantCustomer, status);
  await find(portal);
  expect(selectFailure(portal.state(), findAccount)?.kind).toBe(kind);
  expect(portal.moves).toEqual([]);
});

it('The lookup is never retried', async () => {
  const portal = await open();
  portal.operator.isUnreachable(endpoints.instantCustomer);
  await find(portal);
  expect(selectFailure(portal.state(), findAccount)?.kind).toBe('unreachable');
  expect(portal.operator.receivedOf('instantCustomer')).toHaveLength(1);
});

it('The payment uses the whole number while the screen holds its end, also after a reload', async () => {
  const portal = await open();
  portal.operator.answers(endpoints.instantCustomer, customer);
  await find(portal);
  const reopened = await open();
  await untilIdle();
  expect(selectAccountDetails(reopened.state(), idOf(portal))).not.toBeNull();
  reopened.operator.answers(endpoints.instantPay, request);
  await pay(reopened);
  expect(selectAttempts(reopened.state())).toMatchObject([{ step: 'awaitingApp' }]);
  const [asked] = reopened.operator.receivedOf('instantPay');
  expect(new URLSearchParams(asked?.body).get('customeridentity')).toBe(NUMBER);
});

it('The number is stored for the subscriber who looked it up, and deleted at logout', async () => {
  const portal = await open();
  portal.operator.answers(endpoints.instantCustomer, customer);
  await portal.logIn({ customerid: '700412' });
  await find(portal);
  expect(sessionStorage.getItem('selfcareInstantPayment')).toContain('"customerid":"700412"');
  portal.dispatch(loggedOut({ isConfirmedByOperator: true }));
  await untilIdle();
  expect(selectAccountDetails(portal.state(), idOf(portal))).toBeNull();
  expect(sessionStorage.getItem('selfcareInstantPayment')).toBeNull();
  const attempt = {
    ...({ id: 'later', key: 'k', customerid: '', begun: 0 } as const),
    ...({ method: 'UPI', step: 'asking' } as const),
    bill: aBill({ account: maskedAccountOf(NUMBER) }),
  };
  cachePayee(attempt, { number: '', mobileno: '', email: '' });
  expect(cachedPayee(attempt.id)).toBeUndefined();
});

it.each([
  ['after an expired session for its subscriber', '', true],
  ['and is deleted for another subscriber', '43', false],
])('The stored number waits %s', async (_, customerid, isKept) => {
  const portal = await open();
  portal.operator.answers(endpoints.instantCustomer, customer);
  await portal.logIn({ customerid: '700412' });
  await find(portal);
  portal.dispatch(sessionExpired());
  if (customerid !== '') await portal.logIn({ customerid });
  await open();
  await untilIdle();
  expect(sessionStorage.getItem('selfcareInstantPayment') !== null).toBe(isKept);
});

it.each([['{'], ['{"until":1}'], ['null']])(
  'A damaged stored value %s is ignored at the start',
  async (kept) => {
    sessionStorage.setItem('selfcareInstantPayment', kept);
    const portal = await open();
    await untilIdle();
    expect(portal.state().instantPayment.accountDetails).toBeNull();
  },
);
