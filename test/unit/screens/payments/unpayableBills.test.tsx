import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { CheckoutPayment } from '../../../../src/screens/cart/CheckoutPayment';
import { PayOffer } from '../../../../src/screens/newConnection/order/PayOffer';
import { PaymentRefusal } from '../../../../src/screens/payments/pay/PaymentRefusal';
import { PayTopUp } from '../../../../src/screens/payments/topUp/PayTopUp';
import { PayRenewal } from '../../../../src/screens/renewal/choose/PayRenewal';
import { ResultView } from '../../../../src/screens/renewal/result/ResultView';
import { loadSubscriber } from '../../../../store/account/subscriber';
import { selectTopUpLimits } from '../../../../store/app/app';
import { loadCart } from '../../../../store/cart/cart';
import { NO_MONEY, type Paise, rupeesOf } from '../../../../store/core/values/money';
import { shopRestored } from '../../../../store/newConnection/onlineOrder';
import { journalRead } from '../../../../store/payments/payments';
import { amountTyped, payPressed, rechargeOf } from '../../../../store/payments/topUp';
import { quoteOf } from '../../../../store/renewal/renewalTerms';
import { aBill, aCart, aPack, aSubscriber } from '../../../support/builders';
import { setWide } from '../../../support/screenWidth';
import { loadedReducer, stateAfter } from '../../../support/stateAfter';
import { quietServices } from '../app/quietServices';

const SENTENCE =
  'The total is zero or less, so there is nothing to pay. If it looks wrong, please contact us.';

const show = (screenPart: ReactNode, events: readonly UnknownAction[]) =>
  render(
    <Provider
      store={configureStore({
        reducer: loadedReducer(),
        preloadedState: stateAfter(
          loadSubscriber.succeeded(aSubscriber({ balance: 90_000 as Paise })),
          ...events,
        ),
      })}
    >
      <MemoryRouter>
        <PortalServicesProvider value={quietServices}>{screenPart}</PortalServicesProvider>
      </MemoryRouter>
    </Provider>,
  );

const payButtons = () => screen.queryAllByRole('button', { name: /^Pay|₹/ });

interface Payable {
  readonly part: ReactNode;
  readonly events: readonly UnknownAction[];
}

const screensOf = (amount: Paise): Readonly<Record<string, Payable>> => ({
  renewal: {
    part: (
      <PayRenewal
        selection={{
          quote: quoteOf(
            [aPack({ chargeperiod: 'MONTHLY', totalprice: amount, price: amount, tax: NO_MONEY })],
            [],
            'MONTHLY',
          ),
          ...{ terms: [], box: null, draft: { ticks: {}, period: null, box: null } },
        }}
      />
    ),
    events: [],
  },
  cart: {
    part: <CheckoutPayment />,
    events: [
      loadCart.requested(),
      loadCart.succeeded(
        aCart({
          ...{ networkfee: null, discount: null, gst: NO_MONEY, total: amount },
          cartdetails: aCart()
            .cartdetails.slice(0, 1)
            .map((line) => ({ ...line, price: amount })),
        }),
      ),
    ],
  },
  order: {
    part: <PayOffer />,
    events: [
      shopRestored({
        ...{ cart: {}, eligibility: null, isOutcomeUnknown: false },
        placed: {
          ...{ orderid: 'O-1', planname: 'Family', amount, status: 'PLACED' },
          ...{ expireson: '', message: '' },
        },
      }),
      journalRead([]),
    ],
  },
});

const AMOUNTS = [
  ['0', 0],
  ['-₹882.40', -88_240],
] as const;

describe.each(AMOUNTS)('A bill of %s', (_, paise) => {
  const amount = paise as Paise;

  describe.each([
    ['phone', false],
    ['wide screen', true],
  ])('On a %s', (__, isWide) => {
    it.each(['renewal', 'cart', 'order'])(
      'The %s says that there is nothing to pay, and has no button that pays',
      (name) => {
        setWide(isWide);
        const { part, events } = screensOf(amount)[name]!;
        show(part, events);
        expect(screen.getByText(SENTENCE)).toBeTruthy();
        expect(payButtons()).toEqual([]);
        expect(screen.queryAllByRole('radio')).toEqual([]);
      },
    );
  });

  it('A top-up of it names no amount on its button, and is said to be too little', () => {
    const limits = selectTopUpLimits(stateAfter());
    expect(rechargeOf(rupeesOf(amount), limits)).toBe('tooLittle');
    show(<PayTopUp />, [amountTyped(rupeesOf(amount)), payPressed(null)]);
    expect(payButtons().map(({ textContent }) => textContent)).toEqual(['Pay']);
    expect(screen.queryByRole('button', { name: /₹/ })).toBeNull();
  });

  it('A renewal that failed at such a price is not offered again', () => {
    const line = {
      ...{ productid: 'A', productname: 'A', stbno: '', expirydate: '2026-11-24', amount },
    };
    show(
      <ResultView
        results={[
          {
            ...{ state: 'failed', line, reason: 'other', sentence: '', code: 'X' },
            renewablefrom: '',
          },
        ]}
      />,
      [],
    );
    expect(payButtons()).toEqual([]);
    expect(screen.queryByRole('button', { name: /again/i })).toBeNull();
  });

  it('A press that was stopped for it says so', () => {
    show(
      <PaymentRefusal
        failure={{ kind: 'blocked', code: 'NOT_PAYABLE' }}
        bill={aBill({ purpose: 'CART', amount })}
      />,
      [],
    );
    expect(screen.getByText(SENTENCE)).toBeTruthy();
  });
});
