import fc from 'fast-check';
import * as v from 'valibot';
import { FailureError } from '../../../../../sagas/api/failures';
import { selectCart } from '../../../../../store/cart/cart';
import { orderResultLeft, payFromBalance, selectOrder } from '../../../../../store/cart/checkout';
import type { Paise } from '../../../../../store/core/values/money';
import { rupeesOf } from '../../../../../store/core/values/money';
import { cancelForRefund } from '../../../../../store/packs/packChanges';
import { selectAllPacks } from '../../../../../store/packs/packList';
import { billOfCart } from '../../../../../store/payments/bill';
import {
  type Renewal,
  renewPacks,
  selectRenewalPacks,
  selectRenewalResults,
} from '../../../../../store/renewal/renewal';
import { isCancelled } from '../../../../../store/wire/entities/packs/packStatus';
import { BOOKING_WINDOW } from '../../../../../store/writes/compareEvidence';
import { outcomesWanted, selectAllOutcomes } from '../../../../../store/writes/earlierWrites';
import { isPending, pendingWritesSlot } from '../../../../../store/writes/pendingWrites';
import { type Idempotency, idempotencySetting } from '../../../../operator/transport/idempotency';
import { walksOf } from '../../../../support/walkCount';
import {
  type BalanceNetwork,
  BalanceTab,
  type BalanceTabState,
  DARK,
  type WriteFate,
} from './balanceTab';
import { AFTER, CART, PRICES, REFUND, SimulatedBooks } from './simulatedBooks';
import { simulatedBrowser, stillness } from './simulatedBrowser';
import { SimulatedTime } from './simulatedTime';

const WALKS = walksOf('balanceWalk.test', { short: 300, long: 2_000 });

/** What each walk moves money for, at most once whatever happens. */
type Subject = 'CART' | 'RENEWAL' | 'RENEWAL_OF_ONE' | 'REFUND';
const SUBJECTS = ['CART', 'RENEWAL', 'RENEWAL_OF_ONE', 'REFUND'] as const;

/** What can happen next. `at` is the tab it happens in; both were open before anything was paid. */
interface Move {
  readonly at: 0 | 1;
  readonly does:
    | 'press'
    | 'reload'
    /** The page dies as soon as a write is no longer pending in the storage. */
    | 'diesAtTheAnswer'
    | 'seeOrder'
    | 'ask'
    | 'arrive'
    | 'bookLate'
    | 'clockJumps'
    | 'timePasses'
    | 'dark';
}

const moves = fc.array(
  fc.record({
    at: fc.constantFrom(0 as const, 1 as const),
    does: fc.constantFrom<Move['does']>(
      ...(['press', 'press', 'press', 'reload', 'diesAtTheAnswer', 'seeOrder', 'ask'] as const),
      ...(['ask', 'arrive', 'bookLate', 'clockJumps', 'timePasses', 'dark'] as const),
    ),
  }),
  { minLength: 2, maxLength: 9 },
);
const fates = fc.array(
  fc.constantFrom<WriteFate>(
    ...(['arrives', 'arrives', 'lostBefore', 'lostAfter', 'bookedLater', 'bookedLater'] as const),
    ...(['bookedLate', 'answeredLater', 'copied', 'copiedInTheDark', 'broken', 'refused'] as const),
  ),
  { minLength: 1, maxLength: 6 },
);
const settings = fc.record({
  subject: fc.constantFrom(...SUBJECTS),
  hasLocks: fc.boolean(),
  /** Whether a tab hears what another one has written, before it is pressed. */
  tabsHear: fc.boolean(),
});

const browser = simulatedBrowser();
let time = new SimulatedTime();
beforeAll(() => {
  jest.spyOn(Date, 'now').mockImplementation(() => time.now());
  jest.spyOn(performance, 'now').mockImplementation(() => time.sinceStart());
});
afterAll(() => jest.restoreAllMocks());

const renewalOf = (...productids: string[]): Renewal => {
  const lines = productids.map((productid) => ({
    ...{ productid, productname: productid, stbno: '', expirydate: '2026-11-24' },
    amount: PRICES[productid] ?? (0 as Paise),
  }));
  const total = lines.reduce((sum, { amount }) => sum + amount, 0) as Paise; // whole paise stay whole
  return { period: 'MONTHLY', stbno: '', lines, total, balance: null };
};

const BILL = billOfCart(CART);
const PRESSES = {
  CART: () => payFromBalance.requested({ bill: BILL }),
  RENEWAL: () => renewPacks.requested(renewalOf('A', 'B')),
  RENEWAL_OF_ONE: () => renewPacks.requested(renewalOf('A')),
  REFUND: () => cancelForRefund.requested({ productid: 'A', stbno: '', amount: rupeesOf(REFUND) }),
} as const satisfies Readonly<Record<Subject, () => unknown>>;

/** Found by these walks: another tab finds the refund while this tab waits for its turn to send the refund again. */
const SETTLED_MEANWHILE: [Move[], WriteFate[], Walk['how']] = [
  [
    { at: 0, does: 'press' },
    { at: 1, does: 'press' },
    { at: 0, does: 'reload' },
  ],
  ['answeredLater'],
  { subject: 'REFUND', hasLocks: true, tabsHear: false },
];

/** Whether this page shows that it is done: a subscriber who sees that does not press again. */
const isTold = (state: BalanceTabState): boolean =>
  selectOrder(state) !== null ||
  selectCart(state)?.cartdetails.length === 0 ||
  (selectRenewalResults(state) ?? []).some((result) => result.state === 'renewed') ||
  (selectRenewalPacks(state) ?? []).some(({ expirydate }) => expirydate === AFTER) ||
  (selectAllPacks(state) ?? []).some((pack) => isCancelled(pack) || pack.expirydate === AFTER) ||
  selectAllOutcomes(state).some(({ step }) => step === 'booked');

const keptWrites = () => {
  const kept: unknown = JSON.parse(browser.kept.get(pendingWritesSlot.key) ?? '{"intents":[]}');
  return v.parse(pendingWritesSlot.schema, kept).intents;
};

const orRefusal = (book: () => void): void => {
  try {
    book();
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
  }
};

class Walk {
  readonly books: SimulatedBooks;
  private readonly network: BalanceNetwork;
  private readonly left: WriteFate[];
  private readonly tabs: [BalanceTab, BalanceTab];

  constructor(
    fates: readonly WriteFate[],
    readonly how: { subject: Subject; hasLocks: boolean; tabsHear: boolean },
    private readonly idempotency: Idempotency,
  ) {
    browser.reset(how.hasLocks);
    time = new SimulatedTime();
    this.left = [...fates];
    this.books = new SimulatedBooks(idempotency);
    const fate = () => this.left.shift() ?? 'arrives';
    this.network = { books: this.books, time, fate, dark: 0, onItsWay: [], late: [] };
    this.tabs = [this.open(), this.open()];
  }

  private open(): BalanceTab {
    return new BalanceTab(this.network, this.idempotency);
  }

  async make({ at, does }: Move): Promise<void> {
    const tab = this.tabs[at];
    if (this.how.tabsHear) browser.tellTabs(pendingWritesSlot.key);
    await stillness();
    switch (does) {
      case 'press':
        if (!isTold(tab.now)) tab.dispatch(PRESSES[this.how.subject]());
        break;
      case 'reload':
        this.reload(at);
        break;
      case 'diesAtTheAnswer':
        browser.whenChanged((key) => {
          const isOver = !keptWrites().some(isPending);
          if (key === pendingWritesSlot.key && isOver) this.reload(at);
        });
        break;
      case 'seeOrder':
        tab.dispatch(orderResultLeft());
        break;
      case 'ask':
        tab.dispatch(outcomesWanted());
        break;
      case 'arrive':
        await this.arrive();
        break;
      case 'bookLate':
        await this.bookLate();
        break;
      case 'clockJumps':
        time.skew += BOOKING_WINDOW;
        break;
      case 'timePasses':
        // By then the operator has long carried out what reached it, and no page waits that long for an answer.
        await this.arrive();
        await time.pass(BOOKING_WINDOW);
        break;
      case 'dark':
        this.network.dark = DARK;
    }
    await stillness();
  }

  private async arrive(): Promise<void> {
    for (const book of this.network.onItsWay.splice(0)) book();
    for (const tab of this.tabs) tab.arrive();
    await stillness();
  }

  /** Books the late writes after the booking window, in which there was no sign of them. */
  private async bookLate(): Promise<void> {
    await this.arrive();
    await time.pass(BOOKING_WINDOW);
    // The operator may refuse a late write whose copy it has booked meanwhile. No page waits for this answer.
    for (const book of this.network.late.splice(0)) orRefusal(book);
    await stillness();
  }

  private reload(at: 0 | 1): void {
    browser.whenChanged(() => undefined);
    this.tabs[at].kill();
    this.tabs[at] = this.open();
  }

  /** Ends the walk: the network works, time passes, and the subscriber opens the portal again. */
  async end(): Promise<void> {
    this.left.length = 0;
    this.network.dark = 0;
    browser.whenChanged(() => undefined);
    await this.arrive();
    for (const tab of this.tabs) tab.kill();
    const tab = this.open();
    await stillness();
    await time.pass(2 * BOOKING_WINDOW);
    await this.bookLate();
    // A write without a sign is looked for again after ten minutes at the latest.
    await time.pass(4 * BOOKING_WINDOW);
    tab.kill();
    await stillness();
  }
}

it.each(idempotencySetting.options)(
  'Every random sequence of failures, tabs, deaths and clocks moves money once from or to the balance and shows the true result with an operator of the kind “%s”',
  async (idempotency) => {
    const moved: Record<Subject, number> = { CART: 0, RENEWAL: 0, RENEWAL_OF_ONE: 0, REFUND: 0 };
    await fc.assert(
      fc.asyncProperty(moves, fates, settings, async (moves, fates, how) => {
        const walk = new Walk(fates, how, idempotency);
        await stillness();
        for (const move of moves) await walk.make(move);
        await walk.end();
        const times = walk.books.moved.length;
        moved[how.subject] += times;
        expect(times).toBeLessThanOrEqual(1);
        // A write that was found out is no longer pending. One without a sign is still looked for.
        const pending = keptWrites().filter(isPending);
        expect(pending.filter(({ isNotFound }) => isNotFound !== true)).toEqual([]);
        if (times === 1) expect(pending).toEqual([]);
        // The record of a refund stays only until the subscriber has acknowledged a booking that was found.
        const booked = keptWrites().filter((write) => !isPending(write));
        const isKept = how.subject !== 'REFUND' || booked.some((write) => write.unseenBooking);
        expect(booked).toHaveLength(isKept ? times : 0);
      }),
      { ...WALKS, examples: [SETTLED_MEANWHILE] },
    );
    // A walk in which nothing is ever paid would prove nothing.
    for (const times of Object.values(moved)) expect(times).toBeGreaterThan(WALKS.numRuns / 30);
  },
  900_000,
);
