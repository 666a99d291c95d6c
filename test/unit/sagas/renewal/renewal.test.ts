import { endpoints } from '../../../../sagas/api/endpoints';
import { longDurationPricesSample } from '../../../../sagas/api/samples/packs';
import { subscriberSample } from '../../../../sagas/api/samples/subscriber';
import { renewal as domain } from '../../../../sagas/renewal/renewal';
import { subscriber } from '../../../../sagas/account/subscriber';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import type { Paise } from '../../../../store/core/money';
import { pendingWritesSlot } from '../../../../store/writes/pendingWrites';
import {
  doubtSettled,
  loadRenewable,
  loadTermPrices,
  renewPacks,
  selectHasEarlierDoubt,
  selectRefusal,
  selectRenewalDoubt,
  selectRenewalPacks,
  selectResults,
  selectTermPrices,
  selectVerdict,
  type Renewal,
} from '../../../../store/renewal/renewal';
import { selectIsLoggedIn } from '../../../../store/identity/session';
import { selectUserInfo } from '../../../../store/account/subscriber';
import { theSample } from '../../../support/builders';
import { openPortal, type Portal } from '../../../support/portal';
import { untilIdle } from '../../../support/waiting';

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
const one: Renewal = { ...three, lines: [line('A', 10_000)], total: paise(10_000) };

const pack = (productid: string, expirydate = before) => ({ productid, expirydate });
const unmoved = ['A', 'B', 'C'].map((productid) => pack(productid));
const moved = ['A', 'B', 'C'].map((productid) => pack(productid, after));
const renewed = (productid: string) => ({
  ...{ productid, productstatus: 'ACTIVE', errorcode: null, error: null, expirydate: after },
});
const { renew, renewReadingText, renewablePacks } = endpoints;

/** A subscriber who has come to renew; the operator has everything as it was. */
const opened = async (customerid = '42'): Promise<Portal> => {
  const portal = await openPortal({ domains: [subscriber, domain] });
  portal.operator.answers(renewablePacks, unmoved);
  portal.operator.answers(endpoints.longDurationPrices, []);
  portal.operator.answers(endpoints.subscriber, { ...subscriberSample, balance: '200.00' });
  await portal.logIn({ customerid });
  return portal;
};
const press = async (portal: Portal, wanted = three): Promise<void> => {
  portal.say(renewPacks.requested(wanted));
  await portal.until((state) => selectStatus(state, renewPacks) !== 'running');
  await untilIdle();
};
const keysOf = (portal: Portal, call: 'renew' | 'renewReadingText' = 'renew') =>
  portal.operator.receivedOf(call).map(({ request }) => request.headers.get('idempotency-key'));
const kept = () => localStorage.getItem(pendingWritesSlot.key);
const ends = (packs: readonly Pack[] | null) => packs?.map(({ expirydate }) => expirydate);
const reads = (portal: Portal) =>
  (['renewablePacks', 'longDurationPrices', 'subscriber'] as const).map(
    (call) => portal.operator.receivedOf(call).length,
  );

describe('what can be renewed', () => {
  it('is asked of the operator with a status, and what longer terms cost without anything', async () => {
    const portal = await opened();
    portal.operator.answers(endpoints.longDurationPrices, longDurationPricesSample);
    portal.say(loadRenewable.requested({ productstatus: 'ALL' }));
    portal.say(loadTermPrices.requested());
    await portal.until((state) => selectTermPrices(state) !== null);
    await portal.until((state) => selectRenewalPacks(state) !== null);
    const [packs] = portal.operator.receivedOf('renewablePacks');
    expect(new URL(packs!.request.url).search).toBe('?productstatus=ALL');
    const [prices] = portal.operator.receivedOf('longDurationPrices');
    expect(new URL(prices!.request.url).search).toBe('');
    expect(selectTermPrices(portal.state())).toEqual(theSample('longDurationPrices'));
  });

  it('that cannot be read fails in its place and keeps what was shown', async () => {
    const portal = await opened();
    portal.say(loadRenewable.requested({ productstatus: 'ALL' }));
    await portal.until((state) => selectRenewalPacks(state) !== null);
    portal.operator.refuses(renewablePacks, 500);
    portal.operator.refuses(endpoints.longDurationPrices, 500);
    portal.say(loadRenewable.requested({ productstatus: 'ALL' }));
    portal.say(loadTermPrices.requested());
    await portal.until((state) => selectFailure(state, loadRenewable) !== null);
    await portal.until((state) => selectFailure(state, loadTermPrices) !== null);
    expect(selectRenewalPacks(portal.state())).toHaveLength(3);
    expect(portal.state().snackbar).toBeNull();
  });
});

describe('renewing several packs', () => {
  it('sends them together with what was agreed, and tells each result', async () => {
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
    expect(selectResults(portal.state())?.map(({ state }) => state)).toEqual([
      ...['renewed', 'failed', 'renewed'],
    ]);
    expect(portal.operator.receivedOf('renewReadingText')).toEqual([]);
    expect(kept()).toBeNull();
  });

  it('reads packs, prices and balance again, whatever the operator answered', async () => {
    const portal = await opened();
    portal.operator.answers(renew, [renewed('A'), renewed('B'), renewed('C')]);
    portal.operator.answers(endpoints.subscriber, { ...subscriberSample, balance: '42.17' });
    await press(portal);
    expect(reads(portal)).toEqual([1, 1, 1]);
    expect(selectUserInfo(portal.state())?.balance).toBe(4_217);
    portal.operator.refuses(renew, 409, { error: 'The amount is no longer that.' });
    await press(portal);
    expect(reads(portal)).toEqual([2, 2, 2]);
  });

  it('takes one press of two', async () => {
    const portal = await opened();
    portal.operator.answers(renew, [renewed('A'), renewed('B'), renewed('C')]);
    portal.say(renewPacks.requested(three));
    await press(portal);
    expect(keysOf(portal)).toHaveLength(1);
  });

  it('is a new intent when the failed ones are tried again', async () => {
    const portal = await opened();
    const failed = (productid: string) => ({
      ...{ productid, productstatus: 'FAILED', errorcode: '1087', error: 'Busy' },
    });
    portal.operator.answers(renew, [failed('A'), failed('B'), failed('C')]);
    await press(portal);
    await press(portal);
    const [first, second] = keysOf(portal);
    expect(first).toBeTruthy();
    expect(second).not.toBe(first);
  });
});

describe('renewing one pack', () => {
  it('reads the operator’s sentence, and then the pack itself', async () => {
    const portal = await opened();
    portal.operator.replies(renewReadingText, () => {
      portal.operator.answers(renewablePacks, moved);
      return new Response('A: renewed to 2026-12-24');
    });
    await press(portal, one);
    expect(portal.operator.receivedOf('renew')).toEqual([]);
    expect(selectResults(portal.state())).toMatchObject([
      { state: 'renewed', paid: 10_000, expirydate: after },
    ]);
    expect(kept()).toBeNull();
  });

  it('is no failure when the pack cannot be read afterwards: the sentence stands', async () => {
    const portal = await opened();
    portal.operator.refuses(renewablePacks, 500);
    portal.operator.replies(renewReadingText, () => new Response('It is done.'));
    await press(portal, one);
    expect(selectResults(portal.state())).toMatchObject([
      { state: 'unclear', said: 'It is done.' },
    ]);
  });

  it('is in doubt when the sentence is empty, and carries the same key again', async () => {
    const portal = await opened();
    portal.operator.replies(renewReadingText, () => new Response(''));
    await press(portal, one);
    expect(selectRenewalDoubt(portal.state())?.renewal).toEqual(one);
    await press(portal, one);
    const [first, second] = keysOf(portal, 'renewReadingText');
    expect(second).toBe(first);
  });
});

describe('a renewal that is refused', () => {
  it.each([
    [402, 'Your balance does not cover it.'],
    [409, 'The amount is no longer that.'],
    [404, ''],
  ])('with %i tells the reason, and the next one is a new intent', async (status, error) => {
    const portal = await opened();
    portal.operator.refuses(renew, status, { error });
    await press(portal);
    expect(selectRefusal(portal.state())).toMatchObject({
      kind: 'refused',
      status,
      message: error,
    });
    expect(selectRenewalDoubt(portal.state())).toBeNull();
    expect(kept()).toBeNull();
    await press(portal);
    const [first, second] = keysOf(portal);
    expect(second).not.toBe(first);
  });

  it('never leaves an offline device, and nothing is asked', async () => {
    const portal = await opened();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    await press(portal);
    online.mockRestore();
    expect(selectRefusal(portal.state())).toMatchObject({ kind: 'unreachable' });
    expect(keysOf(portal)).toEqual([]);
    expect(reads(portal)).toEqual([0, 0, 0]);
  });

  it('because the session is over ends it and leaves nothing open', async () => {
    const portal = await opened();
    portal.operator.refuses(renew, 401);
    portal.say(renewPacks.requested(three));
    await portal.until((state) => !selectIsLoggedIn(state));
    await untilIdle();
    expect(kept()).toBeNull();
  });
});

describe('a renewal whose answer is lost', () => {
  const lose = async (portal: Portal) => {
    portal.operator.isUnreachable(renew);
    await press(portal);
    await portal.until((state) => selectVerdict(state) !== null);
  };

  it('is never sent again by itself; packs and balance are asked, and say that nothing is done', async () => {
    const portal = await opened();
    await lose(portal);
    expect(keysOf(portal)).toHaveLength(1);
    expect(reads(portal)).toEqual([1, 1, 1]);
    expect(selectVerdict(portal.state())).toBe('notRenewed');
    expect(kept()).not.toBeNull();
  });

  it('carries the same key when the subscriber sends it again, and then has its answer', async () => {
    const portal = await opened();
    await lose(portal);
    portal.operator.answers(renew, [renewed('A'), renewed('B'), renewed('C')]);
    await press(portal, selectRenewalDoubt(portal.state())!.renewal);
    const [first, second] = keysOf(portal);
    expect(second).toBe(first);
    expect(selectRenewalDoubt(portal.state())).toBeNull();
    expect(selectResults(portal.state())).toHaveLength(3);
    expect(kept()).toBeNull();
  });

  it('is settled as soon as the packs say that it was carried out', async () => {
    const portal = await opened();
    portal.operator.answers(renewablePacks, moved);
    await lose(portal);
    expect(selectVerdict(portal.state())).toBe('renewed');
    expect(kept()).toBeNull();
    expect(ends(selectRenewalPacks(portal.state()))).toEqual([after, after, after]);
  });

  it('stays open when neither packs nor balance can be read', async () => {
    const portal = await opened();
    portal.operator.refuses(renewablePacks, 500);
    portal.operator.isUnreachable(renew);
    await press(portal);
    await portal.until((state) => selectFailure(state, loadRenewable) !== null);
    expect(selectVerdict(portal.state())).toBeNull();
    expect(selectRenewalDoubt(portal.state())).not.toBeNull();
    expect(kept()).not.toBeNull();
  });

  it.each([500, 504])('is in doubt after %i as well', async (status) => {
    const portal = await opened();
    portal.operator.refuses(renew, status);
    await press(portal);
    expect(selectRenewalDoubt(portal.state())).not.toBeNull();
  });

  it('is spoken of after a reload, until the subscriber has looked', async () => {
    await lose(await opened());
    const reopened = await opened();
    expect(selectHasEarlierDoubt(reopened.state())).toBe(true);
    reopened.say(doubtSettled());
    await untilIdle();
    expect(selectHasEarlierDoubt(reopened.state())).toBe(false);
    expect(kept()).toBeNull();
  });

  it('cannot be doubled after a reload: the same packs carry the same key', async () => {
    const portal = await opened();
    await lose(portal);
    const reopened = await opened();
    reopened.operator.answers(renew, [renewed('A'), renewed('B'), renewed('C')]);
    await press(reopened);
    expect(keysOf(reopened)).toEqual(keysOf(portal));
    expect(selectHasEarlierDoubt(reopened.state())).toBe(false);
  });

  it('is nothing to somebody else on the same device', async () => {
    await lose(await opened());
    localStorage.removeItem('selfcareUser');
    expect(selectHasEarlierDoubt((await opened('43')).state())).toBe(false);
  });

  it('still stands when another one is answered', async () => {
    const portal = await opened();
    await lose(portal);
    portal.operator.replies(renewReadingText, () => new Response('Done.'));
    await press(portal, one);
    expect(selectHasEarlierDoubt(portal.state())).toBe(true);
  });
});
