import { subscriberDomain } from '../../../../../sagas/account/subscriber';
import { endpoints } from '../../../../../sagas/api/endpoints';
import { cartSample } from '../../../../../sagas/api/samples/cart';
import { subscriberSample } from '../../../../../sagas/api/samples/subscriber';
import { checkoutDomain } from '../../../../../sagas/cart/checkout';
import { dropSignature } from '../../../../../sagas/payments/engine/memoryCaches';
import { paymentsDomain } from '../../../../../sagas/payments/payments';
import { selectUserInfo } from '../../../../../store/account/subscriber';
import { selectSnackbar } from '../../../../../store/app/snackbar';
import { payFromBalance } from '../../../../../store/cart/checkout';
import type { AnyFlow } from '../../../../../store/core/flow';
import { selectFailure } from '../../../../../store/core/flows';
import { messages } from '../../../../../store/core/messages';
import type { Paise } from '../../../../../store/core/values/money';
import { selectIsLoggedIn } from '../../../../../store/identity/session';
import { billForAccount, billOfCart } from '../../../../../store/payments/bill';
import { journalSlot } from '../../../../../store/payments/journal';
import { maskedAccountOf } from '../../../../../store/payments/maskedAccount';
import {
  abandonPayment,
  checkPayment,
  resendOtp,
  resumePayment,
  startPayment,
  submitOtp,
} from '../../../../../store/payments/payments';
import { renewalBill } from '../../../../../store/renewal/renewal';
import { pendingWritesSlot } from '../../../../../store/writes/pendingWrites';
import { aCart } from '../../../../support/builders';
import type { TestPortal } from '../../../../support/portal';
import { until, untilIdle } from '../../../../support/waiting';
import {
  byCard,
  byInstalment,
  idIn,
  openPortalAs,
  outcome,
  paymentPage,
  portalWithPayment,
  pressPayment,
} from '../openedPayments';

const cart = billOfCart(aCart());
const upi = {
  bill: billForAccount('INSTANT', maskedAccountOf('9000004417'), 10_000 as Paise),
  method: 'UPI',
  payee: { number: '9000004417', mobileno: '', email: '' },
} as const;

const open = async () => {
  const portal = await openPortalAs({
    domains: [subscriberDomain, paymentsDomain, checkoutDomain],
  });
  portal.operator.answers(endpoints.cart, cartSample);
  return portal;
};
const atOtp = () => portalWithPayment(byInstalment);

/** Each press that sends a call about money, with its flow. No such call is prepared, so sending it fails the test. */
const PRESSES: readonly (readonly [
  press: string,
  flow: AnyFlow,
  open: () => Promise<TestPortal>,
  press: (portal: TestPortal) => unknown,
])[] = [
  ['card', startPayment, open, (portal) => portal.dispatch(startPayment.requested(byCard))],
  [
    'instalments',
    ...([startPayment, open] as const),
    (portal) => portal.dispatch(startPayment.requested(byInstalment)),
  ],
  ['UPI', startPayment, open, (portal) => portal.dispatch(startPayment.requested(upi))],
  [
    'balance',
    ...([payFromBalance, open] as const),
    (portal) => portal.dispatch(payFromBalance.requested({ bill: cart })),
  ],
  [
    'an OTP',
    ...([submitOtp, atOtp] as const),
    (portal) => portal.dispatch(submitOtp.requested({ id: idIn(portal), code: '123456' })),
  ],
  [
    'going on with an attempt',
    ...([resumePayment, atOtp] as const),
    (portal) => portal.dispatch(resumePayment.requested({ id: idIn(portal) })),
  ],
  [
    'another OTP',
    ...([resendOtp, atOtp] as const),
    (portal) => portal.dispatch(resendOtp.requested({ id: idIn(portal) })),
  ],
  [
    'leaving an attempt',
    ...([abandonPayment, atOtp] as const),
    (portal) => portal.dispatch(abandonPayment.requested({ id: idIn(portal) })),
  ],
];

const sentOf = ({ operator }: TestPortal) =>
  operator.received.map(({ call }) => call).filter((call) => endpoints[call].changes);

/** What is written down of payments. */
const readDown = () => [
  localStorage.getItem(journalSlot.key),
  localStorage.getItem(pendingWritesSlot.key),
];

it.each(PRESSES)(
  'The press for %s sends nothing and ends the session when another subscriber is logged in',
  async (_, flow, openPage, press) => {
    const portal = await openPage();
    const before = readDown();
    const sent = sentOf(portal);
    portal.operator.answers(endpoints.subscriber, { ...subscriberSample, customerid: '43' });
    press(portal);
    await portal.until((state) => !selectIsLoggedIn(state));
    await untilIdle();
    expect(selectFailure(portal.state(), flow)).toBeNull();
    expect(selectUserInfo(portal.state())).toBeNull();
    expect(selectSnackbar(portal.state())?.message).toBe(messages.accountMismatched);
    expect(sentOf(portal)).toEqual(sent);
    expect(readDown()).toEqual(before);
  },
);

it.each(PRESSES)(
  'The press for %s sends nothing while the operator does not say whose account it is',
  async (_, flow, openPage, press) => {
    const portal = await openPage();
    const before = readDown();
    const sent = sentOf(portal);
    portal.operator.refuses(endpoints.subscriber, 500);
    press(portal);
    await portal.until((state) => selectFailure(state, flow) !== null);
    await untilIdle();
    expect(selectFailure(portal.state(), flow)).toMatchObject({ code: 'ACCOUNT_UNCONFIRMED' });
    expect(sentOf(portal)).toEqual(sent);
    expect(readDown()).toEqual(before);
  },
);

const honoured = { app: { idempotency: 'honoured' } } as const;
const renewal = renewalBill({
  ...{ period: 'MONTHLY', stbno: '', balance: 0 as Paise, total: 10_000 as Paise },
  lines: [
    {
      ...{ productid: 'A', productname: 'A', stbno: '', amount: 10_000 as Paise },
      expirydate: '2026-12-24',
    },
  ],
});

/** A press that reads the operator's data before it sends a call about money, and the read of it that is held back. */
const READING_PRESSES: readonly (readonly [
  press: string,
  read: 'paymentStatus' | 'renewablePacks',
  open: () => Promise<TestPortal>,
  press: (portal: TestPortal) => unknown,
])[] = [
  [
    'a renewal by card, while its packs are read',
    'renewablePacks',
    open,
    (portal) => portal.dispatch(startPayment.requested({ bill: renewal, method: 'CARD' })),
  ],
  [
    'a card payment after a failed one, while that one is read',
    'paymentStatus',
    async () => {
      const portal = await portalWithPayment(byCard);
      portal.operator.answers(endpoints.paymentStatus, outcome('failure'));
      await portal.press(checkPayment, { txnid: 'TX1' });
      return portal;
    },
    (portal) => portal.dispatch(startPayment.requested(byCard)),
  ],
  [
    'going on with a card payment, while its status is read',
    'paymentStatus',
    () => portalWithPayment(byCard, honoured),
    (portal) => portal.dispatch(resumePayment.requested({ id: idIn(portal) })),
  ],
  [
    'going on with instalments after a reload, while their status is read',
    'paymentStatus',
    async () => {
      const portal = await atOtp();
      dropSignature(idIn(portal));
      return portal;
    },
    (portal) => portal.dispatch(resumePayment.requested({ id: idIn(portal) })),
  ],
];

it.each(READING_PRESSES)(
  'When another subscriber logs in during %s, nothing is sent and the session ends',
  async (_, read, openPage, press) => {
    const portal = await openPage();
    const { operator } = portal;
    const sent = sentOf(portal);
    const readings = operator.receivedOf(read).length;
    const answer = operator.holdsBack(endpoints[read]);
    press(portal);
    await until(() => operator.receivedOf(read).length > readings);
    operator.answers(endpoints.subscriber, { ...subscriberSample, customerid: '43' });
    answer(read === 'renewablePacks' ? [] : outcome('pending'));
    await portal.until((state) => !selectIsLoggedIn(state));
    await untilIdle();
    expect(sentOf(portal)).toEqual(sent);
  },
);

it('A press without a network says so, because the operator was not reached', async () => {
  const portal = await open();
  portal.operator.isUnreachable(endpoints.subscriber);
  await pressPayment(portal, byCard);
  expect(selectFailure(portal.state(), startPayment)).toMatchObject({ kind: 'unreachable' });
});

it('The subscriber that is read before paying is the one that the portal then shows', async () => {
  const portal = await open();
  portal.operator.answers(endpoints.payAsLcoCustomer, paymentPage);
  portal.operator.answers(endpoints.subscriber, { ...subscriberSample, balance: '12.34' });
  await pressPayment(portal, byCard);
  expect(selectUserInfo(portal.state())?.balance).toBe(1234);
});

it('A payment without a login reads no subscriber', async () => {
  const portal = await openPortalAs({ as: '' });
  portal.operator.refuses(endpoints.instantPay, 404, { message: 'No.' });
  await pressPayment(portal, upi);
  expect(portal.operator.receivedOf('subscriber')).toEqual([]);
  expect(portal.operator.receivedOf('instantPay')).toHaveLength(1);
});
