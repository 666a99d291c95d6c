import type { Endpoint } from '../../../../sagas/api/endpoint';
import { endpoints } from '../../../../sagas/api/endpoints';
import { subscriberSample } from '../../../../sagas/api/samples/subscriber';
import { readJournal } from '../../../../sagas/payments/engine/journal';
import { selectFailure } from '../../../../store/core/flows';
import type { Paise } from '../../../../store/core/values/money';
import { selectIsLoggedIn } from '../../../../store/identity/session';
import { type AttemptStep, isUnacknowledged } from '../../../../store/payments/attempt';
import {
  abandonPayment,
  checkPayment,
  paymentAcknowledged,
  paymentWatched,
  replacePayment,
  resendOtp,
  resumePayment,
  selectAttemptByTxnid,
  selectAttempts,
  selectChecked,
  selectIsWatched,
  selectOpenAttempts,
  startPayment,
  submitOtp,
} from '../../../../store/payments/payments';
import type { TestPortal } from '../../../support/portal';
import { untilIdle } from '../../../support/waiting';
import {
  bill,
  byCard,
  byInstalment,
  eligible,
  idIn,
  lastStep,
  openPortalAs,
  outcome,
  paymentPage,
  portalWithPayment,
  pressPayment,
  submittedAddresses,
} from './openedPayments';

const SMALLER = { bill: { ...bill, amount: 30_000 as Paise }, method: 'CARD' } as const;

/** Makes the operator answer by the `txnid` that is asked about; about any other it answers 404. */
const knows = (portal: TestPortal, words: Readonly<Record<string, readonly [string, string]>>) =>
  portal.operator.replies(endpoints.paymentStatus, ({ url }) => {
    const txnid = new URL(url).searchParams.get('txnid') ?? '';
    const [status, amount] = words[txnid] ?? [];
    if (status === undefined) return Response.json({}, { status: 404 });
    return Response.json(outcome(status, { txnid, ...(amount !== undefined && { amount }) }));
  });
const checkOnReturn = (portal: TestPortal, txnid: string) => portal.press(checkPayment, { txnid });

describe('Two payments that return out of order', () => {
  const twoAtTheBank = async (): Promise<TestPortal> => {
    const portal = await portalWithPayment(byCard);
    const other = { ...paymentPage, txnid: 'TX2', amount: '300.00', fields: { hash: 'h2' } };
    portal.operator.answers(endpoints.payAsLcoCustomer, other);
    await pressPayment(portal, SMALLER);
    return portal;
  };
  const steps = (portal: TestPortal) => selectAttempts(portal.state()).map(({ step }) => step);

  it('Each payment ends as the operator says, in whichever tab it is checked', async () => {
    const [a, b] = [await twoAtTheBank(), await openPortalAs()];
    for (const tab of [a, b])
      knows(tab, { TX1: ['failure', '500.00'], TX2: ['success', '300.00'] });
    await checkOnReturn(b, 'TX1');
    await checkOnReturn(a, 'TX2');
    expect(await readJournal()).toMatchObject([
      { txnid: 'TX1', step: 'failed' },
      { txnid: 'TX2', step: 'paid' },
    ]);
  });

  it('The answer to one payment does not settle the other', async () => {
    const portal = await twoAtTheBank();
    portal.operator.answers(endpoints.paymentStatus, outcome('success', { txnid: 'TX2' }));
    await checkOnReturn(portal, 'TX1');
    expect(steps(portal)).toEqual(['atProvider', 'atProvider']);
    expect(selectChecked(portal.state(), 'TX1')).toMatchObject({ confirmed: false });
    knows(portal, { TX1: ['success', '300.00'], TX2: ['success', '500.00'] });
    await checkOnReturn(portal, 'TX1');
    await checkOnReturn(portal, 'TX2');
    expect(steps(portal)).toEqual(['unknown', 'unknown']);
  });
});

describe('An operator that speaks of another payment', () => {
  it('A status about another payment is said to be one, until the right one comes', async () => {
    const portal = await portalWithPayment(byCard);
    portal.operator.answers(endpoints.paymentStatus, outcome('success', { txnid: 'TX2' }));
    await checkOnReturn(portal, 'TX1');
    expect(selectChecked(portal.state(), 'TX1')).toMatchObject({
      ...{ confirmed: false, status: 'pending', isAboutAnother: true },
    });
    expect(selectOpenAttempts(portal.state())).toMatchObject([{ txnid: 'TX1' }]);
    portal.operator.answers(endpoints.paymentStatus, outcome('failure'));
    await checkOnReturn(portal, 'TX1');
    expect(selectChecked(portal.state(), 'TX1')).not.toHaveProperty('isAboutAnother');
    expect(selectOpenAttempts(portal.state())).toEqual([]);
  });

  it('Going on with a card payment opens no page of another payment, and says so', async () => {
    const portal = await portalWithPayment(byCard, { app: { idempotency: 'honoured' } });
    expect(submittedAddresses).toHaveLength(1);
    portal.operator.answers(endpoints.payAsLcoCustomer, {
      ...{ ...paymentPage, txnid: 'TX2' },
      fields: { ...paymentPage.fields, txnid: 'TX2' },
    });
    await portal.press(resumePayment, { id: idIn(portal) });
    expect(selectFailure(portal.state(), resumePayment)).toMatchObject({
      ...{ kind: 'blocked', code: 'OTHER_PAYMENT' },
    });
    expect(submittedAddresses).toHaveLength(1);
    expect(selectAttempts(portal.state())).toMatchObject([{ txnid: 'TX1', step: 'atProvider' }]);
  });
});

describe('A reference that the operator does not know', () => {
  interface Answer {
    readonly status: number;
    readonly body: unknown;
  }
  const NOT_FOUND: Answer = { status: 404, body: { error: 'We do not know this payment.' } };
  const asked = async (portal: TestPortal, { status, body }: Answer, txnid = 'TX9') => {
    portal.operator.refuses(endpoints.paymentStatus, status, body);
    await checkOnReturn(portal, txnid);
    return selectChecked(portal.state(), txnid);
  };
  it.each<[string, Answer, boolean]>([
    ['404 with a sentence', NOT_FOUND, true],
    ['404 with a code', { status: 404, body: { errorcode: 'NO_SUCH_PAYMENT' } }, true],
    ['404 without a word', { status: 404, body: {} }, false],
    ['404 with a web page', { status: 404, body: '<html><p>Not Found</p></html>' }, false],
    ['500 with a sentence', { status: 500, body: { error: 'Not found' } }, false],
    [
      'the provider’s "Not Found"',
      { status: 200, body: outcome('Not Found', { txnid: 'TX9', amount: '0.00' }) },
      true,
    ],
    [
      'the provider’s "Not Found" of another payment',
      { status: 200, body: outcome('Not Found', { txnid: 'TX8', amount: '0.00' }) },
      false,
    ],
    [
      '"Not Found" with an amount',
      { status: 200, body: outcome('Not Found', { txnid: 'TX9' }) },
      false,
    ],
  ])('After %s (%j) it is %s that the reference is unknown', async (_, answer, isNotFound) => {
    const portal = await openPortalAs();
    expect((await asked(portal, answer))?.isNotFound === true).toBe(isNotFound);
  });

  it('A payment that this browser has begun is never unknown: it stays open and is read again', async () => {
    const portal = await portalWithPayment(byCard);
    const checked = await asked(portal, NOT_FOUND, 'TX1');
    expect(checked).toMatchObject({ confirmed: false, status: 'pending' });
    expect(checked).not.toHaveProperty('isNotFound');
    expect(selectOpenAttempts(portal.state())).toMatchObject([{ txnid: 'TX1' }]);
    const guest = await openPortalAs({ as: '' });
    expect(await asked(guest, NOT_FOUND, 'TX1')).not.toHaveProperty('isNotFound');
  });

  it.each([
    ['right after it was begun', 0, 'atProvider'],
    ['an hour later, when the payment page has expired', 3_600_001, 'left'],
  ])('The payer’s word that nothing was paid counts %s', async (_, later, step) => {
    const portal = await portalWithPayment(byCard);
    for (const { status, body } of [
      { status: 404, body: { errorcode: 'NO_SUCH_PAYMENT' } },
      { status: 200, body: outcome('Not Found') },
      { status: 200, body: outcome('Not Found', { amount: '0.00' }) },
    ]) {
      portal.operator.refuses(endpoints.paymentStatus, status, body);
      const asked = portal.operator.receivedOf('payAsLcoCustomer').length;
      const other = `TX${asked + 1}`;
      portal.operator.answers(endpoints.payAsLcoCustomer, {
        ...{ ...paymentPage, txnid: other, fields: { ...paymentPage.fields, txnid: other } },
      });
      const now = Date.now();
      jest.spyOn(Date, 'now').mockReturnValue(now + later);
      await portal.press(replacePayment, { id: idIn(portal) });
      jest.spyOn(Date, 'now').mockRestore();
      expect(selectAttempts(portal.state())[asked - 1]).toMatchObject({ step });
      if (later > 0) expect(lastStep(portal)).toBe('atProvider');
      else
        expect(selectFailure(portal.state(), replacePayment)).toMatchObject({
          code: 'PAYMENT_OPEN',
        });
    }
  });

  it('The hour begins again when the payer opens the page again or leaves it', async () => {
    const portal = await portalWithPayment(byCard, { app: { idempotency: 'honoured' } });
    const begun = Date.now();
    const minutesLater = (minutes: number) =>
      jest.spyOn(Date, 'now').mockReturnValue(begun + minutes * 60_000);
    minutesLater(50);
    await portal.press(resumePayment, { id: idIn(portal) });
    expect(submittedAddresses).toHaveLength(2);
    portal.operator.refuses(endpoints.paymentStatus, 404, { errorcode: 'NO_SUCH_PAYMENT' });
    const isRefused = async () => {
      await portal.press(replacePayment, { id: idIn(portal) });
      return selectFailure(portal.state(), replacePayment);
    };
    minutesLater(70);
    expect(await isRefused()).toMatchObject({ code: 'PAYMENT_OPEN' });
    await portal.press(abandonPayment, { id: idIn(portal) });
    expect(lastStep(portal)).toBe('left');
    minutesLater(129);
    expect(await isRefused()).toMatchObject({ code: 'PAYMENT_OPEN' });
    minutesLater(131);
    portal.operator.answers(endpoints.payAsLcoCustomer, {
      ...{ ...paymentPage, txnid: 'TX2', fields: { ...paymentPage.fields, txnid: 'TX2' } },
    });
    expect(await isRefused()).toBeNull();
    jest.restoreAllMocks();
  });

  it('An unknown reference is not asked about again by itself, and is again when the payer wishes it', async () => {
    const portal = await openPortalAs();
    portal.operator.refuses(endpoints.paymentStatus, NOT_FOUND.status, NOT_FOUND.body);
    const watched = async () => {
      portal.dispatch(paymentWatched({ txnid: 'TX9' }));
      await portal.until((state) => !selectIsWatched(state, 'TX9'));
    };
    await watched();
    expect(portal.operator.receivedOf('paymentStatus')).toHaveLength(1);
    portal.operator.answers(endpoints.paymentStatus, outcome('success', { txnid: 'TX9' }));
    await watched();
    expect(portal.operator.receivedOf('paymentStatus')).toHaveLength(2);
    expect(selectChecked(portal.state(), 'TX9')).toMatchObject({ status: 'paid' });
  });
});

it('With an operator that may know no key, going on with a card payment asks for no other one', async () => {
  const portal = await portalWithPayment(byCard);
  const asked = portal.operator.receivedOf('payAsLcoCustomer').length;
  await portal.press(resumePayment, { id: idIn(portal) });
  expect(portal.operator.receivedOf('payAsLcoCustomer')).toHaveLength(asked);
  expect(submittedAddresses).toHaveLength(1);
});

it('A card page that the payer may be paying on is not opened a second time', async () => {
  const portal = await portalWithPayment(byCard, { app: { idempotency: 'honoured' } });
  portal.operator.answers(
    endpoints.paymentStatus,
    outcome('pending', { unmappedstatus: 'in progress' }),
  );
  await portal.press(resumePayment, { id: idIn(portal) });
  expect(selectFailure(portal.state(), resumePayment)).toMatchObject({
    code: 'PAYMENT_IN_PROGRESS',
  });
  portal.operator.answers(endpoints.paymentStatus, outcome('success'));
  await portal.press(resumePayment, { id: idIn(portal) });
  expect(lastStep(portal)).toBe('paid');
  expect(submittedAddresses).toHaveLength(1);
});

describe('A payment that failed, and that its provider finds later', () => {
  const failed = async (): Promise<TestPortal> => {
    const portal = await portalWithPayment(byCard);
    portal.operator.answers(endpoints.paymentStatus, outcome('failure'));
    await checkOnReturn(portal, 'TX1');
    expect(lastStep(portal)).toBe('failed');
    return portal;
  };

  it.each([
    ['card', byCard],
    ['instalments', byInstalment],
  ])('The same is not paid again by %s, and is shown as paid', async (_, again) => {
    const portal = await failed();
    portal.operator.answers(endpoints.paymentStatus, outcome('success'));
    await pressPayment(portal, again);
    expect(selectFailure(portal.state(), startPayment)).toMatchObject({ code: 'JUST_PAID' });
    expect(selectAttempts(portal.state())).toMatchObject([{ txnid: 'TX1', step: 'paid' }]);
    expect(submittedAddresses).toHaveLength(1);
  });

  it('A page that is opened later shows it as paid, and asks about an old one no more', async () => {
    await failed();
    const now = Date.now();
    const reopened = async (later: number) => {
      jest.spyOn(Date, 'now').mockReturnValue(now + later);
      const portal = await openPortalAs();
      await untilIdle();
      jest.spyOn(Date, 'now').mockRestore();
      return portal;
    };
    const old = await reopened(4 * 86_400_000);
    expect(old.operator.receivedOf('paymentStatus')).toHaveLength(0);
    const nextDay = await reopened(86_400_000);
    expect(nextDay.operator.receivedOf('paymentStatus').length).toBeGreaterThan(0);
  });

  it('An operator that says the same as before stops nothing', async () => {
    const portal = await failed();
    const other = { ...paymentPage, txnid: 'TX2', fields: { ...paymentPage.fields, txnid: 'TX2' } };
    portal.operator.answers(endpoints.payAsLcoCustomer, other);
    await pressPayment(portal, byCard);
    expect(lastStep(portal)).toBe('atProvider');
    expect(submittedAddresses).toHaveLength(2);
  });
});

describe('A payment that is given the reference of another one', () => {
  const paidBefore = async () => {
    const portal = await portalWithPayment(byCard);
    portal.operator.answers(endpoints.paymentStatus, outcome('success'));
    await checkOnReturn(portal, 'TX1');
    portal.dispatch(paymentAcknowledged({ txnid: 'TX1' }));
    await portal.until((state) => !selectAttempts(state).some(isUnacknowledged));
    return portal;
  };

  it('A card payment with the reference of one that was paid is not begun, and is not paid by it', async () => {
    const portal = await paidBefore();
    await pressPayment(portal, byCard);
    expect(selectFailure(portal.state(), startPayment)).toMatchObject({ code: 'REFERENCE_REUSED' });
    expect(submittedAddresses).toHaveLength(1);
    await checkOnReturn(portal, 'TX1');
    expect(selectAttempts(portal.state())).toMatchObject([{ step: 'paid' }, { step: 'failed' }]);
  });

  it('A card payment of another bill with the reference of one that is open is not begun', async () => {
    const portal = await portalWithPayment(byCard);
    const same = { ...paymentPage, amount: '300.00', fields: { hash: 'h2' } };
    portal.operator.answers(endpoints.payAsLcoCustomer, same);
    await pressPayment(portal, SMALLER);
    expect(selectFailure(portal.state(), startPayment)).toMatchObject({ code: 'REFERENCE_REUSED' });
    expect(submittedAddresses).toHaveLength(1);
  });

  it('An instalment with the reference of a payment that was paid asks for no code', async () => {
    const portal = await paidBefore();
    portal.operator.answers(endpoints.instalmentEligibility, eligible);
    await pressPayment(portal, byInstalment);
    expect(selectFailure(portal.state(), startPayment)).toMatchObject({ code: 'REFERENCE_REUSED' });
    expect(lastStep(portal)).toBe('failed');
  });
});

describe('A card payment that the payer has not paid at the provider', () => {
  const begunTwice = async (status: ReturnType<typeof outcome>) => {
    const portal = await portalWithPayment(byCard);
    const other = { ...paymentPage, txnid: 'TX2', fields: { ...paymentPage.fields, txnid: 'TX2' } };
    portal.operator.answers(endpoints.payAsLcoCustomer, other);
    portal.operator.answers(endpoints.paymentStatus, status);
    await portal.press(replacePayment, { id: idIn(portal) });
    return portal;
  };

  it('Another payment is begun, and the first is still asked about without standing in the way', async () => {
    const portal = await begunTwice(outcome('pending'));
    expect(selectAttempts(portal.state())).toMatchObject([
      { txnid: 'TX1', step: 'left', closed: { reason: 'notPaid' } },
      { txnid: 'TX2', step: 'atProvider' },
    ]);
    expect(selectOpenAttempts(portal.state())).toMatchObject([{ txnid: 'TX2' }]);
    expect(submittedAddresses).toHaveLength(2);
    portal.operator.answers(endpoints.paymentStatus, outcome('success'));
    await checkOnReturn(portal, 'TX1');
    expect(await readJournal()).toMatchObject([{ txnid: 'TX2' }, { txnid: 'TX1', step: 'paid' }]);
  });

  it('One that was left can be replaced too, and only once', async () => {
    const portal = await portalWithPayment(byCard);
    const id = idIn(portal);
    portal.operator.answers(endpoints.paymentStatus, outcome('pending'));
    await portal.press(abandonPayment, { id });
    await portal.press(replacePayment, { id });
    expect(submittedAddresses).toHaveLength(2);
    await portal.press(replacePayment, { id });
    expect(submittedAddresses).toHaveLength(2);
  });

  it('An operator that goes on with the first payment has one, and its answer settles the newer attempt', async () => {
    const portal = await portalWithPayment(byCard);
    portal.operator.answers(endpoints.paymentStatus, outcome('pending'));
    await portal.press(replacePayment, { id: idIn(portal) });
    portal.operator.answers(endpoints.paymentStatus, outcome('success'));
    await checkOnReturn(portal, 'TX1');
    expect(await readJournal()).toMatchObject([{ step: 'left' }, { txnid: 'TX1', step: 'paid' }]);
  });

  it('Nothing is begun when the first one was paid after all, and its result is still to be shown', async () => {
    const portal = await begunTwice(outcome('success'));
    expect(selectFailure(portal.state(), replacePayment)).toBeNull();
    expect(selectAttempts(portal.state()).map(isUnacknowledged)).toEqual([true]);
    expect(selectAttempts(portal.state())).toMatchObject([{ txnid: 'TX1', step: 'paid' }]);
    expect(submittedAddresses).toHaveLength(1);
  });

  it('Nothing is begun when the operator cannot be asked about the first one', async () => {
    const portal = await portalWithPayment(byCard);
    portal.operator.refuses(endpoints.paymentStatus, 503);
    await portal.press(replacePayment, { id: idIn(portal) });
    expect(selectFailure(portal.state(), replacePayment)).toMatchObject({ code: 'PAYMENT_OPEN' });
    expect(selectAttempts(portal.state())).toMatchObject([{ txnid: 'TX1', step: 'atProvider' }]);
    expect(submittedAddresses).toHaveLength(1);
  });

  it('The payer’s word counts when the operator always answers about another payment', async () => {
    const portal = await begunTwice(outcome('pending', { txnid: 'TX9' }));
    expect(selectAttempts(portal.state())).toMatchObject([
      { txnid: 'TX1', step: 'left', closed: { reason: 'notPaid' } },
      { txnid: 'TX2', step: 'atProvider' },
    ]);
  });

  it('Nothing is begun when the operator says that another amount was paid', async () => {
    const portal = await begunTwice(outcome('success', { amount: '510.00' }));
    expect(selectFailure(portal.state(), replacePayment)).toMatchObject({ code: 'PAYMENT_OPEN' });
    expect(selectAttempts(portal.state())).toMatchObject([{ txnid: 'TX1', step: 'unknown' }]);
    expect(submittedAddresses).toHaveLength(1);
  });

  it.each([
    ['pending', 'captured'],
    ['pending', 'auth'],
    ['pending', 'in progress'],
    ['IN_PROGRESS', ''],
    ['pending', 'a word that nobody knows'],
  ])('Nothing is begun while the answer is "%s" with "%s"', async (status, unmappedstatus) => {
    const portal = await begunTwice(outcome(status, { unmappedstatus }));
    expect(selectFailure(portal.state(), replacePayment)).toMatchObject({
      code: 'PAYMENT_IN_PROGRESS',
    });
    expect(selectAttempts(portal.state())).toMatchObject([{ txnid: 'TX1', step: 'atProvider' }]);
    expect(submittedAddresses).toHaveLength(1);
  });

  it('A replaced payment that the provider has meanwhile stops the next press', async () => {
    const portal = await begunTwice(outcome('pending'));
    const [second] = selectOpenAttempts(portal.state());
    knows(portal, { TX2: ['cancelled', '500.00'] });
    await portal.press(abandonPayment, { id: second?.id ?? '' });
    portal.operator.replies(endpoints.paymentStatus, ({ url }) => {
      const txnid = new URL(url).searchParams.get('txnid') ?? '';
      return Response.json(outcome('pending', { txnid, unmappedstatus: 'captured' }));
    });
    await pressPayment(portal, byCard);
    expect(selectFailure(portal.state(), startPayment)).toMatchObject({
      code: 'PAYMENT_IN_PROGRESS',
    });
    // The refusal leads to the payment whose money the provider has.
    const taken = ['TX1', 'TX2'].filter((txnid) => selectChecked(portal.state(), txnid)?.money);
    expect(taken).toEqual(['TX1']);
    expect(submittedAddresses).toHaveLength(2);
  });

  it('A replaced payment that was made after all is found before the same is paid again', async () => {
    const portal = await begunTwice(outcome('pending'));
    const [second] = selectOpenAttempts(portal.state());
    knows(portal, { TX2: ['cancelled', '500.00'] });
    await portal.press(abandonPayment, { id: second?.id ?? '' });
    knows(portal, { TX1: ['success', '500.00'] });
    await pressPayment(portal, byCard);
    expect(selectFailure(portal.state(), startPayment)).toMatchObject({ code: 'JUST_PAID' });
    expect(submittedAddresses).toHaveLength(2);
  });
});

describe('A return opened by another person in the same browser', () => {
  it.each([
    ['another subscriber', '43'],
    ['no subscriber', ''],
  ])('The return settles the attempt in the journal and shows %s nothing of it', async (_, as) => {
    await portalWithPayment(byCard);
    localStorage.removeItem('selfcareUser');
    const other = await openPortalAs({ as });
    knows(other, { TX1: ['success', '500.00'] });
    other.operator.answers(endpoints.confirmPayment, outcome('success'));
    const asked = other.operator.receivedOf('subscriber').length;
    other.dispatch(paymentWatched({ txnid: 'TX1' }));
    await other.until((state) => selectChecked(state, 'TX1')?.status === 'paid');
    await untilIdle();
    expect(selectAttempts(other.state())).toEqual([]);
    expect(selectAttemptByTxnid(other.state(), 'TX1')).toBeNull();
    expect(other.operator.receivedOf('subscriber')).toHaveLength(asked);
    expect(await readJournal()).toMatchObject([
      { txnid: 'TX1', customerid: '700412', step: 'paid' },
    ]);
  });
});

describe('A session that ends during a payment', () => {
  type Interruption = readonly [
    at: Endpoint,
    step: AttemptStep['step'],
    method: typeof byCard,
    act: (portal: TestPortal) => void,
  ];
  const INTERRUPTIONS: readonly (readonly [says: string, ...Interruption])[] = [
    ['asking for the card page', endpoints.payAsLcoCustomer, 'asking', byCard, () => undefined],
    ['asking for a code', endpoints.instalmentEligibility, 'asking', byInstalment, () => undefined],
    [
      'asking for another code',
      ...([endpoints.instalmentResendOtp, 'awaitingCode', byInstalment] as const),
      (portal) => portal.dispatch(resendOtp.requested({ id: idIn(portal) })),
    ],
    [
      'the code',
      ...([endpoints.instalmentPay, 'unknown', byInstalment] as const),
      (portal) => portal.dispatch(submitOtp.requested({ id: idIn(portal), code: '123456' })),
    ],
    [
      'cancelling',
      ...([endpoints.instalmentCancel, 'awaitingCode', byInstalment] as const),
      (portal) => portal.dispatch(abandonPayment.requested({ id: idIn(portal) })),
    ],
    [
      'asking for the status',
      ...([endpoints.paymentStatus, 'atProvider', byCard] as const),
      (portal) => portal.dispatch(checkPayment.requested({ txnid: 'TX1' })),
    ],
  ];

  it.each(INTERRUPTIONS)(
    'A payment interrupted at %s is restored for its subscriber alone and is charged at most once',
    async (_, at, step, wanted, act) => {
      const portal = await openPortalAs();
      portal.operator.answers(endpoints.payAsLcoCustomer, paymentPage);
      portal.operator.answers(endpoints.instalmentEligibility, eligible);
      const isAtTheStart = step === 'asking';
      if (!isAtTheStart) await pressPayment(portal, wanted);
      portal.operator.refuses(at, 401);
      if (isAtTheStart) await pressPayment(portal, wanted);
      else act(portal);
      await portal.until((state) => !selectIsLoggedIn(state));
      await portal.written();
      expect(selectAttempts(portal.state())).toEqual([]);

      portal.operator.answers(endpoints.paymentStatus, outcome('pending'));
      portal.operator.answers(endpoints.subscriber, { ...subscriberSample, customerid: '43' });
      await portal.logIn({ customerid: '43' });
      await untilIdle();
      expect(selectAttempts(portal.state())).toEqual([]);

      portal.operator.answers(endpoints.subscriber, subscriberSample);
      await portal.logIn({ customerid: '700412' });
      await portal.until((state) => selectAttempts(state).length > 0);
      await untilIdle();
      expect(lastStep(portal)).toBe(step);
      expect(portal.operator.receivedOf('instalmentPay').length).toBeLessThan(2);
      // The same press goes on with the same attempt, or has to wait for the operator's word.
      portal.operator.answers(endpoints.payAsLcoCustomer, paymentPage);
      portal.operator.answers(endpoints.instalmentEligibility, eligible);
      await pressPayment(portal, wanted);
      expect(selectAttempts(portal.state())).toHaveLength(1);
    },
  );
});
