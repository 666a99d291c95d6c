import { endpoints } from '../../../../sagas/api/endpoints';
import { instantPayment } from '../../../../sagas/payments/instantPayment';
import { payments } from '../../../../sagas/payments/payments';
import type { WireAnswerOf } from '../../../../store/wire/answers';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import { findAccount, selectAccountDetails } from '../../../../store/payments/instantPayment';
import type { Paise } from '../../../../store/core/money';
import { beginPayment, selectAttempts } from '../../../../store/payments/payments';
import { accountOf } from '../../../../store/payments/maskedAccount';
import { loggedOut } from '../../../../store/identity/session';
import { openPortal, type Portal } from '../../../support/portal';
import { untilIdle } from '../../../support/waiting';

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

const open = () => openPortal({ domains: [instantPayment, payments] });
const find = async (portal: Portal) => {
  portal.say(findAccount.requested(NUMBER));
  await portal.until((state) => selectStatus(state, findAccount) !== 'running');
  await untilIdle();
};
const idOf = (portal: Portal) => portal.moves.at(-1)?.split('/').at(-1) ?? '';
const pay = async (portal: Portal) => {
  portal.say(
    beginPayment.requested({
      bill: {
        ...{ purpose: 'INSTANT', amount: 30_000 as Paise, account: accountOf(NUMBER) },
        ...{ orderid: '', productids: [], chargeperiod: '', stbno: '' },
      },
      method: 'UPI',
      forWhom: { number: '', mobileno: '', email: '' },
    }),
  );
  await portal.until((state) => selectStatus(state, beginPayment) !== 'running');
  await untilIdle();
};

it('looks up whose number it is, and goes on at an address that names nobody', async () => {
  const portal = await open();
  portal.operator.answers(endpoints.instantCustomer, customer);
  await find(portal);
  expect(portal.moves.at(-1)).toMatch(/^\/instantpaymentconfirmdetails\/[\da-f]+$/);
  expect(selectAccountDetails(portal.state(), idOf(portal))).toMatchObject({
    subscribername: 'A••a V•••a',
    currentbalance: 21_450,
    customeridentity: accountOf(NUMBER),
  });
  expect(JSON.stringify([portal.state(), { ...localStorage }])).not.toContain(NUMBER);
});

it.each([
  ['nobody has the number', 404, 'refused'],
  ['the operator is in trouble', 500, 'refused'],
])('goes nowhere when %s', async (_, status, kind) => {
  const portal = await open();
  portal.operator.refuses(endpoints.instantCustomer, status);
  await find(portal);
  expect(selectFailure(portal.state(), findAccount)?.kind).toBe(kind);
  expect(portal.moves).toEqual([]);
});

it('is never asked for twice by itself', async () => {
  const portal = await open();
  portal.operator.isUnreachable(endpoints.instantCustomer);
  await find(portal);
  expect(selectFailure(portal.state(), findAccount)?.kind).toBe('unreachable');
  expect(portal.operator.receivedOf('instantCustomer')).toHaveLength(1);
});

it('pays for the whole number, of which the press knows the end, also after a reload', async () => {
  const portal = await open();
  portal.operator.answers(endpoints.instantCustomer, customer);
  await find(portal);
  const anew = await open();
  await untilIdle();
  expect(selectAccountDetails(anew.state(), idOf(portal))).not.toBeNull();
  anew.operator.answers(endpoints.instantPay, request);
  await pay(anew);
  expect(selectAttempts(anew.state())).toMatchObject([{ step: 'awaitingApp' }]);
  const [asked] = anew.operator.receivedOf('instantPay');
  expect(new URLSearchParams(asked?.body).get('customeridentity')).toBe(NUMBER);
});

it('is kept for whoever looked, and for nobody else', async () => {
  const portal = await open();
  portal.operator.answers(endpoints.instantCustomer, customer);
  await portal.logIn({ customerid: '42' });
  await find(portal);
  expect(sessionStorage.getItem('selfcareInstantPayment')).toContain('"customerid":"42"');
  portal.say(loggedOut({ operatorTold: true }));
  await untilIdle();
  expect(selectAccountDetails(portal.state(), idOf(portal))).toBeNull();
});

it.each([['{'], ['{"until":1}'], ['null']])('starts with a damaged %s', async (kept) => {
  sessionStorage.setItem('selfcareInstantPayment', kept);
  const portal = await open();
  await untilIdle();
  expect(portal.state().instantPayment.accountDetails).toBeNull();
});
