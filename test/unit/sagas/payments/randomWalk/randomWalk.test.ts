import fc from 'fast-check';
import { dropSignature } from '../../../../../sagas/payments/engine/memoryCaches';
import type { Paise } from '../../../../../store/core/values/money';
import type { Bill } from '../../../../../store/payments/attempt';
import { journalSlot } from '../../../../../store/payments/journal';
import {
  isForNumber,
  type PaymentPurpose,
  type ProviderMethod,
} from '../../../../../store/payments/methods';
import {
  abandonPayment,
  checkPayment,
  paymentWatched,
  selectAttempts,
  startPayment,
  type StartPaymentRequest,
  submitOtp,
} from '../../../../../store/payments/payments';
import { type Idempotency, idempotencySetting } from '../../../../operator/transport/idempotency';
import { aBill } from '../../../../support/builders';
import { walksOf } from '../../../../support/walkCount';
import { simulatedBrowser, stillness } from './simulatedBrowser';
import { type DeliveryFate, SimulatedOperator } from './simulatedOperator';
import { SimulatedTab, type TabState } from './simulatedTab';

const WALKS = walksOf('randomWalk.test', { short: 1_000, long: 10_000 });
const AMOUNT = 50_000 as Paise;
const NUMBER = '9000004417';
/** What each walk pays: a top-up or a cart by card or in instalments, or a number or a service by UPI. */
type Paid = Extract<PaymentPurpose, 'TOPUP' | 'CART' | 'INSTANT' | 'OTT'>;
const billOf = (purpose: Paid): Bill => {
  const amount = purpose === 'OTT' ? (0 as Paise) : AMOUNT;
  return aBill({ purpose, amount, account: isForNumber({ purpose }) ? '••••4417' : '' });
};

/** What can happen next. `at` is the tab it happens in. */
type Move = { readonly at: 0 | 1 } & (
  | { readonly does: 'press'; readonly method: ProviderMethod }
  | { readonly does: 'code'; readonly right: boolean }
  | {
      readonly does:
        'leave' | 'check' | 'returnToPortal' | 'killed' | 'settle' | 'arrive' | 'payer';
    }
  | { readonly does: 'atProvider'; readonly what: 'approve' | 'decline' | 'both' }
);

const at = fc.constantFrom(0 as const, 1 as const);
const method = fc.constantFrom<ProviderMethod>('CARD', 'INSTALMENT');
const moves = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ at, does: fc.constant('press' as const), method }) },
    {
      weight: 3,
      arbitrary: fc.record({ at, does: fc.constant('code' as const), right: fc.boolean() }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        at,
        does: fc.constantFrom('leave', 'check', 'returnToPortal', 'killed', 'settle', 'arrive'),
      }),
    },
    { weight: 3, arbitrary: fc.record({ at, does: fc.constant('payer' as const) }) },
    {
      weight: 6,
      arbitrary: fc.record({
        at,
        does: fc.constant('atProvider' as const),
        what: fc.constantFrom('approve', 'decline', 'both'),
      }),
    },
  ),
  { minLength: 4, maxLength: 12 },
) as fc.Arbitrary<readonly Move[]>; // fast-check widens the words
const walks = fc.record({
  pays: fc.constantFrom<Paid>('TOPUP', 'TOPUP', 'CART', 'CART', 'INSTANT', 'OTT'),
  hasLocks: fc.boolean(),
  /** Seconds until a UPI request expires; 0 expires before it is seen. */
  requestLasts: fc.constantFrom(300, 300, 0),
});
const fates = fc.array(
  fc.constantFrom<DeliveryFate>(
    'arrives',
    'arrives',
    'arrives',
    'lostBefore',
    'lostAfter',
    'doubled',
    'late',
    'broken',
  ),
  { minLength: 1, maxLength: 24 },
);

const browser = simulatedBrowser();

/** Whether a tab shows that the bill is paid. The subscriber then does not press again. */
const isTold = (state: TabState) =>
  selectAttempts(state).some((one) => one.step === 'paid' && one.closed !== undefined);

class Walk {
  readonly operator: SimulatedOperator;
  readonly bill: Bill;
  /** Every UPI request that was ever shown, in the order in which they will be paid. */
  private readonly seen = new Set<string>();
  private readonly left: DeliveryFate[];
  private readonly network;
  readonly tabs: [SimulatedTab, SimulatedTab];

  constructor(
    fates: readonly DeliveryFate[],
    { pays, hasLocks, requestLasts }: { pays: Paid; hasLocks: boolean; requestLasts: number },
    idempotency: Idempotency,
  ) {
    browser.reset(hasLocks);
    this.bill = billOf(pays);
    this.operator = new SimulatedOperator(AMOUNT, requestLasts, idempotency);
    this.left = [...fates];
    this.network = { operator: this.operator, fate: () => this.left.shift() ?? 'arrives' };
    this.tabs = [new SimulatedTab(this.network), new SimulatedTab(this.network)];
  }

  /** Makes one move. A press is left out once a tab has shown that the bill is paid. */
  async make(move: Move): Promise<void> {
    const tab = this.tabs[move.at];
    const attempts = selectAttempts(tab.now);
    const last = attempts.at(-1);
    switch (move.does) {
      case 'press':
        if (!this.tabs.some(({ now }) => isTold(now)))
          tab.dispatch(startPayment.requested(this.wanted(move.method)));
        break;
      case 'code':
        if (last)
          tab.dispatch(
            submitOtp.requested({ id: last.id, code: move.right ? '123456' : '000000' }),
          );
        break;
      case 'leave':
        if (last) tab.dispatch(abandonPayment.requested({ id: last.id }));
        break;
      case 'check':
        for (const one of attempts)
          if ('txnid' in one && one.txnid)
            tab.dispatch(checkPayment.requested({ txnid: one.txnid }));
        break;
      case 'returnToPortal':
        if (tab.page) tab.dispatch(paymentWatched({ txnid: tab.page.txnid }));
        break;
      case 'atProvider':
        this.atProvider(tab, move.what);
        break;
      case 'killed':
        this.kill(move.at);
        break;
      case 'settle':
        // Time passes at the operator: unpaid requests expire.
        for (const txnid of this.operator.payments.keys()) this.operator.end(txnid);
        break;
      case 'arrive':
        tab.arrive();
        break;
      case 'payer':
        // The payer confirms in the app every request seen so far, perhaps long after the page is closed, except one
        // that has expired or was cancelled by the payer and for which the operator then knew of no payment.
        for (const txnid of this.seen) if (!this.isGivenUp(txnid)) this.operator.capture(txnid);
    }
    await stillness();
    this.look();
  }

  private isGivenUp(txnid: string): boolean {
    return this.tabs.some(({ now }) =>
      selectAttempts(now).some(
        (one) => one.step === 'left' && one.closed.reason === 'notPaid' && one.txnid === txnid,
      ),
    );
  }

  private wanted(method: ProviderMethod): StartPaymentRequest {
    const { bill } = this;
    const payee = { number: NUMBER, mobileno: '', email: '' };
    return !isForNumber(bill)
      ? { bill, method: method === 'UPI' ? 'CARD' : method }
      : { bill, method: 'UPI', payee };
  }

  private look() {
    for (const { now } of this.tabs)
      for (const attempt of selectAttempts(now))
        if (attempt.step === 'awaitingApp') this.seen.add(attempt.txnid);
  }

  private atProvider({ page }: SimulatedTab, what: 'approve' | 'decline' | 'both') {
    if (!page) return;
    if (what !== 'decline') this.operator.capture(page.txnid);
    if (what !== 'approve') this.operator.end(page.txnid);
    if (what === 'both') this.operator.capture(page.txnid);
  }

  private kill(which: 0 | 1) {
    this.tabs[which].kill();
    for (const { id } of selectAttempts(this.tabs[which].now)) dropSignature(id);
    this.tabs[which] = new SimulatedTab(this.network);
  }

  /** Ends the walk: the network works, time has passed at the operator, and the subscriber opens the portal again. */
  async end(): Promise<TabState> {
    this.left.length = 0;
    for (const tab of this.tabs) tab.arrive();
    await stillness();
    for (const txnid of this.operator.payments.keys()) this.operator.end(txnid);
    for (const tab of this.tabs) tab.kill();
    await stillness();
    const tab = new SimulatedTab(this.network);
    await stillness();
    tab.kill();
    return tab.now;
  }
}

const STILL_UNKNOWN: readonly string[] = ['atProvider', 'awaitingApp', 'paying', 'unknown'];

it.each(idempotencySetting.options)(
  'Every random sequence of network failures, tabs and presses charges at most once and shows the true result with an operator of the kind “%s”',
  async (idempotency) => {
    const charged: Record<Paid, number> = { TOPUP: 0, CART: 0, INSTANT: 0, OTT: 0 };
    await fc.assert(
      fc.asyncProperty(moves, fates, walks, async (moves, fates, how) => {
        const walk = new Walk(fates, how, idempotency);
        await stillness();
        for (const move of moves) await walk.make(move);
        const state = await walk.end();
        const attempts = selectAttempts(state);
        const { charges } = walk.operator;
        charged[how.pays] += charges.length;
        expect(charges.length).toBeLessThanOrEqual(1);
        // The journal shows as paid exactly what was charged.
        const paid = attempts.filter(({ step }) => step === 'paid');
        expect(paid.map((one) => 'txnid' in one && one.txnid)).toEqual(charges);
        expect(attempts.filter(({ step }) => STILL_UNKNOWN.includes(step))).toEqual([]);
        // No secret in the browser.
        expect(browser.kept.get(journalSlot.key) ?? '').not.toMatch(/signed|\b123456\b|9000004417/);
      }),
      WALKS,
    );
    // A walk in which nothing is ever paid would prove nothing.
    for (const times of Object.values(charged)) expect(times).toBeGreaterThan(WALKS.numRuns / 120);
  },
  900_000,
);
