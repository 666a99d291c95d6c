import { subscriberDomain } from '../../../../sagas/account/subscriber';
import { endpoints } from '../../../../sagas/api/endpoints';
import { cartSample } from '../../../../sagas/api/samples/cart';
import { subscriberSample } from '../../../../sagas/api/samples/subscriber';
import { cartDomain } from '../../../../sagas/cart/cart';
import { checkoutDomain } from '../../../../sagas/cart/checkout';
import { paymentsDomain } from '../../../../sagas/payments/payments';
import { renewalDomain } from '../../../../sagas/renewal/renewal';
import { payFromBalance } from '../../../../store/cart/checkout';
import { selectFailure } from '../../../../store/core/flows';
import type { Paise } from '../../../../store/core/values/money';
import { billForAccount, billOfCart } from '../../../../store/payments/bill';
import { maskedAccountOf } from '../../../../store/payments/maskedAccount';
import type { ProviderMethod } from '../../../../store/payments/methods';
import { selectAttempts, startPayment } from '../../../../store/payments/payments';
import {
  type Renewal,
  renewalBill,
  renewPacks,
  selectRenewalRefusal,
} from '../../../../store/renewal/renewal';
import type { CallName } from '../../../../store/wire/answers';
import { aBill, aCart } from '../../../support/builders';
import { openPortal, type TestPortal } from '../../../support/portal';
import { pressPayment } from './openedPayments';

const NUMBER = '9000004417';

const renewalOf = (total: Paise): Renewal => ({
  ...{ period: 'MONTHLY', stbno: '', balance: 90_000 as Paise, total },
  lines: [{ productid: 'A', productname: 'A', stbno: '', amount: total, expirydate: '2026-11-24' }],
});

const billsOf = (amount: Paise) => ({
  TOPUP: aBill({ amount }),
  CART: billOfCart(aCart({ total: amount })),
  RENEWAL: renewalBill(renewalOf(amount)),
  OFFER: aBill({ purpose: 'OFFER', orderid: 'OR1', amount }),
  INSTANT: billForAccount('INSTANT', maskedAccountOf(NUMBER), amount),
  OTT: billForAccount('OTT', maskedAccountOf(NUMBER), amount, ['OTT2']),
});
type Purpose = keyof ReturnType<typeof billsOf>;

const open = async (): Promise<TestPortal> => {
  const portal = await openPortal({
    domains: [subscriberDomain, cartDomain, paymentsDomain, checkoutDomain, renewalDomain],
  });
  const { operator } = portal;
  operator.answers(endpoints.subscriber, { ...subscriberSample, customertype: 'PREPAID' });
  operator.answers(endpoints.cart, cartSample);
  operator.answers(endpoints.renewablePacks, []);
  operator.answers(endpoints.longDurationPrices, []);
  await portal.logIn({ customerid: '700412' });
  return portal;
};

/** Every call that can move money, or lead to it. */
const PAYING: readonly CallName[] = [
  'payAsDpCustomer',
  'payAsLcoCustomer',
  'instalmentEligibility',
  'instantPay',
  'ottQuickPay',
  'checkout',
  'renew',
  'renewReadingText',
];
const sent = ({ operator }: TestPortal) =>
  PAYING.filter((name) => operator.receivedOf(name).length > 0);

const BY_PROVIDER: readonly (readonly [Purpose, ProviderMethod])[] = [
  ...(['TOPUP', 'CART', 'RENEWAL', 'OFFER'] as const).flatMap((purpose) => [
    [purpose, 'CARD'] as const,
    [purpose, 'INSTALMENT'] as const,
  ]),
  ['INSTANT', 'UPI'],
  ['OTT', 'UPI'],
];
const AMOUNTS = [
  ['0', 0],
  ['-₹882.40', -88_240],
] as const;

describe.each(AMOUNTS)('A bill of %s', (_, paise) => {
  const amount = paise as Paise;

  // The operator names the price of a streaming service later, so its bill is 0 until then.
  it.each(BY_PROVIDER.filter(([purpose]) => purpose !== 'OTT' || paise !== 0))(
    'A bill for %s is not paid by %s: the press is stopped, and nothing is sent or written down',
    async (purpose, method) => {
      const portal = await open();
      const payee = { number: NUMBER, mobileno: '', email: '' };
      await pressPayment(portal, {
        ...{ bill: billsOf(amount)[purpose], method },
        ...(method === 'UPI' && { payee }),
      });
      expect(selectFailure(portal.state(), startPayment)).toEqual({
        kind: 'blocked',
        code: 'NOT_PAYABLE',
      });
      expect(sent(portal)).toEqual([]);
      expect(selectAttempts(portal.state())).toEqual([]);
    },
  );

  it('The balance pays no such renewal', async () => {
    const portal = await open();
    await portal.press(renewPacks, renewalOf(amount));
    expect(selectRenewalRefusal(portal.state())).toMatchObject({ code: 'NOT_PAYABLE' });
    expect(sent(portal)).toEqual([]);
  });

  it('The balance pays no such cart', async () => {
    const portal = await open();
    await portal.press(payFromBalance, { bill: billsOf(amount).CART });
    expect(selectFailure(portal.state(), payFromBalance)).toMatchObject({ code: 'NOT_PAYABLE' });
    expect(sent(portal)).toEqual([]);
  });
});

it('A renewal that the operator prices is paid from the balance alone, never by a provider', async () => {
  const portal = await open();
  const bill = renewalBill({ ...renewalOf(0 as Paise), total: null });
  for (const method of ['CARD', 'INSTALMENT'] as const) {
    await pressPayment(portal, { bill, method });
    expect(selectFailure(portal.state(), startPayment)).toMatchObject({ code: 'NOT_PAYABLE' });
  }
  expect(sent(portal)).toEqual([]);
});
