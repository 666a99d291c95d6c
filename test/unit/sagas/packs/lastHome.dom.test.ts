import { endpoints } from '../../../../sagas/api/endpoints';
import { loadSubscriber } from '../../../../store/account/subscriber';
import { readSlot } from '../../../../store/core/storage';
import {
  accountMismatched,
  loggedOut,
  sessionDiscarded,
  sessionExpired,
} from '../../../../store/identity/session';
import { type LastHome, lastHomeSlot, packsToday } from '../../../../store/packs/lastHome';
import { loadActivePacks, packStateOf, selectLastHome } from '../../../../store/packs/packs';
import { loadedHomeDomains, openPortal } from '../../../support/portal';
import { untilIdle } from '../../../support/waiting';

const ACTIVE = { stbno: 'B1', productstatus: 'ACTIVE', error: null, errorcode: null };
const packs = [
  {
    ...ACTIVE,
    productid: 'FAM01',
    productname: 'Family HD',
    price: '340.78',
    daysleft: '3',
    expirydate: '2026-11-26',
  },
  { ...ACTIVE, productid: 'SPO', productname: 'Never given', productstatus: 'FAILED' },
];
const kept = () => readSlot(lastHomeSlot);
const keptHome = (): LastHome => {
  const home = kept();
  if (home === null) throw new Error('No home is kept.');
  return home;
};

/** A subscriber whose home screen has loaded. */
const atHome = async () => {
  const portal = await openPortal();
  await portal.logIn({ customerid: '42' });
  portal.operator.answers(endpoints.activePacks, packs);
  await portal.press(loadActivePacks, { productstatus: 'ALL' });
  await portal.press(loadSubscriber);
  return portal;
};

const HOME: LastHome = {
  customerid: '42',
  at: Date.parse('2026-11-23T20:00:00Z'),
  balance: null,
  packs: [{ productname: 'Family HD', expirydate: '2026-11-26', daysleft: 3, disconnectdate: '' }],
};

describe('What is kept of the last home', () => {
  it('Packs with their ends, the balance and the time are kept, and nothing else of the subscriber', async () => {
    await atHome();
    const { at, balance, ...rest } = keptHome();
    expect(Date.now() - at).toBeLessThan(60_000);
    expect(balance).not.toBeNull();
    expect(rest).toEqual({
      customerid: '42',
      packs: [
        { productname: 'Family HD', expirydate: '2026-11-26', daysleft: 3, disconnectdate: '' },
      ],
    });
  });

  it.each([
    ['2026-12-23T18:30:00Z', '2026-12-24'],
    ['24-12-2026', '2026-12-24'],
    ['2026-02-30', ''],
  ])('An end that the operator writes as %s is kept as the day in India', async (written, day) => {
    const portal = await openPortal();
    await portal.logIn({ customerid: '42' });
    portal.operator.answers(endpoints.activePacks, [{ ...packs[0]!, expirydate: written }]);
    await portal.press(loadActivePacks, { productstatus: 'ALL' });
    await portal.press(loadSubscriber);
    expect(keptHome().packs).toMatchObject([{ expirydate: day }]);
  });

  it('The time is that of the older answer', async () => {
    const portal = await atHome();
    const { at } = keptHome();
    jest.spyOn(Date, 'now').mockReturnValue(at + 90_000);
    await portal.press(loadSubscriber);
    expect(keptHome().at).toBeLessThan(at + 60_000);
  });

  it.each([
    ['A logout', loggedOut({ isConfirmedByOperator: true })],
    ['An expired session', sessionExpired()],
    ['A full-screen error', sessionDiscarded()],
    ['Another subscriber’s record', accountMismatched()],
  ])('%s deletes it', async (_, end) => {
    const portal = await atHome();
    expect(kept()).not.toBeNull();
    portal.dispatch(end);
    await untilIdle();
    expect(kept()).toBeNull();
    expect(selectLastHome(portal.state())).toBeNull();
  });

  it('An answer that comes after a logout in another tab is not kept', async () => {
    const portal = await atHome();
    localStorage.removeItem(lastHomeSlot.key);
    localStorage.removeItem('selfcareUser');
    await portal.press(loadActivePacks, { productstatus: 'ALL' });
    expect(kept()).toBeNull();
  });

  it.each([
    ['its own subscriber sees it before the operator answers', '42', HOME],
    ['another subscriber does not, and it is deleted', '77', null],
  ])('At the next start %s', async (_, customerid, shown) => {
    localStorage.setItem(lastHomeSlot.key, JSON.stringify(HOME));
    const portal = await openPortal({ domains: [] });
    await portal.logIn({ customerid });
    loadedHomeDomains.forEach(portal.add);
    expect(selectLastHome(portal.state())).toEqual(shown);
    expect(kept()).toEqual(shown);
    portal.operator.isUnreachable(endpoints.activePacks);
    await portal.press(loadActivePacks, { productstatus: 'ALL' });
    expect(selectLastHome(portal.state())).toEqual(shown);
  });
});

describe('The days of packs that were kept', () => {
  it.each([
    ['the same day in India', '2026-11-24T18:00:00Z', 3],
    ['the next day', '2026-11-24T18:31:00Z', 2],
    ['a week later', '2026-12-01T12:00:00Z', -4],
    ['with a clock that was set back', '2026-11-01T12:00:00Z', 3],
  ])('%s', (_, now, days) => {
    expect(packStateOf(packsToday(HOME, Date.parse(now))).days).toBe(days);
  });
});
