import { configureStore } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { PaymentStatusView } from '../../../../src/screens/payments/status/PaymentStatusView';
import { WriteOutcomes } from '../../../../src/screens/writes/WriteOutcomes';
import { OperatorContext } from '../../../../src/ui/frame/operator';
import type { Paise } from '../../../../store/core/values/money';
import { paymentStatusPath } from '../../../../store/core/viewPaths';
import { logIn } from '../../../../store/identity/session';
import type { PaymentAttempt } from '../../../../store/payments/attempt';
import { paymentStatusOf } from '../../../../store/payments/paymentStatus';
import { type CheckedPayment, uncheckedPayment } from '../../../../store/payments/statusCheck';
import { outcomesRead, type WriteOutcome } from '../../../../store/writes/earlierWrites';
import { aBill, aSubscriber } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';
import { quietServices } from '../app/quietServices';

const MOST_WORDS = 25;
const MOST_BUTTONS = 2;

const AMOUNT = /₹\s?[\d,.]+/g;

/** The words of the page without amounts, buttons and the reference, which stands beside the button that copies it. */
const count = () => {
  const page = document.body.cloneNode(true) as HTMLElement; // a copy of the body is an element
  for (const copy of page.querySelectorAll('button'))
    if (copy.textContent.startsWith('Copy')) copy.parentElement?.remove();
  const buttons = [...page.querySelectorAll('button, a')];
  for (const button of buttons) button.remove();
  const texts = [...page.querySelectorAll('h1, h2, p, li')].map(({ textContent }) => textContent);
  const words = texts.join(' ').replace(AMOUNT, '').split(/\s+/).filter(Boolean);
  return { words, buttons };
};

const services = {
  ...quietServices,
  domains: { has: () => true, add: () => Promise.resolve() },
};
const open = async (part: ReactNode, isLoggedIn: boolean, ...outcomes: readonly WriteOutcome[]) => {
  const store = configureStore({ reducer: loadedReducer() });
  if (isLoggedIn) store.dispatch(logIn.succeeded(aSubscriber()));
  store.dispatch(outcomesRead({ calls: outcomes.map(({ call }) => call), ended: [], outcomes }));
  await act(async () => {
    render(
      <Provider store={store}>
        <OperatorContext value={{ name: 'Selfcare', phone: '1800 000 4417' }}>
          <PortalServicesProvider value={services}>
            <MemoryRouter initialEntries={[paymentStatusPath('TX1')]}>{part}</MemoryRouter>
          </PortalServicesProvider>
        </OperatorContext>
      </Provider>,
    );
    await Promise.resolve();
  });
};

const unanswered = uncheckedPayment('TX1');
const answered: CheckedPayment = {
  ...{ ...unanswered, confirmed: true, status: 'pending' },
  ...{ amount: 50_000 as Paise, purpose: 'TOPUP', addedon: '2026-11-24 09:31:00' },
};
const started: PaymentAttempt = {
  ...{ id: 'A1', key: 'K1', customerid: '700412', method: 'CARD', begun: 1 },
  ...{ bill: aBill({ amount: 50_000 as Paise }), step: 'atProvider', txnid: 'TX1' },
};
const confirmed: PaymentAttempt = { ...started, step: 'paid', txnid: 'TX1' };

interface Variant {
  readonly name: string;
  readonly checked: CheckedPayment | null;
  readonly attempt?: PaymentAttempt;
  /** The most words while the portal asks again, where the variant is longer than it should be. */
  readonly words?: number;
  /** The same once the portal has stopped asking: the page then says what happens to money that was taken. */
  readonly wordsAtEnd?: number;
}
/** Every answer that leaves a payment not confirmed; lower a number when a variant has become shorter. */
const variants: readonly Variant[] = [
  { name: 'asked about for the first time', checked: null },
  { name: 'that could not be asked about', checked: unanswered, wordsAtEnd: 43 },
  {
    ...{ name: 'whose answer is about another one', wordsAtEnd: 40 },
    checked: { ...unanswered, isAboutAnother: true },
  },
  { name: 'that the operator does not know yet', checked: answered, wordsAtEnd: 33 },
  {
    ...{ name: 'that the provider is working on', wordsAtEnd: 40 },
    checked: { ...answered, money: 'taken' },
  },
  {
    ...{ name: 'whose failure contradicts an earlier answer', words: 27, wordsAtEnd: 27 },
    ...{ attempt: confirmed, checked: { ...answered, status: 'failed' } },
  },
  {
    name: 'of another amount',
    checked: { ...answered, status: 'paid', amount: 99_000 as Paise },
  },
];

describe('A payment that is not confirmed', () => {
  it.each(
    variants.flatMap((variant) =>
      [true, false].flatMap((isWatched) =>
        [true, false].map((isLoggedIn) => ({ ...variant, isWatched, isLoggedIn })),
      ),
    ),
  )(
    'One $name has few words and buttons (asked again: $isWatched, logged in: $isLoggedIn)',
    async (variant) => {
      const { checked, isWatched, isLoggedIn, attempt = started } = variant;
      const { words = MOST_WORDS, wordsAtEnd = MOST_WORDS } = variant;
      const status = paymentStatusOf(checked, attempt, isWatched);
      await open(
        <PaymentStatusView {...{ status, txnid: 'TX1', checked, attempt, isWatched }} />,
        isLoggedIn,
      );
      const counted = count();
      expect(counted.words.length).toBeGreaterThan(5); // the title and a sentence
      expect(counted.words.length).toBeLessThanOrEqual(isWatched ? words : wordsAtEnd);
      expect(counted.buttons.length).toBeLessThanOrEqual(MOST_BUTTONS);
    },
  );
});

/** The most words and buttons of each step; lower a number when the step has become shorter. */
const outcomeSteps = [
  { step: 'findingOut', words: 24, buttons: 0 },
  { step: 'unknown', words: 29, buttons: 5 },
  { step: 'notBooked', words: 40, buttons: MOST_BUTTONS },
] as const;

describe('An order or a renewal that is not confirmed', () => {
  it.each(
    (['checkout', 'renew', 'renewReadingText'] as const).flatMap((call) =>
      outcomeSteps.map((step) => ({ call, ...step })),
    ),
  )('$call in the step $step has few words and buttons', async ({ call, step, words, buttons }) => {
    const outcome: WriteOutcome = {
      ...{ call, step, key: 'K1', since: 1, agreed: null, mayBeSentAgain: false },
      ...{ lines: [], transactionid: '', amount: null },
    };
    await open(<WriteOutcomes calls={[call]} again={<button>Again</button>} />, true, outcome);
    const counted = count();
    expect(counted.words.length).toBeGreaterThan(5); // the title and a sentence
    expect(counted.words.length).toBeLessThanOrEqual(words);
    expect(counted.buttons.length).toBeLessThanOrEqual(buttons);
  });
});
