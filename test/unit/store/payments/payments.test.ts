import * as v from 'valibot';
import { paymentStatusSample } from '../../../../sagas/api/samples/paymentStatus';
import { readSlot } from '../../../../store/core/storage';
import type { Paise } from '../../../../store/core/values/money';
import {
  type AttemptFacts,
  type AttemptStep,
  type Bill,
  type ClosingReason,
  isOpen,
  isReplaceable,
  isUnacknowledged,
  isWorthAsking,
  mayHaveCharged,
  type PaymentAttempt,
} from '../../../../store/payments/attempt';
import { billOfCart, isSameBill, overlaps } from '../../../../store/payments/bill';
import { attemptsToStore, journalSlot } from '../../../../store/payments/journal';
import {
  attemptWritten,
  checkPayment,
  journalRead,
  nextCheckPlanned,
  pageFocused,
  paymentWatched,
  selectAttemptByTxnid,
  selectAttempts,
  selectChecked,
  selectCheckTimes,
  selectIsWatched,
  selectOpenAttempts,
  watchEnded,
} from '../../../../store/payments/payments';
import { decideStart } from '../../../../store/payments/paymentStart';
import {
  type CheckedPayment,
  checkedPaymentOf,
  settlementOf,
} from '../../../../store/payments/statusCheck';
import { type PaymentEvent, transition } from '../../../../store/payments/transition';
import { paymentOutcome } from '../../../../store/wire/entities/payments/payments';
import { aBill, aCardAttempt, aCart, anAttempt } from '../../../support/builders';
import { stateAfter } from '../../../support/stateAfter';

const bill = aBill();
const at = anAttempt;
const reason = { code: 'E1', sentence: 'No.' };
const instalment = { method: 'INSTALMENT' } as const;

const INTENT = 'upi://pay?pa=a%40b&pn=A&am=500.00&cu=INR&tr=T';
const number: Bill = { ...bill, purpose: 'INSTANT', account: '••••4417' };
const upi = { method: 'UPI', bill: number } as const;
const ott = {
  method: 'UPI',
  bill: { ...number, purpose: 'OTT', amount: 0 as Paise, productids: ['OTT1'] },
} as const;

const by = (reason: ClosingReason) => ({ at: 7, reason });
const asking = at({ step: 'asking' });
const atProvider = at({ step: 'atProvider', txnid: 'T' });
const awaitingCode = at({ step: 'awaitingCode', txnid: 'T', txnRefNo: 'R' }, instalment);
const paying = at({ step: 'paying', txnid: 'T', txnRefNo: 'R' }, instalment);
const awaitingApp = at(
  { step: 'awaitingApp', txnid: 'T', upiintent: INTENT, expires: 300_000 },
  upi,
);
const unknown = at({ step: 'unknown', txnid: 'T' });
const paid = at({ step: 'paid', txnid: 'T' });
const priced = at({ step: 'paid', txnid: 'T', closed: by('resultSeen') });
const failed = at({ step: 'failed', txnid: 'T', reason });
const left = at({ step: 'left', txnid: 'T', closed: by('abandoned') });
const everywhere = [
  asking,
  atProvider,
  awaitingCode,
  awaitingApp,
  paying,
  unknown,
  paid,
  priced,
  failed,
  left,
];

const settledPaid: PaymentEvent = { kind: 'settled', end: 'paid', txnid: 'T' };
const settledFailed: PaymentEvent = { kind: 'settled', end: 'failed', txnid: 'T', reason };

/** Every arrow of the drawing; what is not among them must change nothing. */
const arrows: readonly (readonly [PaymentAttempt, PaymentEvent, AttemptStep['step']])[] = [
  [asking, { kind: 'providerReached', txnid: 'T' }, 'atProvider'],
  [asking, { kind: 'providerReached', txnid: 'T', resumed: 300_000 }, 'atProvider'],
  [atProvider, { kind: 'providerReached', txnid: 'T', resumed: 300_000 }, 'atProvider'],
  [asking, { kind: 'refused', reason }, 'failed'],
  [asking, { kind: 'closed', ...by('abandoned') }, 'left'],
  [atProvider, { kind: 'outcomeUnknown' }, 'unknown'],
  [atProvider, { kind: 'closed', ...by('abandoned') }, 'left'],
  [atProvider, settledPaid, 'paid'],
  [atProvider, settledFailed, 'failed'],
  [awaitingCode, { kind: 'otpSubmitted' }, 'paying'],
  [awaitingCode, { kind: 'refused', reason }, 'failed'],
  [awaitingCode, { kind: 'closed', ...by('abandoned') }, 'left'],
  [awaitingCode, settledPaid, 'paid'],
  [awaitingCode, settledFailed, 'failed'],
  [awaitingApp, { kind: 'closed', ...by('abandoned') }, 'left'],
  [awaitingApp, settledPaid, 'paid'],
  [awaitingApp, settledFailed, 'failed'],
  [paying, { kind: 'otpRefused' }, 'awaitingCode'],
  [paying, { kind: 'otpNotSent' }, 'awaitingCode'],
  [paying, { kind: 'refused', reason }, 'failed'],
  [paying, { kind: 'outcomeUnknown' }, 'unknown'],
  [paying, settledPaid, 'paid'],
  [paying, settledFailed, 'failed'],
  [unknown, settledPaid, 'paid'],
  [unknown, settledFailed, 'failed'],
  [failed, settledPaid, 'paid'],
  [atProvider, { kind: 'closed', ...by('notPaid') }, 'left'],
  [awaitingApp, { kind: 'closed', ...by('notPaid') }, 'left'],
  [left, { kind: 'closed', ...by('notPaid') }, 'left'],
  [left, settledPaid, 'paid'],
  [left, settledFailed, 'failed'],
  [paid, { kind: 'closed', ...by('resultSeen') }, 'paid'],
];
const cart = at({ step: 'asking' }, { bill: { ...bill, purpose: 'CART' } });
const appAsked: PaymentEvent = {
  kind: 'upiRequested',
  txnid: 'T',
  amount: bill.amount,
  upiintent: INTENT,
  expires: 300_000,
};
const happenings: readonly PaymentEvent[] = [
  { kind: 'ordered', orderid: 'O' },
  { kind: 'closed', ...by('resultSeen') },
  { kind: 'closed', ...by('notPaid') },
  appAsked,
  { kind: 'providerReached', txnid: 'T' },
  { kind: 'providerReached', txnid: 'T', resumed: 300_000 },
  { kind: 'otpSent', txnid: 'T', txnRefNo: 'R' },
  { kind: 'otpSubmitted' },
  { kind: 'otpRefused' },
  { kind: 'otpNotSent' },
  { kind: 'refused', reason },
  { kind: 'outcomeUnknown' },
  { kind: 'closed', ...by('abandoned') },
  settledPaid,
  settledFailed,
];

describe('A payment attempt', () => {
  it.each(arrows)('The attempt at %j moves by %j', (from, happening, step) => {
    expect(transition(from, happening).step).toBe(step);
  });

  it('The attempt makes no transition that is not drawn', () => {
    for (const from of everywhere)
      for (const happening of happenings) {
        const isDrawn = arrows.some(
          ([start, way]) => start === from && JSON.stringify(way) === JSON.stringify(happening),
        );
        if (!isDrawn) expect(transition(from, happening)).toBe(from);
      }
  });

  it('A page that is opened again keeps the reference of its attempt', () => {
    const again = { kind: 'providerReached', resumed: 300_000 } as const;
    const reopened = transition(atProvider, { ...again, txnid: 'T' });
    expect(reopened).toEqual({ ...atProvider, resumed: 300_000 });
    expect(transition(reopened, { ...again, txnid: 'T', resumed: 400_000 })).toMatchObject({
      resumed: 400_000,
    });
    expect(transition(atProvider, { ...again, txnid: 'T2' })).toBe(atProvider);
  });

  it('The attempt waits for a code only by instalment', () => {
    const sent: PaymentEvent = { kind: 'otpSent', txnid: 'T', txnRefNo: 'R' };
    expect(transition(asking, sent)).toBe(asking);
    const asked = at({ step: 'asking' }, instalment);
    expect(transition(asked, sent).step).toBe('awaitingCode');
    expect(transition(asked, { kind: 'providerReached', txnid: 'T' })).toBe(asked);
  });

  it('A hold may take the place of another, and the tries go on counting', () => {
    const tried = { ...awaitingCode, tries: 2 };
    expect(transition(tried, { kind: 'otpSent', txnid: 'T2', txnRefNo: 'R2' })).toEqual({
      ...tried,
      ...{ txnid: 'T2', txnRefNo: 'R2' },
    });
    expect(transition(paying, { kind: 'otpSent', txnid: 'T2', txnRefNo: 'R2' })).toBe(paying);
  });

  it('An OTP is another try unless the former one never left', () => {
    const after = (...kinds: readonly ('otpSubmitted' | 'otpRefused' | 'otpNotSent')[]) =>
      kinds.reduce((one, kind) => transition(one, { kind }), awaitingCode);
    expect(after('otpSubmitted')).toEqual({ ...paying, tries: 1 });
    expect(after('otpSubmitted', 'otpRefused')).toEqual({ ...awaitingCode, tries: 1 });
    expect(after('otpSubmitted', 'otpRefused', 'otpSubmitted')).toMatchObject({ tries: 2 });
    expect(after('otpSubmitted', 'otpNotSent', 'otpSubmitted')).toMatchObject({ tries: 1 });
  });

  it('The attempt waits for the UPI app only by UPI and only for the agreed amount', () => {
    const asked = at({ step: 'asking' }, upi);
    expect(transition(asked, appAsked)).toEqual(awaitingApp);
    expect(transition(asking, appAsked)).toBe(asking);
    expect(transition(asked, { ...appAsked, amount: 50_001 as Paise })).toBe(asked);
    expect(transition(asked, { kind: 'providerReached', txnid: 'T' })).toBe(asked);
  });

  it('A streaming service has its price once the operator returns it', () => {
    const asked = at({ step: 'asking' }, ott);
    const priced = transition(asked, { ...appAsked, amount: 11_682 as Paise });
    expect(priced).toMatchObject({ step: 'awaitingApp', bill: { amount: 11_682, purpose: 'OTT' } });
    expect(transition(asked, { ...appAsked, amount: 0 as Paise })).toBe(asked);
    // A price that was shown once is agreed to, so an answer with another amount changes nothing.
    const again = at({ step: 'asking' }, { ...ott, bill: priced.bill });
    expect(transition(again, { ...appAsked, amount: 1 as Paise })).toBe(again);
  });

  it('A cart that is no order yet is ordered once', () => {
    const ordered = transition(cart, { kind: 'ordered', orderid: 'O' });
    expect(ordered).toEqual({ ...cart, bill: { ...cart.bill, orderid: 'O' } });
    expect(transition(ordered, { kind: 'ordered', orderid: 'other' })).toBe(ordered);
    const gone = at({ step: 'left', txnid: '', closed: by('abandoned') }, { bill: cart.bill });
    expect(transition(gone, { kind: 'ordered', orderid: 'O' })).toBe(gone);
  });

  it('The answer about another payment does not settle the attempt', () => {
    for (const from of everywhere)
      expect(transition(from, { ...settledPaid, txnid: 'other' })).toBe(from);
  });

  it('The attempt is open, and may have charged, exactly where money can still move', () => {
    const moving = [paying, unknown];
    const open = [asking, atProvider, awaitingCode, awaitingApp, ...moving];
    expect(everywhere.filter(isOpen)).toEqual(open);
    expect(everywhere.filter(mayHaveCharged)).toEqual([atProvider, awaitingApp, ...moving]);
  });
});

describe('The transitions of an attempt and what its step allows', () => {
  const settledUnclear: PaymentEvent = { kind: 'settled', end: 'unclear', txnid: 'T' };
  const toldNotPaid = at({ step: 'left', txnid: 'T', closed: by('notPaid') });
  const leftEarly = at({ step: 'left', txnid: '', closed: by('abandoned') });
  const leftBy = (method: AttemptFacts['method']) => ({ ...left, method });

  it.each([atProvider, awaitingCode, paying, awaitingApp, failed, left, toldNotPaid])(
    'Money that does not fit the bill makes the attempt at %j unknown',
    (from) => {
      expect(transition(from, settledUnclear)).toMatchObject({ step: 'unknown', txnid: 'T' });
    },
  );

  it.each([asking, unknown, paid, leftEarly])(
    'Money that does not fit the bill changes nothing of the attempt at %j',
    (from) => {
      expect(transition(from, settledUnclear)).toBe(from);
    },
  );

  it.each<readonly [PaymentAttempt, PaymentEvent, AttemptStep]>([
    [asking, { kind: 'refused', reason }, { step: 'failed', txnid: '', reason }],
    [paying, { kind: 'refused', reason }, { step: 'failed', txnid: 'T', reason }],
    [atProvider, settledFailed, { step: 'failed', txnid: 'T', reason }],
    [paying, { kind: 'outcomeUnknown' }, { step: 'unknown', txnid: 'T' }],
    [
      asking,
      { kind: 'closed', ...by('abandoned') },
      { step: 'left', txnid: '', closed: by('abandoned') },
    ],
    [
      atProvider,
      { kind: 'closed', ...by('abandoned') },
      { step: 'left', txnid: 'T', closed: by('abandoned') },
    ],
    [left, settledPaid, { step: 'paid', txnid: 'T' }],
  ])('The attempt at %j keeps its reference and its reason after %j', (from, happening, step) => {
    const { id, key, customerid, method, bill: paidFor, begun: since } = from;
    const facts = { id, key, customerid, method, bill: paidFor, begun: since };
    expect(transition(from, happening)).toEqual({ ...facts, ...step });
  });

  it('The day on which an instalment is due stays with the attempt, and a new hold brings its own', () => {
    const sent = (txnRefNo: string, dueDate?: string): PaymentEvent => ({
      ...{ kind: 'otpSent', txnid: 'T', txnRefNo },
      ...(dueDate && { dueDate }),
    });
    const asked = at({ step: 'asking' }, instalment);
    const due = transition(asked, sent('R', '2026-12-05'));
    expect(transition(due, { kind: 'otpSubmitted' })).toMatchObject({ dueDate: '2026-12-05' });
    const again = transition(due, sent('R2', '2026-12-06'));
    expect(again).toMatchObject({ txnRefNo: 'R2', dueDate: '2026-12-06' });
    expect(transition(again, sent('R2', '2026-12-07'))).toBe(again);
    expect(transition(asked, sent('R'))).not.toHaveProperty('dueDate');
  });

  it('The operator is asked about every attempt that may still take money', () => {
    const asked = [atProvider, awaitingCode, awaitingApp, paying, unknown, left, toldNotPaid];
    expect([...everywhere, toldNotPaid, leftEarly].filter(isWorthAsking)).toEqual(asked);
    expect(isWorthAsking(at({ step: 'unknown', txnid: '' }))).toBe(false);
  });

  it('A paid attempt is unacknowledged until its result was shown', () => {
    expect(everywhere.filter(isUnacknowledged)).toEqual([paid]);
  });

  it('Only what is paid at a page of the card provider is replaced when its payer says that nothing was paid', () => {
    expect([...everywhere, toldNotPaid, leftEarly].filter(isReplaceable)).toEqual([
      ...[atProvider, left],
    ]);
    expect([leftBy('UPI'), leftBy('INSTALMENT')].filter(isReplaceable)).toEqual([]);
  });

  it.each<readonly [PaymentAttempt, boolean]>([
    [left, true],
    [leftBy('UPI'), true],
    [leftBy('INSTALMENT'), false],
    [leftEarly, false],
    [toldNotPaid, false],
  ])('That nothing was paid can be said of the attempt at %j: %s', (from, changes) => {
    const told = transition(from, { kind: 'closed', at: 9, reason: 'notPaid' });
    expect(told !== from).toBe(changes);
  });
});

describe('Pressing pay', () => {
  const entry = (...attempts: PaymentAttempt[]) =>
    decideStart(attempts, '42', bill, 'CARD', 0).kind;

  it('A new attempt starts when no similar one is open', () => {
    expect(entry()).toBe('new');
    expect(entry(paid, failed)).toBe('new');
    expect(entry(at({ step: 'asking' }, { customerid: '43' }))).toBe('new');
    expect(
      entry(at({ step: 'unknown', txnid: 'T' }, { bill: { ...bill, amount: 1 as Paise } })),
    ).toBe('new');
  });

  it('An attempt resumes where nothing can have been charged', () => {
    expect(entry(asking)).toBe('resume');
    expect(entry(awaitingCode)).toBe('abandonFirst');
  });

  it.each([[atProvider], [paying], [unknown], [left]])(
    'The status is checked first at %j',
    (attempt) => {
      expect(entry(attempt)).toBe('check');
      expect(entry(asking, attempt)).toBe('check');
    },
  );

  it('The bill is not paid again while another version has an attempt at it whose end is unknown', () => {
    const other = { method: 'other:WALLET' } as const;
    expect(entry(at({ step: 'unknown', txnid: 'T' }, other))).toBe('check');
    expect(entry(at({ step: 'unknown', txnid: '' }, other))).toBe('check');
    expect(entry(at({ step: 'left', txnid: 'T', closed: by('abandoned') }, other))).toBe('check');
    expect(entry(at({ step: 'asking' }, other))).toBe('abandonFirst');
    expect(entry(at({ step: 'failed', txnid: 'T', reason }, other))).toBe('new');
  });

  it('A cancelled instalment payment does not block a new attempt', () => {
    const givenBack = [at({ step: 'left', txnid: 'T', closed: by('abandoned') }, instalment)];
    expect(decideStart(givenBack, '42', bill, 'CARD', 0).kind).toBe('new');
  });

  const byUpi = (bill: Bill, now: number, ...attempts: PaymentAttempt[]) =>
    decideStart(attempts, '42', bill, 'UPI', now).kind;

  it('An open UPI request is shown again until it expires, and is then given up after its status was checked', () => {
    expect(byUpi(number, 299_999, awaitingApp)).toBe('resume');
    expect(byUpi(number, 300_000, awaitingApp)).toBe('abandonFirst');
    expect(byUpi(number, 0, at({ step: 'left', txnid: 'T', closed: by('abandoned') }, upi))).toBe(
      'abandonFirst',
    );
    expect(byUpi(number, 0, at({ step: 'asking' }, upi))).toBe('resume');
    expect(decideStart([awaitingApp], '42', number, 'CARD', 0).kind).toBe('check');
    expect(byUpi({ ...number, account: '••••0001' }, 0, awaitingApp)).toBe('new');
  });

  it('A streaming service is recognised at any price', () => {
    const priced = { ...awaitingApp, bill: { ...ott.bill, amount: 11_682 as Paise } };
    expect(byUpi(ott.bill, 0, priced)).toBe('resume');
    expect(byUpi({ ...ott.bill, productids: ['OTT2'] }, 0, priced)).toBe('new');
  });
});

describe('The bill of a cart', () => {
  const shown = billOfCart(aCart());
  const ordered = { ...shown, orderid: 'O' };

  it('The cart equals its order, and differs when its content differs', () => {
    expect(isSameBill(ordered, shown)).toBe(true);
    const { cartdetails } = aCart();
    const less = billOfCart(aCart({ cartdetails: cartdetails.slice(1) }));
    expect(isSameBill(ordered, less)).toBe(false);
    const turned = billOfCart(aCart({ cartdetails: [...cartdetails].reverse() }));
    expect(isSameBill(ordered, turned)).toBe(true);
  });
});

const sample = (fields: object = {}) =>
  v.parse(paymentOutcome, { ...paymentStatusSample, txnid: 'T', amount: '500.00', ...fields });

describe('The status of a payment', () => {
  it.each([
    ['success', 'paid'],
    ['SUCCESS', 'paid'],
    ['failure', 'failed'],
    ['cancelled', 'failed'],
    ['pending', 'pending'],
    ['in progress', 'pending'],
    ['', 'pending'],
  ])('The status %s is read as %s', (status, expected) => {
    const outcome = sample({ status: status || 'x' });
    expect(checkedPaymentOf(outcome, true).status).toBe(expected);
  });

  it('The sample gives no status', () => {
    const checked = checkedPaymentOf(sample(), false);
    expect(checked).toMatchObject({ confirmed: false, status: 'pending' });
    expect(settlementOf(atProvider, checked)).toBeNull();
  });

  it('The status has the documented name and e-mail address of the payer for support, and no number', () => {
    const outcome = sample({ email: 'asha@example.com', firstname: 'Asha', phone: '9000004412' });
    const checked = checkedPaymentOf(outcome, true);
    expect(checked).toMatchObject({ email: 'asha@example.com', firstname: 'Asha' });
    expect(JSON.stringify(checked)).not.toContain('9000004412');
  });

  it.each([
    ['A success for another amount', { amount: '499.99' }],
    ['A failure whose money the provider has', { status: 'failure', unmappedstatus: 'captured' }],
  ])('%s leaves the payment unknown, also when it had ended before', (_, said) => {
    const event = settlementOf(atProvider, checkedPaymentOf(sample(said), true));
    expect(event).toMatchObject({ kind: 'settled', end: 'unclear' });
    if (event === null) return;
    const ended = [atProvider, failed, left].map((attempt) => transition(attempt, event).step);
    expect(ended).toEqual(['unknown', 'unknown', 'unknown']);
    expect(transition(paid, event)).toBe(paid);
  });

  it('A success for the agreed amount is paid', () => {
    expect(settlementOf(atProvider, checkedPaymentOf(sample(), true))).toEqual(settledPaid);
  });

  it('A known status stays when a later check fails', () => {
    const known: CheckedPayment = checkedPaymentOf(sample(), true);
    const state = stateAfter(
      checkPayment.succeeded(known),
      checkPayment.succeeded(checkedPaymentOf(sample(), false)),
    );
    expect(selectChecked(state, 'T')).toBe(known);
  });
});

describe('The journal', () => {
  const read = (attempts: unknown) => {
    const kept = JSON.stringify({ attempts });
    Object.defineProperty(globalThis, 'localStorage', {
      value: { getItem: () => kept },
      configurable: true,
    });
    return readSlot(journalSlot);
  };

  it('Every drawn step is read and nothing else', () => {
    expect(read(everywhere)).toEqual({ attempts: everywhere });
    const tried = [awaitingCode, paying].map((one) => ({ ...one, tries: 2 }));
    expect(read(tried)).toEqual({ attempts: tried });
    const { txnid: _, ...without } = { ...atProvider, txnid: 'T' };
    const impossible = [
      without,
      { ...asking, step: 'flying' },
      { ...asking, bill: { ...bill, amount: 0.5 } },
      { ...asking, bill: { ...bill, amount: -1 } },
      { ...asking, bill: { ...bill, amount: 0 } },
      { ...awaitingApp, bill: { ...ott.bill, amount: 0 } },
      { ...awaitingApp, upiintent: 'https://example.com/?pa=a@b&am=500.00' },
      { ...awaitingApp, upiintent: `${INTENT}&cu=USD`.replace('cu=INR&', '') },
      { ...awaitingApp, method: 'CARD' },
      { ...asking, bill: number },
      { ...asking, key: '' },
      { ...failed, reason: undefined, why: reason },
      { ...paid, bill: { ...bill, account: undefined } },
      { ...unknown, txnid: '' },
      { ...paid, txnid: '' },
      null,
      'x',
    ];
    const unacknowledged = at({ step: 'asking' }, ott);
    expect(read([...impossible, paid, unacknowledged])).toEqual({
      attempts: [paid, unacknowledged],
    });
  });

  it('An attempt by a method that this version does not have is kept and may have charged', () => {
    const byWallet = { ...aCardAttempt, method: 'WALLET', txnid: 'T', walletid: 'W' };
    const kept = at({ step: 'unknown', txnid: 'T' }, { method: 'other:WALLET' });
    expect(read([atProvider, { ...byWallet, step: 'inWallet' }])).toEqual({
      attempts: [atProvider, kept],
    });
    expect(read([{ ...byWallet, step: 'atProvider' }])).toEqual({ attempts: [kept] });
    const withoutTxnid = { ...aCardAttempt, method: 'WALLET', step: 'charging' };
    expect(read([withoutTxnid])).toEqual({ attempts: [{ ...kept, txnid: '' }] });
  });

  it('The name of a method that this version does not have is read again as it was written', () => {
    const kept = at({ step: 'unknown', txnid: 'T' }, { method: 'other:WALLET' });
    expect(read([kept])).toEqual({ attempts: [kept] });
    expect(read([{ ...kept, method: 'other:CARD' }])).toEqual({ attempts: [unknown] });
  });

  it('An end, and a start before the first call, mean the same by every method', () => {
    const ends = [asking, paid, failed, left].map((one) => ({ ...one, method: 'other:WALLET' }));
    expect(read(ends.map((one) => ({ ...one, method: 'WALLET' })))).toEqual({ attempts: ends });
  });

  it('Of the attempts that are over and seen, the newest twenty are kept', () => {
    const many = Array.from({ length: 40 }, (_, at) => ({ ...priced, id: `p${at}` }));
    const kept = attemptsToStore([asking, ...many]);
    expect(kept[0]).toBe(asking);
    expect(kept).toHaveLength(21);
    expect(kept.at(-1)?.id).toBe('p39');
  });

  it('What may still be charged or was not seen is never dropped and pushes nothing out', () => {
    const isDroppable = (one: PaymentAttempt): boolean => {
      const others = Array.from({ length: 20 }, (_, at) => ({ ...priced, id: `p${at}` }));
      const kept = attemptsToStore([{ ...one, id: 'it' }, ...others]);
      expect(kept.filter(({ id }) => id !== 'it')).toHaveLength(20);
      return kept.length === 20;
    };
    const cancelled = at({ step: 'left', txnid: 'T', closed: by('abandoned') }, instalment);
    expect([...everywhere, cancelled].filter(isDroppable)).toEqual([
      ...[priced, failed, cancelled],
    ]);
  });
});

it('Attempts are found by their references, and open ones are listed', () => {
  const state = stateAfter(
    journalRead([asking]),
    attemptWritten({ ...atProvider, id: 'a' }),
    attemptWritten({ ...paid, id: 'b', txnid: 'T2' } as PaymentAttempt),
  );
  expect(selectAttempts(state).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(selectOpenAttempts(state).map(({ id }) => id)).toEqual(['a']);
  expect(selectAttemptByTxnid(state, 'T2')?.id).toBe('b');
});

it('An attempt left at a provider is listed until the operator has said how it ended', () => {
  const listed = (...attempts: readonly PaymentAttempt[]) =>
    selectOpenAttempts(stateAfter(journalRead(attempts)));
  expect(listed(left)).toEqual([left]);
  expect(listed(transition(left, settledFailed))).toEqual([]);
  expect(listed(at({ step: 'left', txnid: 'T', closed: by('abandoned') }, instalment))).toEqual([]);
});

it('The watched payments are known', () => {
  const watched = [paymentWatched({ txnid: 'T' }), paymentWatched({ txnid: 'T' })];
  expect(selectIsWatched(stateAfter(...watched), 'T')).toBe(true);
  expect(selectIsWatched(stateAfter(...watched, watchEnded({ txnid: 'T' })), 'T')).toBe(false);
});

describe('Bills that would pay for the same thing', () => {
  const billWith = (fields: Partial<Bill>): Bill => ({ ...bill, ...fields });
  const renewalOf = (productids: readonly string[], fields: Partial<Bill> = {}) =>
    billWith({ purpose: 'RENEWAL', chargeperiod: 'MONTHLY', productids, ...fields });

  const cartOf = (...productids: readonly string[]) => billWith({ purpose: 'CART', productids });
  it.each([
    ['the same top-up', billWith({}), billWith({}), true],
    ['a top-up of another amount', billWith({}), billWith({ amount: 1 as Paise }), false],
    ['renewals with a pack in common', renewalOf(['A', 'B']), renewalOf(['B', 'C']), true],
    [
      'a pack for another term',
      renewalOf(['A']),
      renewalOf(['A'], { chargeperiod: 'YEARLY' }),
      true,
    ],
    ['renewals of other packs', renewalOf(['A']), renewalOf(['B']), false],
    ['a pack on any box and on one', renewalOf(['A']), renewalOf(['A'], { stbno: '1' }), true],
    [
      'a pack on two boxes',
      renewalOf(['A'], { stbno: '1' }),
      renewalOf(['A'], { stbno: '2' }),
      false,
    ],
    [
      'carts with a line in common',
      cartOf('A 1 MONTHLY'),
      cartOf('A 1 MONTHLY', 'B 1 MONTHLY'),
      true,
    ],
    ['a line of a cart for another term', cartOf('A 1 MONTHLY'), cartOf('A 1 YEARLY'), true],
    ['carts of the same total', cartOf('A 1 MONTHLY'), cartOf('B 1 MONTHLY'), false],
    ['a pack in the carts of two boxes', cartOf('A 1 MONTHLY'), cartOf('A 2 MONTHLY'), false],
    ['a line that names no box', cartOf('A  MONTHLY'), cartOf('A 2 MONTHLY'), true],
    [
      'an order whose amount has changed',
      billWith({ purpose: 'OFFER', orderid: 'O' }),
      billWith({ purpose: 'OFFER', orderid: 'O', amount: 1 as Paise }),
      true,
    ],
    [
      'two orders',
      billWith({ purpose: 'OFFER', orderid: 'O' }),
      billWith({ purpose: 'OFFER', orderid: 'P' }),
      false,
    ],
  ])('The overlap is detected: %s', (_, one, other, isSo) => {
    expect([overlaps(one, other), overlaps(other, one)]).toEqual([isSo, isSo]);
  });

  it('The same bill resumes, and an overlapping bill cancels the other attempt first', () => {
    const open = at({ step: 'asking' }, { bill: renewalOf(['A']) });
    expect(decideStart([open], '42', renewalOf(['A']), 'CARD', 1).kind).toBe('resume');
    expect(decideStart([open], '42', renewalOf(['A', 'B']), 'CARD', 1).kind).toBe('abandonFirst');
    expect(decideStart([open], '42', renewalOf(['B']), 'CARD', 1).kind).toBe('new');
  });
});

describe('The due date of an instalment', () => {
  const asked = at({ step: 'asking' }, instalment);
  const sent = transition(asked, {
    ...{ kind: 'otpSent', txnid: 'T', txnRefNo: 'R', dueDate: '2026-12-03' },
  });

  it('The due date stays with the attempt until it is paid, also after a reload', () => {
    const submitted = transition(sent, { kind: 'otpSubmitted' });
    const paid = transition(submitted, { kind: 'settled', end: 'paid', txnid: 'T' });
    expect(paid).toMatchObject({ step: 'paid', dueDate: '2026-12-03' });
    const kept = v.parse(journalSlot.schema, { attempts: [paid] });
    expect(kept.attempts).toEqual([paid]);
  });

  it('The due date is missing where the provider did not say it', () => {
    const silent = transition(asked, {
      ...{ kind: 'otpSent', txnid: 'T', txnRefNo: 'R', dueDate: '' },
    });
    expect(silent).not.toHaveProperty('dueDate');
  });
});

describe('A payment that did not go through', () => {
  const answered = (status: string, unmappedstatus = '') =>
    checkedPaymentOf(
      v.parse(paymentOutcome, { ...paymentStatusSample, amount: '500.00', status, unmappedstatus }),
      true,
    );

  it.each([
    ['cancelled', '', { status: 'failed', isCancelled: true }],
    ['CANCELLED', 'userCancelled', { status: 'failed', isCancelled: true }],
    ['failure', 'userCancelled', { status: 'failed', isCancelled: true }],
    ['failure', 'dropped', { status: 'failed' }],
    ['failure', 'captured', { status: 'failed', money: 'taken' }],
    ['failure', 'Auth', { status: 'failed', money: 'taken' }],
    ['cancelled', 'captured', { status: 'failed', isCancelled: true, money: 'taken' }],
  ])('A status is read from %s and "%s"', (status, provider, expected) => {
    const { isCancelled, money, ...checked } = answered(status, provider);
    expect({
      status: checked.status,
      ...(isCancelled && { isCancelled }),
      ...(money && { money }),
    }).toEqual(expected);
  });

  it('A paid one says neither', () => {
    expect(answered('success', 'captured')).not.toHaveProperty('money');
  });
});

it('The time of the next check is known while the portal pauses, and not while it asks', () => {
  const planned = nextCheckPlanned({ txnid: 'T', checkedAt: 1_000, nextAt: 3_000 });
  expect(selectCheckTimes(stateAfter(planned), 'T')).toMatchObject({ nextAt: 3_000 });
  expect(selectCheckTimes(stateAfter(planned), 'toString')).toBeNull();
  expect(selectCheckTimes(stateAfter(planned, pageFocused()), 'T')).toBeNull();
  // The subscriber asks again, also after the portal has stopped asking by itself.
  const [stopped, asked] = [watchEnded({ txnid: 'T' }), paymentWatched({ txnid: 'T' })];
  expect(selectCheckTimes(stateAfter(planned, asked), 'T')).toBeNull();
  expect(selectCheckTimes(stateAfter(planned, stopped), 'T')).toBeNull();
});
