import { endpoints } from '../../../../sagas/api/endpoints';
import { chunkFailed, reloadRequested } from '../../../../store/app/chunkFailure';
import { selectIsOnline, selectOfflineSince } from '../../../../store/app/connection';
import { loadMaintenance, selectIsUnderMaintenance } from '../../../../store/app/maintenance';
import {
  navigationEnded,
  type NavigationFailure,
  navigationRequested,
  selectNavigation,
} from '../../../../store/app/navigation';
import { selectStatus } from '../../../../store/core/flows';
import { loadAlerts } from '../../../../store/inbox/alerts';
import { openPortal, type PortalOptions, type TestPortal } from '../../../support/portal';
import { refuseStorage } from '../../../support/storage/refuseStorage';
import { untilIdle } from '../../../support/waiting';

describe('A navigation', () => {
  it.each<'arrived' | NavigationFailure>([
    'arrived',
    'redirected',
    'aborted',
    'cancelled',
    'duplicated',
  ])('A navigation that ends as %s ends without an error', async (ended) => {
    const portal = await openPortal({ navigate: async () => ended });
    portal.dispatch(navigationRequested('/offerplans'));
    await untilIdle();
    expect(selectNavigation(portal.state())).toEqual({ to: '/offerplans', ended, refused: null });
    expect(portal.state().fullScreenError).toBeNull();
    expect(portal.state().snackbar).toBeNull();
  });

  it('A navigation whose place a newer one takes is cancelled, and the newer one arrives', async () => {
    const moves: (() => void)[] = [];
    const portal = await openPortal({
      navigate: () => new Promise((resolve) => moves.push(() => resolve('arrived'))),
    });
    portal.dispatch(navigationRequested('/offerplans'));
    portal.dispatch(navigationRequested('/validate'));
    await untilIdle();
    moves.forEach((arrive) => arrive());
    await untilIdle();
    expect(portal.eventsOf(navigationEnded).map((event) => event['payload'])).toEqual([
      'cancelled',
      'arrived',
    ]);
    expect(selectNavigation(portal.state())).toEqual({
      to: '/validate',
      ended: 'arrived',
      refused: null,
    });
  });

  it('A rejected navigation ends without an error, and the next one works', async () => {
    const ways = [() => Promise.reject(new Error('blocked')), async () => 'arrived' as const];
    const portal = await openPortal({ navigate: () => ways.shift()!() });
    portal.dispatch(navigationRequested('/validate'));
    await untilIdle();
    expect(selectNavigation(portal.state()).ended).toBe('aborted');
    portal.dispatch(navigationRequested('/offerplans'));
    await untilIdle();
    expect(selectNavigation(portal.state())).toEqual({
      to: '/offerplans',
      ended: 'arrived',
      refused: null,
    });
  });
});

describe('A code chunk that fails to load', () => {
  const failed = chunkFailed('Loading chunk 7 failed.');

  const opened = async (page?: PortalOptions['page']) => {
    let reloads = 0;
    const reload = async () => void (reloads += 1);
    const portal = await openPortal({ page: page ?? { build: 'build-1', reload } });
    const says = (answer: () => Promise<Response>) =>
      void jest.mocked(fetch).mockImplementation(answer);
    return { ...portal, says, reloads: () => reloads };
  };
  const handsOut = (build: string) => async () => Response.json({ build });

  it('A missing chunk reloads the page once after a new deployment', async () => {
    const { dispatch, says, reloads } = await opened();
    says(handsOut('build-2'));
    for (const _ of [1, 2, 3]) {
      dispatch(failed);
      await untilIdle();
    }
    expect(reloads()).toBe(1);
  });

  it('A missing chunk reloads the page once for each new deployment', async () => {
    const { dispatch, says, reloads } = await opened();
    for (const build of ['build-2', 'build-3']) {
      says(handsOut(build));
      dispatch(failed);
      await untilIdle();
    }
    expect(reloads()).toBe(2);
  });

  it.each<[string, () => Promise<Response>]>([
    ['is the one the page has', handsOut('build-1')],
    ['cannot be asked', () => Promise.reject(new TypeError('network failed'))],
    ['is not said', async () => new Response('<!doctype html>')],
    ['has gone', async () => Response.json({ build: 'build-2' }, { status: 404 })],
  ])('The reload is left to the subscriber when the build %s', async (_, answer) => {
    const { dispatch, says, reloads } = await opened();
    says(answer);
    dispatch(failed);
    await untilIdle();
    expect(reloads()).toBe(0);
    dispatch(reloadRequested());
    await untilIdle();
    expect(reloads()).toBe(1);
  });

  it('The reload is left to the subscriber where storage cannot record it', async () => {
    const restoreStorage = refuseStorage();
    const { dispatch, says, reloads } = await opened();
    says(handsOut('build-2'));
    dispatch(failed);
    await untilIdle();
    restoreStorage();
    expect(reloads()).toBe(0);
  });
});

describe('Maintenance', () => {
  it('The maintenance status is requested once at the start without the loader', async () => {
    const portal = await openPortal();
    await portal.until((state) => selectStatus(state, loadMaintenance) === 'succeeded');
    expect(portal.operator.receivedOf('maintenance')).toHaveLength(1);
    expect(portal.state().loader).toBe(0);
  });

  it('Maintenance shows when the operator says ON and ends when it says OFF', async () => {
    const portal = await openPortal();
    await untilIdle();
    for (const maintenanceStatus of ['ON', 'OFF']) {
      portal.operator.answers(endpoints.maintenance, { maintenance: maintenanceStatus });
      portal.dispatch(loadMaintenance.requested());
      await portal.until(
        (state) => selectIsUnderMaintenance(state) === (maintenanceStatus === 'ON'),
      );
    }
  });

  it('A failed request of the status does not close the portal', async () => {
    const portal = await openPortal();
    await untilIdle();
    portal.operator.refuses(endpoints.maintenance, 500);
    expect(await portal.press(loadMaintenance)).toBe('failed');
    expect(selectIsUnderMaintenance(portal.state())).toBe(false);
  });
});

describe('A page that has been open for a while', () => {
  /** Milliseconds after the start of the page. */
  const later = (passed: number) => {
    const now = Date.now() + passed;
    jest.spyOn(Date, 'now').mockReturnValue(now);
  };
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  const failsWith = async (portal: TestPortal, status: number) => {
    portal.operator.refuses(endpoints.alerts, status);
    await portal.press(loadAlerts, { page: 1 });
  };
  const isSeen = () => window.dispatchEvent(new Event('focus'));

  it.each<readonly [string, number, (portal: TestPortal) => unknown, number]>([
    ['asks when it is looked at again after a minute', 61_000, isSeen, 2],
    ['does not ask when it is looked at again within a minute', 59_000, isSeen, 1],
    ['asks after a 500', 6_000, (portal) => failsWith(portal, 500), 2],
    ['asks after a 503', 6_000, (portal) => failsWith(portal, 503), 2],
    ['does not ask after a 403', 6_000, (portal) => failsWith(portal, 403), 1],
    [
      'does not ask after a 500 right after the last question',
      1_000,
      (portal) => failsWith(portal, 500),
      1,
    ],
  ])('The page %s', async (_, passed, happens, times) => {
    const portal = await openPortal();
    await portal.until((state) => selectStatus(state, loadMaintenance) === 'succeeded');
    portal.operator.answers(endpoints.maintenance, { maintenance: 'ON' });
    later(passed);
    await happens(portal);
    await untilIdle();
    expect(portal.operator.receivedOf('maintenance')).toHaveLength(times);
    expect(selectIsUnderMaintenance(portal.state())).toBe(times > 1);
  });

  it('The page asks again after five minutes in which nothing happened, and not before', async () => {
    jest.useFakeTimers();
    const portal = await openPortal();
    await jest.advanceTimersByTimeAsync(1_000);
    const asked = () => portal.operator.receivedOf('maintenance').length;
    expect(asked()).toBe(1);
    portal.operator.answers(endpoints.maintenance, { maintenance: 'ON' });
    await jest.advanceTimersByTimeAsync(4 * 60_000);
    expect(asked()).toBe(1);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(2);
    expect(selectIsUnderMaintenance(portal.state())).toBe(true);
  });

  it('While the portal is closed the page asks every half minute, and seldom again afterwards', async () => {
    jest.useFakeTimers();
    const portal = await openPortal();
    portal.operator.answers(endpoints.maintenance, { maintenance: 'ON' });
    await jest.advanceTimersByTimeAsync(5 * 60_000 + 1_000);
    expect(selectIsUnderMaintenance(portal.state())).toBe(true);
    const asked = () => portal.operator.receivedOf('maintenance').length;
    const before = asked();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(before + 2);
    portal.operator.answers(endpoints.maintenance, { maintenance: 'OFF' });
    await jest.advanceTimersByTimeAsync(30_000);
    expect(selectIsUnderMaintenance(portal.state())).toBe(false);
    await jest.advanceTimersByTimeAsync(4 * 60_000);
    expect(asked()).toBe(before + 3);
  });

  it('A question about maintenance that fails with a 500 is not repeated at once', async () => {
    const portal = await openPortal();
    await portal.until((state) => selectStatus(state, loadMaintenance) === 'succeeded');
    portal.operator.refuses(endpoints.maintenance, 500);
    later(61_000);
    isSeen();
    later(70_000);
    await untilIdle();
    expect(portal.operator.receivedOf('maintenance')).toHaveLength(2);
  });
});

describe('The network of the device', () => {
  const goes = (online: boolean) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  };
  afterEach(() => jest.restoreAllMocks());

  it('Going offline and online is followed', async () => {
    const portal = await openPortal();
    jest.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
    goes(false);
    expect(selectIsOnline(portal.state())).toBe(false);
    expect(selectOfflineSince(portal.state())).toBe(1_700_000_000_000);
    goes(true);
    expect(selectIsOnline(portal.state())).toBe(true);
  });

  it('A missing network is known from the start', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const portal = await openPortal();
    expect(selectIsOnline(portal.state())).toBe(false);
    await untilIdle();
    expect(portal.operator.received).toEqual([]);
  });
});
