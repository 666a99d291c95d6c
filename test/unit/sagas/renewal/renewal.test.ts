import { endpoints } from '../../../../sagas/api/endpoints';
import { longDurationPricesSample } from '../../../../sagas/api/samples/packs';
import { subscriberSample } from '../../../../sagas/api/samples/subscriber';
import { renewalDomain as domain } from '../../../../sagas/renewal/renewal';
import { subscriberDomain } from '../../../../sagas/account/subscriber';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { selectFailure } from '../../../../store/core/flows';
import type { Paise } from '../../../../store/core/values/money';
import { pendingWritesSlot } from '../../../../store/writes/pendingWrites';
import {
  unknownSettled,
  loadRenewable,
  loadTermPrices,
  renewPacks,
  selectHasEarlierUnknownRenewal,
  selectRenewalRefusal,
  selectUnknownRenewal,
  selectRenewalPacks,
  selectRenewalResults,
  selectTermPrices,
  selectInferredOutcome,
  type Renewal,
} from '../../../../store/renewal/renewal';
import { selectIsLoggedIn } from '../../../../store/identity/session';
import { selectUserInfo } from '../../../../store/account/subscriber';
import { theSample } from '../../../support/builders';
import { openPortal, type TestPortal } from '../../../support/portal';
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
const opened = async (customerid = '42'): Promise<TestPortal> => {
  const portal = await openPortal({ domains: [subscriberDomain, domain] });
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
const kept = () => localStorage.getItem(pendingWritesSlot.key);
const ends = (packs: readonly Pack[] | null) => packs?.map(({ expirydate }) => expirydate);
const reads = (portal: TestPortal) =>
  (['renewablePacks', 'longDurationPrices', 'subscriber'] as const).map(
    (call) => portal.operator.receivedOf(call).length,
  );

describe('The packs to renew', () => {
  it('The packs are requested with a status and the term prices without parameters', async () => {
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
    // The balance is also read before anything is paid.
    expect(reads(portal)).toEqual([1, 1, 2]);
    expect(selectUserInfo(portal.state())?.balance).toBe(4_217);
    portal.operator.refuses(renew, 409, { error: 'The amount is no longer that.' });
    await press(portal);
    expect(reads(portal)).toEqual([2, 2, 4]);
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

describe('Renewing one pack', () => {
  it('The operator’s sentence is read and then the pack', async () => {
    const portal = await opened();
    portal.operator.replies(renewReadingText, () => {
      portal.operator.answers(renewablePacks, moved);
      return new Response('A: renewed to 2026-12-24');
    });
    await press(portal, one);
    expect(portal.operator.receivedOf('renew')).toEqual([]);
    expect(selectRenewalResults(portal.state())).toMatchObject([
      { state: 'renewed', paid: 10_000, expirydate: after },
    ]);
    expect(kept()).toBeNull();
  });

  it('The sentence stands when the pack cannot be read afterwards', async () => {
    const portal = await opened();
    portal.operator.refuses(renewablePacks, 500);
    portal.operator.replies(renewReadingText, () => new Response('It is done.'));
    await press(portal, one);
    expect(selectRenewalResults(portal.state())).toMatchObject([
      { state: 'unclear', sentence: 'It is done.' },
    ]);
  });

  it('An empty sentence leaves the outcome unknown, and another press sends the same key', async () => {
    const portal = await opened();
    portal.operator.replies(renewReadingText, () => new Response(''));
    await press(portal, one);
    expect(selectUnknownRenewal(portal.state())?.renewal).toEqual(one);
    await press(portal, one);
    const [first, second] = keysOf(portal, 'renewReadingText');
    expect(second).toBe(first);
  });
});

describe('A refused renewal', () => {
  it.each([
    [402, 'Your balance does not cover it.', ''],
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
    expect(reads(portal)).toEqual([0, 0, 0]);
  });

  it('A 401 ends the session and leaves no pending renewal', async () => {
    const portal = await opened();
    portal.operator.refuses(renew, 401);
    portal.dispatch(renewPacks.requested(three));
    await portal.until((state) => !selectIsLoggedIn(state));
    await untilIdle();
    expect(kept()).toBeNull();
  });
});

describe('A renewal whose answer is lost', () => {
  const lose = async (portal: TestPortal) => {
    portal.operator.isUnreachable(renew);
    await press(portal);
    await portal.until((state) => selectInferredOutcome(state) !== null);
  };

  it('The renewal is never retried, and unchanged packs and balance show that it was not carried out', async () => {
    const portal = await opened();
    await lose(portal);
    expect(keysOf(portal)).toHaveLength(1);
    expect(reads(portal)).toEqual([1, 1, 2]);
    expect(selectInferredOutcome(portal.state())).toBe('notRenewed');
    expect(kept()).not.toBeNull();
  });

  it('Sending it again uses the same key and returns its answer', async () => {
    const portal = await opened();
    await lose(portal);
    portal.operator.answers(renew, [renewed('A'), renewed('B'), renewed('C')]);
    await press(portal, selectUnknownRenewal(portal.state())!.renewal);
    const [first, second] = keysOf(portal);
    expect(second).toBe(first);
    expect(selectUnknownRenewal(portal.state())).toBeNull();
    expect(selectRenewalResults(portal.state())).toHaveLength(3);
    expect(kept()).toBeNull();
  });

  it('The outcome is settled as soon as the packs show the renewal', async () => {
    const portal = await opened();
    portal.operator.answers(renewablePacks, moved);
    await lose(portal);
    expect(selectInferredOutcome(portal.state())).toBe('renewed');
    expect(kept()).toBeNull();
    expect(ends(selectRenewalPacks(portal.state()))).toEqual([after, after, after]);
  });

  it('The outcome stays unknown when neither packs nor balance can be read', async () => {
    const portal = await opened();
    portal.operator.refuses(renewablePacks, 500);
    portal.operator.isUnreachable(renew);
    await press(portal);
    await portal.until((state) => selectFailure(state, loadRenewable) !== null);
    expect(selectInferredOutcome(portal.state())).toBeNull();
    expect(selectUnknownRenewal(portal.state())).not.toBeNull();
    expect(kept()).not.toBeNull();
  });

  it.each([500, 504])('The outcome is unknown after %i as well', async (status) => {
    const portal = await opened();
    portal.operator.refuses(renew, status);
    await press(portal);
    expect(selectUnknownRenewal(portal.state())).not.toBeNull();
  });

  it('The unknown renewal is shown after a reload until the subscriber acknowledges it', async () => {
    await lose(await opened());
    const reopened = await opened();
    expect(selectHasEarlierUnknownRenewal(reopened.state())).toBe(true);
    reopened.dispatch(unknownSettled());
    await untilIdle();
    expect(selectHasEarlierUnknownRenewal(reopened.state())).toBe(false);
    expect(kept()).toBeNull();
  });

  it('After a reload the same packs are sent with the same key', async () => {
    const portal = await opened();
    await lose(portal);
    const reopened = await opened();
    reopened.operator.answers(renew, [renewed('A'), renewed('B'), renewed('C')]);
    await press(reopened);
    expect(keysOf(reopened)).toEqual(keysOf(portal));
    expect(selectHasEarlierUnknownRenewal(reopened.state())).toBe(false);
  });

  it('Another subscriber on the same device sees nothing of it', async () => {
    await lose(await opened());
    localStorage.removeItem('selfcareUser');
    expect(selectHasEarlierUnknownRenewal((await opened('43')).state())).toBe(false);
  });

  it('The unknown outcome stays when another renewal is answered', async () => {
    const portal = await opened();
    await lose(portal);
    portal.operator.replies(renewReadingText, () => new Response('Done.'));
    await press(portal, one);
    expect(selectHasEarlierUnknownRenewal(portal.state())).toBe(true);
  });
});
