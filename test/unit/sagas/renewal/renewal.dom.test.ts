import { subscriberDomain } from '../../../../sagas/account/subscriber';
import { endpoints } from '../../../../sagas/api/endpoints';
import { longDurationPricesSample } from '../../../../sagas/api/samples/packs';
import { paymentStatusSample } from '../../../../sagas/api/samples/paymentStatus';
import { subscriberSample } from '../../../../sagas/api/samples/subscriber';
import { paymentsDomain } from '../../../../sagas/payments/payments';
import { renewalDomain as domain } from '../../../../sagas/renewal/renewal';
import { loadSubscriber, selectUserInfo } from '../../../../store/account/subscriber';
import type { AppState } from '../../../../store/app/app';
import { selectFailure } from '../../../../store/core/flows';
import type { Paise } from '../../../../store/core/values/money';
import { loadTransactions } from '../../../../store/history/transactions';
import { selectIsLoggedIn } from '../../../../store/identity/session';
import { replacePayment, selectAttempts, startPayment } from '../../../../store/payments/payments';
import {
  loadRenewable,
  loadTermPrices,
  type Renewal,
  renewalBill,
  RENEWALS,
  renewPacks,
  selectRenewalPacks,
  selectRenewalRefusal,
  selectRenewalResults,
  selectTermPrices,
  selectUnknownRenewal,
} from '../../../../store/renewal/renewal';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { ALL_PACKS } from '../../../../store/wire/values';
import { BOOKING_WINDOW } from '../../../../store/writes/compareEvidence';
import {
  outcomesRead,
  outcomesWanted,
  selectOutcomes,
  writeOutcomeAcknowledged,
} from '../../../../store/writes/earlierWrites';
import {
  KEY_LIFETIME,
  pendingWritesSlot,
  REFUSED_KEY_LIFETIME,
} from '../../../../store/writes/pendingWrites';
import { aBill, theSample } from '../../../support/builders';
import { openPortal, type TestPortal } from '../../../support/portal';
import { keptBookedWrites, keptPendingWrites } from '../../../support/storage/keptWrites';
import { passBookingWindow, until, untilIdle } from '../../../support/waiting';

const paise = (amount: number) => amount as Paise;
const before = '2026-11-24';
const after = '2026-12-24';
const line = (productid: string, amount: number) => ({
  ...{ productid, productname: productid, stbno: '', amount: paise(amount), expirydate: before },
});
const three: Renewal = {
  period: 'MONTHLY',
  stbno: '',
  lines: [line('A', 10_000), line('B', 5_782), line('C', 1)],
  total: paise(15_783),
  balance: paise(20_000),
};
/** The next renewal of the same packs. */
const ending = (expirydate: string): Renewal => ({
  ...three,
  lines: three.lines.map((line) => ({ ...line, expirydate })),
});
const one: Renewal = { ...three, lines: [line('A', 10_000)], total: paise(10_000) };

const pack = (productid: string, expirydate = before) => ({
  ...{ productid, expirydate, productstatus: 'ACTIVE' },
});
const unmoved = ['A', 'B', 'C'].map((productid) => pack(productid));
const moved = ['A', 'B', 'C'].map((productid) => pack(productid, after));
const renewed = (productid: string) => ({
  ...{ productid, productstatus: 'ACTIVE', errorcode: null, error: null, expirydate: after },
});
const failed = (productid: string) => ({
  ...{ productid, productstatus: 'FAILED', errorcode: '1087', error: 'Busy' },
});
const allFailed = () => Response.json([failed('A'), failed('B'), failed('C')]);
const failureSentence = () => new Response('Try Renew Within 15 days of expiry');
const { renew, renewReadingText, renewablePacks } = endpoints;

/** A subscriber who has come to renew; nothing has changed at the operator yet. */
const opened = async (
  customerid = '42',
  app: Partial<AppState> = {},
  domains = [subscriberDomain, paymentsDomain, domain],
): Promise<TestPortal> => {
  const portal = await openPortal({ domains, app });
  portal.operator.answers(endpoints.activePacks, unmoved);
  portal.operator.answers(renewablePacks, unmoved);
  portal.operator.answers(endpoints.longDurationPrices, []);
  portal.operator.answers(endpoints.subscriber, {
    ...subscriberSample,
    customerid,
    balance: '200.00',
  });
  await portal.logIn({ customerid });
  return portal;
};
const press = (portal: TestPortal, wanted = three) => portal.press(renewPacks, wanted);
const keysOf = (portal: TestPortal, call: 'renew' | 'renewReadingText' = 'renew') =>
  portal.operator.keysOf(call);
/** The stored list, while a renewal in it is pending. */
const kept = () =>
  keptPendingWrites().length > 0 ? localStorage.getItem(pendingWritesSlot.key) : null;
const ends = (packs: readonly Pack[] | null) => packs?.map(({ expirydate }) => expirydate);
/** Makes the operator book a renewal: these packs, this amount, and this balance left. */
const books = ({ operator }: TestPortal, packs: typeof unmoved, amount: string, left: string) => {
  const row = { transactionid: 'T1', created: '2026-11-22 10:00:00', amount };
  operator.answers(endpoints.transactions, [{ ...row, transactiontype: 'Subscription Charges' }]);
  operator.answers(endpoints.activePacks, packs);
  operator.answers(renewablePacks, packs);
  operator.answers(endpoints.subscriber, {
    ...{ ...subscriberSample, customerid: '42', balance: left },
  });
};
/** What was read since the last sending. */
const reads = (portal: TestPortal) => {
  const calls = portal.operator.received.map(({ call }) => call);
  const sent = calls.lastIndexOf('renew');
  return (['renewablePacks', 'longDurationPrices', 'subscriber'] as const).map(
    (name) => calls.slice(sent + 1).filter((call) => call === name).length,
  );
};

/** The queries with which the prices were requested. */
const queriesOf = ({ operator }: TestPortal) =>
  operator.receivedOf('longDurationPrices').map(({ request }) => new URL(request.url).search);

describe('The packs to renew', () => {
  it('The packs are requested with a status, and before they are known the term prices of all', async () => {
    const portal = await opened();
    portal.operator.answers(endpoints.longDurationPrices, longDurationPricesSample);
    portal.dispatch(loadRenewable.requested({ productstatus: 'ALL' }));
    portal.dispatch(loadTermPrices.requested());
    await portal.until((state) => selectTermPrices(state) !== null);
    await portal.until((state) => selectRenewalPacks(state) !== null);
    const [packs] = portal.operator.receivedOf('renewablePacks');
    expect(new URL(packs!.request.url).search).toBe('?productstatus=ALL');
    const [prices] = portal.operator.receivedOf('longDurationPrices');
    expect(new URL(prices!.request.url).search).toBe('');
    expect(selectTermPrices(portal.state())).toEqual(theSample('longDurationPrices'));
  });

  it.each([
    ['one pack', [pack('A')], '?productid=A'],
    ['one product on two boxes', [pack('A'), pack('A')], '?productid=A'],
    ['several packs', unmoved, ''],
    ['no pack', [], ''],
  ])(
    'With %s to renew the term prices are requested for what can be chosen',
    async (_, packs, query) => {
      const portal = await opened();
      portal.operator.answers(renewablePacks, packs);
      await portal.press(loadRenewable, { productstatus: 'ALL' });
      await portal.press(loadTermPrices);
      expect(queriesOf(portal)).toEqual([query]);
    },
  );

  it('An operator that refuses the question about one product is asked about all', async () => {
    const portal = await opened();
    portal.operator.answers(renewablePacks, [pack('A')]);
    portal.operator.replies(endpoints.longDurationPrices, ({ url }) =>
      new URL(url).search === ''
        ? Response.json(longDurationPricesSample)
        : Response.json({ errorcode: '400', message: 'Unknown parameter' }, { status: 400 }),
    );
    await portal.press(loadRenewable, { productstatus: 'ALL' });
    expect(await portal.press(loadTermPrices)).toBe('succeeded');
    expect(queriesOf(portal)).toEqual(['?productid=A', '']);
    expect(selectTermPrices(portal.state())).toEqual(theSample('longDurationPrices'));
  });

  it.each([
    ['of several packs that are refused', unmoved, () => Response.json({}, { status: 500 }), ''],
    ['of one pack that are unreadable', [pack('A')], () => new Response('<p>'), '?productid=A'],
  ])('Prices %s are not asked for again by themselves', async (_, packs, answer, query) => {
    const portal = await opened();
    portal.operator.answers(renewablePacks, packs);
    await portal.press(loadRenewable, { productstatus: 'ALL' });
    portal.operator.replies(endpoints.longDurationPrices, answer);
    expect(await portal.press(loadTermPrices)).toBe('failed');
    expect(queriesOf(portal)).toEqual([query]);
  });

  it('A pack that has come since the prices of the only one were requested is priced too', async () => {
    const portal = await opened();
    portal.operator.answers(renewablePacks, [pack('A')]);
    await portal.press(loadRenewable, { productstatus: 'ALL' });
    await portal.press(loadTermPrices);
    await portal.press(loadRenewable, { productstatus: 'ALL' });
    expect(queriesOf(portal)).toEqual(['?productid=A']);
    portal.operator.answers(renewablePacks, [pack('A'), pack('B')]);
    await portal.press(loadRenewable, { productstatus: 'ALL' });
    await until(() => queriesOf(portal).length === 2);
    expect(queriesOf(portal)).toEqual(['?productid=A', '']);
    await untilIdle();
  });

  it('Packs that cannot be read report the failure in place and keep what was shown', async () => {
    const portal = await opened();
    portal.dispatch(loadRenewable.requested({ productstatus: 'ALL' }));
    await portal.until((state) => selectRenewalPacks(state) !== null);
    portal.operator.refuses(renewablePacks, 500);
    portal.operator.refuses(endpoints.longDurationPrices, 500);
    portal.dispatch(loadRenewable.requested({ productstatus: 'ALL' }));
    portal.dispatch(loadTermPrices.requested());
    await portal.until((state) => selectFailure(state, loadRenewable) !== null);
    await portal.until((state) => selectFailure(state, loadTermPrices) !== null);
    expect(selectRenewalPacks(portal.state())).toHaveLength(3);
    expect(portal.state().snackbar).toBeNull();
  });
});

describe('Renewing several packs', () => {
  it('The packs are sent together with the agreed price, and each result is shown', async () => {
    const portal = await opened();
    portal.operator.answers(renew, [
      { ...renewed('A'), amount: '100.00' },
      { productid: 'B', productstatus: 'FAILED', errorcode: '1087', error: 'Busy' },
      renewed('C'),
    ]);
    await press(portal, { ...three, period: 'YEARLY', stbno: 'B1' });
    const [sent] = portal.operator.receivedOf('renew');
    expect(Object.fromEntries(new URLSearchParams(sent!.body))).toEqual({
      ...{ productid: 'A,B,C', chargeperiod: 'YEARLY', amount: '157.83', stbno: 'B1' },
    });
    expect(selectRenewalResults(portal.state())?.map(({ state }) => state)).toEqual([
      ...['renewed', 'failed', 'renewed'],
    ]);
    expect(portal.operator.receivedOf('renewReadingText')).toEqual([]);
    expect(kept()).toBeNull();
  });

  it('Packs, prices and balance are read again after every answer', async () => {
    const portal = await opened();
    portal.operator.answers(renew, [renewed('A'), renewed('B'), renewed('C')]);
    portal.operator.answers(endpoints.subscriber, {
      ...subscriberSample,
      customerid: '42',
      balance: '42.17',
    });
    await press(portal);
    // The balance is read once to compare what was taken with what was agreed to, and once to show it.
    expect(reads(portal)).toEqual([1, 1, 2]);
    expect(selectUserInfo(portal.state())?.balance).toBe(4_217);
    portal.operator.refuses(renew, 409, { error: 'The amount is no longer that.' });
    await press(portal);
    // An uncertain outcome is also found out by reading, which reads the balance once more.
    expect(reads(portal).map((count) => count > 0)).toEqual([true, true, true]);
  });

  it('Two presses send one renewal', async () => {
    const portal = await opened();
    portal.operator.answers(renew, [renewed('A'), renewed('B'), renewed('C')]);
    portal.dispatch(renewPacks.requested(three));
    await press(portal);
    expect(keysOf(portal)).toHaveLength(1);
  });

  it('Renewing the failed packs is a new intent', async () => {
    const portal = await opened();
    portal.operator.replies(renew, allFailed);
    await press(portal);
    await press(portal);
    const [first, second] = keysOf(portal);
    expect(first).toBeTruthy();
    expect(second).not.toBe(first);
  });
});

describe('Renewing one pack', () => {
  it('What the operator has shows at once what its sentence does not settle', async () => {
    const portal = await opened();
    portal.operator.replies(renewReadingText, () => {
      books(portal, moved, '100.00', '100.00');
      return new Response('A: renewed to 2026-12-24');
    });
    await press(portal, one);
    expect(portal.operator.receivedOf('renew')).toEqual([]);
    expect(selectRenewalResults(portal.state())).toMatchObject([
      { state: 'renewed', paid: 10_000, expirydate: after },
    ]);
    expect(kept()).toBeNull();
  });

  it('A renewal that costs nothing is not sent, and the reason is said', async () => {
    const portal = await opened();
    await press(portal, { ...one, lines: [line('A', 0)], total: paise(0) });
    expect(selectRenewalRefusal(portal.state())).toMatchObject({ code: 'NOT_PAYABLE' });
    expect(keysOf(portal, 'renewReadingText')).toEqual([]);
    expect(kept()).toBeNull();
  });

  it.each([
    ['Your request is being processed', 'Your request is being processed'],
    ['<html>Log in to the Wi-Fi</html>', ''],
    ['Upstream request failed (502)', 'Upstream request failed (502)'],
    ['A: FAILED, 1087, Busy', 'A: FAILED, 1087, Busy'],
  ])('"%s" settles nothing, and the same is not sent again', async (answer, message) => {
    const portal = await opened();
    portal.operator.replies(renewReadingText, () => new Response(answer));
    await press(portal, one);
    expect(selectFailure(portal.state(), renewPacks)).toMatchObject({ kind: 'unknown', message });
    expect(keptPendingWrites()).toHaveLength(1);
    await press(portal, one);
    expect(keysOf(portal, 'renewReadingText')).toHaveLength(1);
  });

  const unpriced: Renewal = { ...one, lines: [{ ...line('A', 0), amount: null }], total: null };

  it('A renewal whose price the operator sets is sent without an amount, and its documented result is a success', async () => {
    const portal = await opened();
    const { productid, productstatus, errorcode, error } = renewed('A');
    portal.operator.replies(renewReadingText, () =>
      Response.json([{ productid, productname: 'A', productstatus, errorcode, error }]),
    );
    await press(portal, unpriced);
    const [sent] = portal.operator.receivedOf('renewReadingText');
    expect(new URLSearchParams(sent?.body).has('amount')).toBe(false);
    expect(selectRenewalResults(portal.state())).toMatchObject([{ state: 'renewed', paid: null }]);
    expect(keptBookedWrites()).toHaveLength(1);
  });

  it('What the operator took for a renewal whose price it sets is shown', async () => {
    const portal = await opened();
    portal.operator.replies(renewReadingText, () =>
      Response.json([{ ...renewed('A'), amount: '340.78' }]),
    );
    await press(portal, unpriced);
    expect(selectRenewalResults(portal.state())).toMatchObject([
      { state: 'renewed', paid: 34_078 },
    ]);
  });

  it('A renewal whose price the operator sets and whose answer is lost is not sent again', async () => {
    const portal = await opened();
    portal.operator.replies(renewReadingText, () => new Response('Being processed'));
    await press(portal, unpriced);
    await press(portal, unpriced);
    expect(keysOf(portal, 'renewReadingText')).toHaveLength(1);
    expect(keptPendingWrites()).toMatchObject([{ payment: { amount: 0 } }]);
    expect(selectOutcomes(portal.state(), RENEWALS)).toMatchObject([{ agreed: null }]);
  });

  it('JSON is read first where text was asked for', async () => {
    const portal = await opened();
    portal.operator.replies(renewReadingText, () => Response.json(renewed('A')));
    await press(portal, one);
    expect(selectRenewalResults(portal.state())).toMatchObject([{ state: 'renewed' }]);
  });

  it('An empty sentence leaves the outcome unknown, and another press sends the same key to an operator who honours it', async () => {
    const portal = await opened('42', { idempotency: 'honoured' });
    portal.operator.replies(renewReadingText, () => new Response(''));
    await press(portal, one);
    expect(selectUnknownRenewal(portal.state())?.renewal).toEqual(one);
    await press(portal, one);
    const [first, second] = keysOf(portal, 'renewReadingText');
    expect(second).toBe(first);
  });
});

it.each([
  ['several packs', three, renew, allFailed],
  ['one pack', one, renewReadingText, failureSentence],
] as const)(
  'A renewal of %s that all failed is not remembered as booked',
  async (_, wanted, call, reply) => {
    const portal = await opened();
    portal.operator.replies(call, reply);
    await press(portal, wanted);
    const states = selectRenewalResults(portal.state())?.map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(['failed']));
    expect([kept(), keptBookedWrites()]).toEqual([null, []]);
  },
);

describe('A refused renewal', () => {
  it.each([
    [402, 'Your balance does not cover it.', 'BALANCE_LOW'],
    [409, 'The amount is no longer that.', 'AMOUNT_CHANGED'],
    [404, '', 'UNKNOWN'],
  ])(
    'A refusal with %i shows the reason, and the next renewal is a new intent',
    async (status, error, code) => {
      const portal = await opened();
      portal.operator.refuses(renew, status, { error, errorcode: code });
      await press(portal);
      expect(selectRenewalRefusal(portal.state())).toMatchObject({
        kind: 'refused',
        status,
        message: error,
      });
      expect(selectUnknownRenewal(portal.state())).toBeNull();
      expect(kept()).toBeNull();
      await press(portal);
      const [first, second] = keysOf(portal);
      expect(second).not.toBe(first);
    },
  );

  it('A renewal on an offline device is not sent, and nothing is read', async () => {
    const portal = await opened();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    await press(portal);
    online.mockRestore();
    expect(selectRenewalRefusal(portal.state())).toMatchObject({ kind: 'unreachable' });
    expect(keysOf(portal)).toEqual([]);
    expect(portal.eventsOf(loadRenewable.requested)).toEqual([]);
    expect(reads(portal)).toEqual([0, 0, 0]);
  });

  it.each([
    ['of the session layer leaves no pending renewal', { errorcode: 'NO_SESSION' }, false],
    ['without its code leaves the renewal unknown', { error: 'Unauthorized' }, true],
  ])('A 401 ends the session, and one %s', async (_, body, isKept) => {
    const portal = await opened();
    portal.operator.refuses(renew, 401, body);
    portal.dispatch(renewPacks.requested(three));
    await portal.until((state) => !selectIsLoggedIn(state));
    await untilIdle();
    expect(kept() !== null).toBe(isKept);
  });
});

it('A page that is older than a renewal in another tab does not renew again, and looks again', async () => {
  const [first, second] = [await opened(), await opened()];
  const isPaid = () => {
    second.operator.answers(endpoints.activePacks, moved);
    second.operator.answers(renewablePacks, moved);
    return Response.json(['A', 'B', 'C'].map(renewed));
  };
  second.operator.replies(renew, isPaid);
  await press(first);
  window.dispatchEvent(new StorageEvent('storage', { key: pendingWritesSlot.key }));
  await second.until((state) => ends(selectRenewalPacks(state))?.[0] === after);
  await press(second);
  expect(keysOf(second)).toHaveLength(1);
  expect(selectRenewalRefusal(second.state())).toMatchObject({ code: 'JUST_PAID' });
  await press(second, ending(after));
  expect(keysOf(second)).toHaveLength(2);
});

describe('A renewal by card', () => {
  const byCard = { bill: renewalBill(three), method: 'CARD' } as const;

  it('Of packs that another device has renewed, it asks no provider and reads the packs again', async () => {
    const portal = await opened();
    await portal.press(loadRenewable, ALL_PACKS);
    portal.operator.answers(renewablePacks, [pack('A', after), pack('B'), pack('C')]);
    await portal.press(startPayment, byCard);
    expect(selectFailure(portal.state(), startPayment)).toMatchObject({ code: 'JUST_PAID' });
    expect(portal.operator.receivedOf('payAsLcoCustomer')).toEqual([]);
    await portal.until((state) => ends(selectRenewalPacks(state))?.[0] === after);
  });

  it('Of packs that another device has renewed since, an unpaid one ends and no other begins', async () => {
    jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    const portal = await opened();
    const fields = { txnid: 'TX1', amount: '157.83', hash: 'h' };
    portal.operator.answers(endpoints.payAsLcoCustomer, { ...fields, action: '/card', fields });
    await portal.press(startPayment, byCard);
    const [attempt] = selectAttempts(portal.state());
    const pending = { ...paymentStatusSample, txnid: 'TX1', amount: '157.83', status: 'pending' };
    portal.operator.answers(endpoints.paymentStatus, pending);
    portal.operator.answers(renewablePacks, moved);
    await portal.press(replacePayment, { id: attempt?.id ?? '' });
    expect(selectFailure(portal.state(), replacePayment)).toMatchObject({ code: 'JUST_PAID' });
    expect(selectAttempts(portal.state())).toMatchObject([{ step: 'left' }]);
    expect(portal.operator.receivedOf('payAsLcoCustomer')).toHaveLength(1);
  });

  it('Of packs that cannot be read now, it goes on', async () => {
    const portal = await opened();
    portal.operator.refuses(renewablePacks, 500);
    portal.operator.refuses(endpoints.payAsLcoCustomer, 503);
    await portal.press(startPayment, byCard);
    expect(portal.operator.receivedOf('payAsLcoCustomer')).toHaveLength(1);
  });
});

describe('A renewal whose answer is lost', () => {
  const lose = async (portal: TestPortal) => {
    portal.operator.isUnreachable(renew);
    await press(portal);
    await portal.until((state) => selectOutcomes(state, RENEWALS).length > 0);
    await untilIdle();
  };
  const stepsIn = (portal: TestPortal) =>
    selectOutcomes(portal.state(), RENEWALS).map(({ step }) => step);
  const look = async (portal: TestPortal) => {
    const count = portal.eventsOf(outcomesRead).length;
    portal.dispatch(outcomesWanted());
    await portal.until(() => portal.eventsOf(outcomesRead).length > count);
    await untilIdle();
  };
  afterEach(() => jest.restoreAllMocks());

  it('It is never sent again, and is being found out while the operator may still book it', async () => {
    const portal = await opened();
    await lose(portal);
    await press(portal);
    expect(keysOf(portal)).toHaveLength(1);
    expect(stepsIn(portal)).toEqual(['findingOut']);
    expect(selectUnknownRenewal(portal.state())?.renewal).toEqual(three);
    expect(kept()).not.toBeNull();
  });

  it('Booked before the answer was lost, it is shown as done, and the record goes', async () => {
    const portal = await opened();
    portal.operator.replies(renew, () => {
      books(portal, moved, '157.83', '42.17');
      throw new TypeError('network failed');
    });
    await press(portal);
    await portal.until(() => stepsIn(portal).includes('booked'));
    await untilIdle();
    expect(selectOutcomes(portal.state(), RENEWALS)[0]).toMatchObject({
      ...{ transactionid: 'T1', amount: 15_783 },
      lines: moved.map(({ productid }) => ({ productid, expirydate: after, isBooked: true })),
    });
    expect(kept()).toBeNull();
    expect(ends(selectRenewalPacks(portal.state()))).toEqual([after, after, after]);
    expect(keptBookedWrites()).toHaveLength(1);
  });

  describe('Found to be booked', () => {
    const foundBooked = async () => {
      const portal = await opened();
      portal.operator.replies(renew, () => {
        books(portal, moved, '157.83', '42.17');
        throw new TypeError('network failed');
      });
      await press(portal);
      await portal.until(() => stepsIn(portal).includes('booked'));
      await untilIdle();
      return portal;
    };

    it('It is shown with the same data after a reload, until the subscriber acknowledges it', async () => {
      const portal = await foundBooked();
      const reopened = await opened();
      await untilIdle();
      const [outcome] = selectOutcomes(reopened.state(), RENEWALS);
      expect(outcome).toMatchObject({ step: 'booked', transactionid: 'T1', amount: 15_783 });
      expect(outcome).toEqual(selectOutcomes(portal.state(), RENEWALS)[0]);
      expect(reopened.operator.receivedOf('transactions')).toEqual([]);
      reopened.dispatch(writeOutcomeAcknowledged(outcome!));
      await untilIdle();
      expect(stepsIn(reopened)).toEqual([]);
      const later = await opened();
      await untilIdle();
      expect(stepsIn(later)).toEqual([]);
      // Its record still prevents a second payment by a press that waited.
      expect(keptBookedWrites()).toHaveLength(1);
    });

    it('It takes the place of the unknown outcome that another tab shows, and the packs are read again', async () => {
      const portal = await opened();
      await lose(portal);
      const other = await opened();
      await untilIdle();
      expect(stepsIn(other)).toEqual(['findingOut']);
      // The page that was opened last has the operator of both.
      books(other, moved, '157.83', '42.17');
      await look(portal);
      expect(stepsIn(portal)).toEqual(['booked']);
      await look(other);
      expect(stepsIn(other)).toEqual(['booked']);
      expect(ends(selectRenewalPacks(other.state()))).toEqual([after, after, after]);
    });

    it('It is not shown to another subscriber of the same browser', async () => {
      await foundBooked();
      const other = await opened('43');
      await untilIdle();
      expect(stepsIn(other)).toEqual([]);
    });

    it('After a day it is not shown any more, and what it shows is deleted', async () => {
      await foundBooked();
      const now = Date.now();
      jest.spyOn(Date, 'now').mockReturnValue(now + KEY_LIFETIME + 1);
      const reopened = await opened();
      await untilIdle();
      expect(stepsIn(reopened)).toEqual([]);
      expect(localStorage.getItem(pendingWritesSlot.key)).not.toContain('unseenBooking');
      expect(keptBookedWrites()).toHaveLength(1);
    });

    it('Unreadable in the storage, it is not shown, and its record stays', async () => {
      await foundBooked();
      const stored = localStorage.getItem(pendingWritesSlot.key)!;
      localStorage.setItem(pendingWritesSlot.key, stored.replace('"lines":[', '"lines":[7,'));
      const reopened = await opened();
      await untilIdle();
      expect(stepsIn(reopened)).toEqual([]);
      expect(keptBookedWrites()).toHaveLength(1);
    });
  });

  it('Found out by another tab before its answer was lost, it is shown as done here too', async () => {
    const portal = await opened();
    portal.operator.replies(renew, () => {
      books(portal, moved, '157.83', '42.17');
      const intents = keptPendingWrites().map((write) => ({ ...write, booked: Date.now() }));
      localStorage.setItem(
        pendingWritesSlot.key,
        JSON.stringify({ intents, written: Date.now() + 1 }),
      );
      throw new TypeError('network failed');
    });
    await press(portal);
    await portal.until(() => stepsIn(portal).includes('booked'));
    await untilIdle();
    expect(kept()).toBeNull();
  });

  it('Asked for again while the end is written down, it is still shown as paid and not as given up', async () => {
    const portal = await opened();
    portal.operator.replies(renew, () => {
      books(portal, moved, '157.83', '42.17');
      throw new TypeError('network failed');
    });
    const asksAgain = portal
      .until((state) => selectOutcomes(state, RENEWALS)[0]?.step === 'booked')
      .then(() => portal.dispatch(outcomesWanted()));
    await press(portal);
    await asksAgain;
    await untilIdle();
    portal.operator.answers(renew, ['A', 'B', 'C'].map(renewed));
    await press(portal, ending(after));
    expect([kept(), keptBookedWrites().length]).toEqual([null, 2]);
  });

  it.each([
    ['several packs', three, renew, allFailed, moved, '157.83', '42.17'],
    ['one pack', one, renewReadingText, failureSentence, moved.slice(0, 1), '100.00', '100.00'],
  ] as const)(
    'A renewal of %s that was booked is shown as done although the copy that the browser sent by itself failed',
    async (_, wanted, call, reply, packs, amount, left) => {
      const portal = await opened();
      portal.operator.replies(call, () => {
        books(portal, [...packs], amount, left);
        return reply();
      });
      await press(portal, wanted);
      await until(() => keptBookedWrites().length === 1);
      const shown = selectRenewalResults(portal.state())?.map(({ state }) => state);
      expect(shown ?? stepsIn(portal)).toContain(shown ? 'renewed' : 'booked');
    },
  );

  it.each([
    ['leaves packs out', [renewed('A')]],
    ['leaves packs out of those that failed', [failed('A')]],
    [
      'has taken more than was agreed to',
      ['A', 'B', 'C'].map((id) => ({ ...renewed(id), amount: '99' })),
    ],
  ])(
    'An answer that %s leaves its outcome unknown, also to an operator who honours keys',
    async (_, answer) => {
      const portal = await opened('42', { idempotency: 'honoured' });
      portal.operator.replies(renew, () => Response.json(answer));
      await press(portal);
      expect(selectUnknownRenewal(portal.state())).not.toBeNull();
      expect(kept()).not.toBeNull();
      expect(keptPendingWrites()).toHaveLength(1);
    },
  );

  it.each([
    ['Refused', () => Response.json({ error: 'Too early', errorcode: '1087' }, { status: 409 })],
    ['Answered as failed', allFailed],
  ])('%s, nothing is certain while what the operator has cannot be read', async (_, reply) => {
    const portal = await opened();
    portal.operator.replies(renew, () => {
      for (const source of ['transactions', 'activePacks', 'subscriber'] as const)
        portal.operator.refuses(endpoints[source], 503);
      return reply();
    });
    await press(portal);
    await press(portal);
    expect(keysOf(portal)).toHaveLength(1);
    expect(selectUnknownRenewal(portal.state())).not.toBeNull();
    expect(kept()).not.toBeNull();
  });

  it('A part of it is said line by line after the booking window, and not before', async () => {
    const portal = await opened();
    await lose(portal);
    books(portal, [pack('A', after), pack('B'), pack('C')], '100.00', '100.00');
    await look(portal);
    expect(stepsIn(portal)).toEqual(['findingOut']);
    passBookingWindow();
    await look(portal);
    expect(selectOutcomes(portal.state(), RENEWALS)).toMatchObject([
      { step: 'booked', lines: [{ isBooked: true }, { isBooked: false }, { isBooked: false }] },
    ]);
  });

  it('A clock that jumps ahead ends no booking window: the operator may still book it', async () => {
    const portal = await opened();
    await lose(portal);
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 2 * KEY_LIFETIME);
    await look(portal);
    expect(stepsIn(portal)).toEqual(['findingOut']);
    const reopened = await opened();
    await untilIdle();
    expect(stepsIn(reopened)).toEqual(['findingOut']);
  });

  const pressRefused = async (portal: TestPortal, wanted: Renewal) => {
    portal.operator.refuses(renew, 409, { error: 'Too early', errorcode: '1087' });
    await press(portal, wanted);
  };

  const withoutSign = async (app: Partial<AppState> = {}): Promise<TestPortal> => {
    const portal = await opened('42', app);
    await lose(portal);
    passBookingWindow();
    await look(portal);
    expect(stepsIn(portal)).toEqual(['notBooked']);
    return portal;
  };

  it.each([{}, { idempotency: 'honoured' }] as const)(
    'Without a sign after the booking window, it keeps its record and is sent again with the same key (%j)',
    async (app) => {
      const portal = await withoutSign(app);
      expect(kept()).toContain('"isNotFound":true');
      const reads = portal.operator.receivedOf('transactions').length;
      // While the renewal is on its way again, the outcome of the former sending is gone.
      portal.operator.replies(renew, () => {
        expect(stepsIn(portal)).toEqual([]);
        return Response.json([renewed('A'), renewed('B'), renewed('C')]);
      });
      await press(portal, selectUnknownRenewal(portal.state())!.renewal);
      expect(portal.operator.receivedOf('transactions').length).toBeGreaterThan(reads);
      const [first, second] = keysOf(portal);
      expect(second).toBe(first);
      expect(selectRenewalResults(portal.state())).toHaveLength(3);
      expect(kept()).toBeNull();
    },
  );

  it.each([
    ['and the balance is read', (portal: TestPortal) => portal.press(loadSubscriber)],
    [
      'and the transactions are read',
      (portal: TestPortal) => {
        portal.dispatch(loadTransactions.succeeded());
      },
    ],
  ])(
    'Booked late %s by anything, it turns to booked by itself, and the packs are read again',
    async (_, read) => {
      const portal = await withoutSign();
      books(portal, moved, '157.83', '42.17');
      read(portal);
      await portal.until(() => stepsIn(portal).includes('booked'));
      await untilIdle();
      expect(ends(selectRenewalPacks(portal.state()))).toEqual([after, after, after]);
      expect(keptBookedWrites()).toHaveLength(1);
      expect(kept()).toBeNull();
    },
  );

  it('Booked late after a reload, also when it was acknowledged, it turns to booked', async () => {
    const portal = await withoutSign();
    const [outcome] = selectOutcomes(portal.state(), RENEWALS);
    portal.dispatch(writeOutcomeAcknowledged(outcome!));
    await untilIdle();
    expect(stepsIn(portal)).toEqual([]);
    const reopened = await opened();
    await untilIdle();
    expect(stepsIn(reopened)).toEqual([]);
    books(reopened, moved, '157.83', '42.17');
    reopened.dispatch(outcomesWanted());
    await reopened.until(() => stepsIn(reopened).includes('booked'));
    await untilIdle();
    expect(keptBookedWrites()).toHaveLength(1);
  });

  it('Booked late, it is not sent again by a press', async () => {
    const portal = await withoutSign();
    books(portal, moved, '157.83', '42.17');
    await press(portal, selectUnknownRenewal(portal.state())!.renewal);
    expect(keysOf(portal)).toHaveLength(1);
    expect(selectRenewalRefusal(portal.state())).toMatchObject({ code: 'JUST_PAID' });
    await portal.until(() => stepsIn(portal).includes('booked'));
  });

  it('Booked late, the same packs are not paid by card either', async () => {
    const portal = await withoutSign();
    books(portal, moved, '157.83', '42.17');
    const { renewal } = selectUnknownRenewal(portal.state())!;
    await portal.press(startPayment, { bill: renewalBill(renewal), method: 'CARD' });
    expect(selectFailure(portal.state(), startPayment)).toMatchObject({ code: 'JUST_PAID' });
    expect(portal.operator.receivedOf('payAsLcoCustomer')).toEqual([]);
    await portal.until(() => stepsIn(portal).includes('booked'));
  });

  it.each([
    ['while it may still be booked', 0, false, 'BALANCE_OPEN'],
    ['when it was booked', 0, true, 'JUST_PAID'],
    ['once the booking window is over without a sign', BOOKING_WINDOW + 1, false, undefined],
  ])('A cart with a pack of it is paid by card or not: %s', async (_, later, isBooked, code) => {
    const portal = await opened();
    await lose(portal);
    if (isBooked) books(portal, moved, '157.83', '42.17');
    const cart = { ...aBill(), purpose: 'CART', productids: ['A'], orderid: 'O1' } as const;
    portal.operator.refuses(endpoints.payAsLcoCustomer, 503);
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + later);
    await portal.press(startPayment, { bill: cart, method: 'CARD' });
    const failure = selectFailure(portal.state(), startPayment);
    expect(failure?.kind === 'blocked' ? failure.code : undefined).toBe(code);
    expect(portal.operator.receivedOf('payAsLcoCustomer')).toHaveLength(code ? 0 : 1);
  });

  it('A page whose renewal another tab has found out shows it as unknown no more', async () => {
    const portal = await opened();
    await lose(portal);
    expect(stepsIn(portal)).toEqual(['findingOut']);
    localStorage.removeItem('selfcareMoneyIntents');
    await look(portal);
    expect(stepsIn(portal)).toEqual([]);
  });

  it('A request without an answer after a refusal restarts the hour for which the key is kept', async () => {
    const portal = await withoutSign();
    const { renewal } = selectUnknownRenewal(portal.state())!;
    await pressRefused(portal, renewal);
    expect(kept()).toContain('"refused"');
    portal.operator.isUnreachable(renew);
    await press(portal, renewal);
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + BOOKING_WINDOW);
    await look(portal);
    expect(stepsIn(portal)).toEqual(['notBooked']);
    expect(kept()).not.toContain('"refused"');
  });

  it('A reading of a write whose record was removed meanwhile shows no outcome', async () => {
    const portal = await opened();
    await lose(portal);
    books(portal, moved, '157.83', '42.17');
    const answer = portal.operator.holdsBack(endpoints.transactions);
    portal.dispatch(outcomesWanted());
    await until(() => portal.operator.receivedOf('transactions').length > 2);
    localStorage.removeItem(pendingWritesSlot.key);
    const row = { transactionid: 'T1', created: '2026-11-22 10:00:00', amount: '157.83' };
    answer([{ ...row, transactiontype: 'Subscription Charges' }]);
    await untilIdle();
    expect(stepsIn(portal)).not.toContain('booked');
    expect(keptBookedWrites()).toEqual([]);
  });

  it('A refusal of the second sending is not shown beside a late booking of the first', async () => {
    const portal = await withoutSign();
    await pressRefused(portal, selectUnknownRenewal(portal.state())!.renewal);
    books(portal, moved, '157.83', '42.17');
    await portal.press(loadSubscriber);
    await portal.until(() => stepsIn(portal).includes('booked'));
    expect(selectRenewalRefusal(portal.state())).toBeNull();
  });

  it('A renewal for another term that was paid since does not pass for it', async () => {
    const portal = await withoutSign();
    const yearly = { ...three, period: 'YEARLY', total: paise(19_000) } as const;
    portal.operator.replies(renew, () => {
      books(portal, moved, '190.00', '10.00');
      return Response.json([renewed('A'), renewed('B'), renewed('C')]);
    });
    await press(portal, yearly);
    portal.dispatch(outcomesWanted());
    await untilIdle();
    expect(stepsIn(portal)).not.toContain('booked');
    expect(keptPendingWrites()).toMatchObject([{ isNotFound: true }]);
    expect(keptBookedWrites()).toHaveLength(1);
  });

  it('A refusal of the second sending leaves the first to be looked for', async () => {
    const portal = await withoutSign();
    await pressRefused(portal, selectUnknownRenewal(portal.state())!.renewal);
    expect(selectRenewalRefusal(portal.state())).toMatchObject({ code: '1087' });
    expect(kept()).toContain('"isNotFound":true');
  });

  it('After a refusal it keeps its key for an hour, because the first request may be booked late', async () => {
    const portal = await withoutSign();
    const { renewal } = selectUnknownRenewal(portal.state())!;
    await pressRefused(portal, renewal);
    await pressRefused(portal, renewal);
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + REFUSED_KEY_LIFETIME + 1);
    portal.operator.answers(renew, [renewed('A'), renewed('B'), renewed('C')]);
    await press(portal, renewal);
    const [first, second, third, fourth] = keysOf(portal);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
    expect(kept()).toBeNull();
    expect(keptBookedWrites()).toHaveLength(1);
  });

  it('A day later nobody looks for it any more', async () => {
    const portal = await withoutSign();
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + KEY_LIFETIME + 1);
    portal.dispatch(outcomesWanted());
    await until(() => kept() === null);
  });

  it('A day later it is read once more, and a late booking is shown', async () => {
    const portal = await withoutSign();
    books(portal, moved, '157.83', '42.17');
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + KEY_LIFETIME + 1);
    portal.dispatch(outcomesWanted());
    await portal.until(() => stepsIn(portal).includes('booked'));
    await untilIdle();
    expect(keptBookedWrites()).toHaveLength(1);
  });

  it('A later write marks it as overtaken while its outcome is unknown', async () => {
    const portal = await opened();
    await lose(portal);
    const onlyOther = { ...three, lines: [{ ...three.lines[0]!, productid: 'D' }] };
    portal.operator.answers(endpoints.renewReadingText, [renewed('D')]);
    await press(portal, onlyOther);
    const [lost] = keptPendingWrites();
    expect(lost).toMatchObject({ call: 'renew', isOvertaken: true });
  });

  it('After another change of the balance it stays unknown, and nothing is sent again', async () => {
    const portal = await opened();
    await lose(portal);
    portal.operator.answers(endpoints.subscriber, {
      ...{ ...subscriberSample, customerid: '42', balance: '700.00' },
    });
    passBookingWindow();
    await look(portal);
    expect(stepsIn(portal)).toEqual(['unknown']);
    await press(portal);
    expect(keysOf(portal)).toHaveLength(1);
    expect(kept()).not.toBeNull();
  });

  it('While nothing can be read it stays unknown, and is found out as soon as it can', async () => {
    const portal = await opened();
    await lose(portal);
    passBookingWindow();
    portal.operator.refuses(endpoints.transactions, 500);
    await look(portal);
    expect(stepsIn(portal)).toEqual(['unknown']);
    portal.operator.answers(endpoints.transactions, []);
    await look(portal);
    expect(stepsIn(portal)).toEqual(['notBooked']);
  });

  it.each(['transactions', 'subscriber', 'activePacks'] as const)(
    'It does not leave when the network fails at reading %s before it',
    async (source) => {
      const portal = await opened();
      portal.operator.isUnreachable(endpoints[source]);
      await press(portal);
      expect(keysOf(portal)).toEqual([]);
      expect(selectRenewalRefusal(portal.state())).toMatchObject({ kind: 'unreachable' });
      expect(kept()).toBeNull();
    },
  );

  it('What was not read before it left can never show that nothing was booked', async () => {
    const portal = await opened();
    portal.operator.refuses(endpoints.transactions, 500);
    await lose(portal);
    portal.operator.answers(endpoints.transactions, []);
    passBookingWindow();
    await look(portal);
    expect(stepsIn(portal)).toEqual(['unknown']);
  });

  it.each([500, 504])('The outcome is unknown after %i as well', async (status) => {
    const portal = await opened();
    portal.operator.refuses(renew, status);
    await press(portal);
    expect(selectUnknownRenewal(portal.state())).not.toBeNull();
  });

  it('It is found out after a reload and a new login too, and the subscriber may put it aside', async () => {
    await lose(await opened());
    const reopened = await opened();
    await reopened.until(() => stepsIn(reopened).includes('findingOut'));
    await untilIdle();
    const [outcome] = selectOutcomes(reopened.state(), RENEWALS);
    reopened.dispatch(writeOutcomeAcknowledged(outcome!));
    await untilIdle();
    expect(stepsIn(reopened)).toEqual([]);
    expect(kept()).toBeNull();
  });

  it.each([
    ['booked', moved, '157.83', '42.17'],
    ['notBooked', unmoved, '0', '200.00'],
  ] as const)(
    'Found out as %s on a slow network, before the code of the payments has arrived, it ends at once',
    async (step, packs, amount, left) => {
      await lose(await opened());
      const reopened = await opened('42', {}, [subscriberDomain, domain]);
      await reopened.until(() => stepsIn(reopened).includes('findingOut'));
      if (step === 'booked') books(reopened, [...packs], amount, left);
      else reopened.operator.answers(endpoints.transactions, []);
      passBookingWindow();
      await look(reopened);
      expect(stepsIn(reopened)).toEqual([step]);
      await untilIdle();
      expect(kept() === null).toBe(step === 'booked');
      expect(keptBookedWrites()).toHaveLength(step === 'booked' ? 1 : 0);
    },
  );

  it('Neither a record that cannot be read nor what was recorded with it lets it be sent again', async () => {
    await lose(await opened());
    const { intents, written } = JSON.parse(kept() ?? '') as { intents: object[]; written: number };
    const damaged = intents.map((write) => ({ ...write, evidence: { amount: 1 } }));
    const replaced = JSON.stringify({ intents: ['?', ...damaged], written });
    localStorage.setItem(pendingWritesSlot.key, replaced);
    const reopened = await opened();
    await press(reopened);
    expect(keysOf(reopened)).toEqual([]);
    passBookingWindow();
    await look(reopened);
    expect(stepsIn(reopened)).toEqual(['unknown']);
  });

  it('A day later it is still there', async () => {
    await lose(await opened());
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 2 * KEY_LIFETIME);
    const reopened = await opened();
    await reopened.until(() => stepsIn(reopened).length > 0);
  });

  it('Another subscriber on the same device sees nothing of it', async () => {
    await lose(await opened());
    localStorage.removeItem('selfcareUser');
    expect(stepsIn(await opened('43'))).toEqual([]);
  });

  it('A renewal of one of its packs is not sent meanwhile, and one of another pack is', async () => {
    const portal = await opened();
    await lose(portal);
    portal.operator.replies(renewReadingText, () => Response.json(renewed('D')));
    await press(portal, one);
    expect(keysOf(portal, 'renewReadingText')).toEqual([]);
    expect(selectRenewalRefusal(portal.state())).toMatchObject({ code: 'BALANCE_OPEN' });
    await press(portal, { ...one, lines: [line('D', 10_000)] });
    expect(keysOf(portal, 'renewReadingText')).toHaveLength(1);
    expect(stepsIn(portal)).toEqual(['findingOut']);
  });

  describe('With an operator who honours keys', () => {
    const honoured = { idempotency: 'honoured' } as const;

    it('Sending it again uses the same key and returns its answer', async () => {
      const portal = await opened('42', honoured);
      await lose(portal);
      portal.operator.answers(renew, [renewed('A'), renewed('B'), renewed('C')]);
      await press(portal, selectUnknownRenewal(portal.state())!.renewal);
      const [first, second] = keysOf(portal);
      expect(second).toBe(first);
      expect(selectUnknownRenewal(portal.state())).toBeNull();
      expect(selectRenewalResults(portal.state())).toHaveLength(3);
      expect(stepsIn(portal)).toEqual([]);
      expect(kept()).toBeNull();
    });

    it.each([
      ['a day later', KEY_LIFETIME],
      ['when the clock was set back', -60_000],
    ])('It is not sent again %s', async (_, passed) => {
      const portal = await opened('42', honoured);
      await lose(portal);
      const now = Date.now();
      jest.spyOn(Date, 'now').mockReturnValue(now + passed);
      await press(portal);
      expect(keysOf(portal)).toHaveLength(1);
    });

    it('After a reload the same packs are sent with the same key', async () => {
      const portal = await opened('42', honoured);
      await lose(portal);
      const reopened = await opened('42', honoured);
      reopened.operator.answers(renew, [renewed('A'), renewed('B'), renewed('C')]);
      await press(reopened);
      expect(keysOf(reopened)).toEqual(keysOf(portal));
      expect(stepsIn(reopened)).toEqual([]);
    });
  });
});
