import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CANCEL } from 'redux-saga';
import { homeReads } from '../../../../public/build/homeReads';
import type { Endpoint } from '../../../../sagas/api/endpoint';
import { endpoints } from '../../../../sagas/api/endpoints';
import { FailureError } from '../../../../sagas/api/failures';
import { send } from '../../../../sagas/api/send';
import { loadEquipment } from '../../../../store/account/equipment';
import { loadSubscriber } from '../../../../store/account/subscriber';
import { callSettled, callStarted } from '../../../../store/app/loader';
import { screenRefused } from '../../../../store/app/navigation';
import { HOME, LOGIN, MY_PACKS, STAFF_LOGIN } from '../../../../store/core/paths';
import { loggedOut, sessionExpired } from '../../../../store/identity/session';
import { HOME_READS } from '../../../../store/wire/homeReads';
import { createPreparedOperator, type PreparedOperator } from '../../../support/operator';
import { openPortal, type TestPortal } from '../../../support/portal';
import { until } from '../../../support/waiting';

const ASHA = { customerid: '100004417', firstname: 'Asha', companyagreement: 'YES' };
const BOXES = [{ stbno: 'STB1', smcno: 'SMC1' }];
const READS = ['subscriber', 'cpe', 'activePacks', 'alerts'];
const { cpe } = endpoints;

const SOURCE = readFileSync(path.join(__dirname, '../../../../public/earlyReads.js'), 'utf8');

/** Removes the listeners of each page's script, which would otherwise outlive the page. */
const leaving: (() => void)[] = [];

let operator: PreparedOperator;
beforeEach(() => {
  operator = createPreparedOperator();
  jest.spyOn(globalThis, 'fetch').mockImplementation(operator.fetch);
  operator.answers(cpe, BOXES);
  for (const name of ['subscriber', 'activePacks', 'alerts'] as const)
    operator.keepsSilent(endpoints[name]);
});
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
  jest.restoreAllMocks();
  jest.useRealTimers();
  localStorage.clear();
  delete document.documentElement.earlyReads;
  delete document.documentElement.sendHomeReads;
});

interface Opened {
  readonly at?: string;
  readonly user?: object | null;
  readonly configuration?: string;
  readonly reads?: string;
}

/** The page as it is before the portal's scripts are there. */
const openPage = ({ at = HOME, user = ASHA, configuration = '{}', reads }: Opened = {}) => {
  history.replaceState(null, '', at);
  if (user) localStorage.setItem('selfcareUser', JSON.stringify({ user }));
  document.body.innerHTML = `
    <template id="home" data-path="${HOME}" data-reads="${reads ?? homeReads()}"></template>
    <script type="application/json" id="configuration">${configuration}</script>`;
  const listens = jest.spyOn(globalThis, 'addEventListener');
  document.body.append(Object.assign(document.createElement('script'), { textContent: SOURCE }));
  for (const [type, listener] of listens.mock.calls)
    leaving.push(() => removeEventListener(type, listener as EventListener)); // it was given as one
  listens.mockRestore();
};

const sent = (endpoint: Endpoint = cpe, session = `0 ${ASHA.customerid}`) =>
  send(endpoint, undefined, { baseUrl: location.origin, session });

const failureOf = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => null,
    (error: unknown) => (error instanceof FailureError ? error.failure : error),
  );

const leftFor = () => operator.received.map(({ call }) => call);
const signalOf = (call: Endpoint['name']) => operator.receivedOf(call)[0]?.request.signal;

/** What another tab does to the storage. */
const changeElsewhere = (key: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key }));

describe('The reads that leave with the page', () => {
  it('In a session Home’s first reads leave as the portal itself would send them', async () => {
    openPage();
    await until(() => operator.received.length === READS.length);
    expect(leftFor().sort()).toEqual([...READS].sort());
    const early = operator.received.map(({ request }) => request);
    delete document.documentElement.earlyReads;
    for (const [name, request] of Object.entries(HOME_READS))
      void failureOf(
        send(endpoints[name as keyof typeof HOME_READS], request, { baseUrl: location.origin }), // its own key
      );
    await until(() => operator.received.length === 2 * READS.length);
    const shape = ({ method, url, headers, credentials, cache }: Request) =>
      [method, url, [...headers], credentials, cache] as const;
    const byAddress = (requests: readonly Request[]) =>
      requests.map(shape).sort(([, one], [, other]) => one.localeCompare(other));
    const own = operator.received.slice(READS.length).map(({ request }) => request);
    expect(byAddress(early)).toEqual(byAddress(own));
  });

  it.each<[string, Opened]>([
    ['without a session', { user: null }],
    ['on the login page', { user: null, at: LOGIN }],
    ['on another screen', { at: MY_PACKS }],
    ['on the way in for staff during maintenance', { at: STAFF_LOGIN }],
    ['before the terms are accepted', { user: { ...ASHA, companyagreement: 'NO' } }],
    ['for a record without a customer', { user: { ...ASHA, customerid: '' } }],
    ['where calls go to a test backend', { configuration: '{"testBackend":"https://t.example"}' }],
    ['where the configuration cannot be read', { configuration: '{' }],
  ])('Nothing leaves %s', (_, opened) => {
    openPage(opened);
    expect(globalThis.fetch).not.toHaveBeenCalled();
  });

  it('Nothing leaves without a network', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    openPage();
    expect(globalThis.fetch).not.toHaveBeenCalled();
  });

  it('The start of the installed portal leads to Home, so its reads leave there as well', async () => {
    openPage({ at: LOGIN });
    await until(() => operator.received.length === READS.length);
  });

  it.each(['operatorValues', 'operatorRequestFields'])(
    'Where %s may rename what is asked, only reads that ask for nothing leave',
    async (field) => {
      openPage({ configuration: `{"${field}":{}}` });
      await until(() => operator.received.length === 2);
      expect(leftFor().sort()).toEqual(['cpe', 'subscriber']);
    },
  );

  it.each(['renew', 'removeFromCart', 'login', 'logout', 'verifyOtp', 'offerSubscriber'] as const)(
    'A build whose page would call %s early fails',
    (name) => {
      expect(() => homeReads({ [name]: {} })).toThrow(name);
    },
  );
});

describe('A read that left with the page', () => {
  it('Its answer is taken over, and the call is made once', async () => {
    openPage();
    expect(await sent()).toMatchObject(BOXES);
    expect(operator.receivedOf('cpe')).toHaveLength(1);
    await sent();
    expect(operator.receivedOf('cpe')).toHaveLength(2);
  });

  it('Another address does not take it over', async () => {
    openPage();
    await send(cpe, undefined, { baseUrl: 'https://operator.example.com', session: '0 100004417' });
    expect(operator.receivedOf('cpe')).toHaveLength(2);
  });

  it.each([
    ['of another subscriber', '0 100009999'],
    ['of a later session', '1 100004417'],
  ])('It is not used by the page %s: it is aborted and read again', async (_, session) => {
    openPage();
    await sent(cpe, session);
    expect(operator.receivedOf('cpe')).toHaveLength(2);
    expect(signalOf('cpe')?.aborted).toBe(true);
  });

  it('A call that is no plain read does not take it over', async () => {
    openPage();
    await sent({ ...cpe, retry: false });
    expect(operator.receivedOf('cpe')).toHaveLength(2);
  });

  it('A cancelled saga aborts it', async () => {
    openPage();
    const answer = sent(endpoints.subscriber);
    const failure = failureOf(answer);
    await until(() => document.documentElement.earlyReads?.size === READS.length - 1);
    (answer as unknown as Readonly<Record<string, () => void>>)[CANCEL]?.(); // `send` puts it there
    expect(await failure).toMatchObject({ kind: 'unreachable' });
    expect(signalOf('subscriber')?.aborted).toBe(true);
  });

  it('A saga that was cancelled before it was taken over aborts it too', async () => {
    openPage();
    await until(() => operator.received.length === READS.length);
    const answer = sent(endpoints.subscriber);
    const failure = failureOf(answer);
    (answer as unknown as Readonly<Record<string, () => void>>)[CANCEL]?.(); // `send` puts it there
    await failure;
    expect(signalOf('subscriber')?.aborted).toBe(true);
    expect(operator.receivedOf('subscriber')).toHaveLength(1);
  });

  it('Without a network it fails as unreachable, and the next call sends it again', async () => {
    operator.isUnreachable(cpe);
    openPage();
    expect(await failureOf(sent())).toEqual({ kind: 'unreachable', call: 'cpe' });
    expect(operator.receivedOf('cpe')).toHaveLength(1);
    operator.answers(cpe, BOXES);
    expect(await sent()).toMatchObject(BOXES);
  });

  it('Without an answer it fails at the time limit of its call, counted from when it was sent', async () => {
    jest.useFakeTimers();
    openPage();
    await jest.advanceTimersByTimeAsync(9_000);
    let failure: unknown;
    void failureOf(sent(endpoints.subscriber)).then((failed) => (failure = failed));
    await jest.advanceTimersByTimeAsync(endpoints.subscriber.timeLimit - 9_000 - 100);
    expect(failure).toBeUndefined();
    await jest.advanceTimersByTimeAsync(200);
    expect(failure).toEqual({ kind: 'tooSlow', call: 'subscriber' });
    expect(operator.receivedOf('subscriber')).toHaveLength(1);
    expect(signalOf('subscriber')?.aborted).toBe(true);
  });

  it('It is aborted after ten seconds when the portal has not asked for it', async () => {
    jest.useFakeTimers();
    openPage();
    await jest.advanceTimersByTimeAsync(9_900);
    expect(signalOf('alerts')?.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(200);
    expect(signalOf('alerts')?.aborted).toBe(true);
    await sent();
    expect(operator.receivedOf('cpe')).toHaveLength(2);
  });

  it('Reads that are sent again have ten seconds of their own and add no listener to the page', async () => {
    jest.useFakeTimers();
    openPage();
    await jest.advanceTimersByTimeAsync(9_000);
    const listens = jest.spyOn(globalThis, 'addEventListener');
    document.documentElement.sendHomeReads?.(`1 ${ASHA.customerid}`);
    expect(listens).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(9_900);
    const signals = operator.receivedOf('alerts').map(({ request }) => request.signal);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    await jest.advanceTimersByTimeAsync(200);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it.each<[string, () => void]>([
    ['another tab changes the saved user', () => changeElsewhere('selfcareUser')],
    ['another tab clears the storage', () => changeElsewhere(null)],
    ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  ])('When %s it is aborted and forgotten', async (_, happens) => {
    openPage();
    await until(() => operator.received.length === READS.length);
    happens();
    expect(READS.map((call) => signalOf(call as Endpoint['name'])?.aborted)).toEqual(
      READS.map(() => true),
    );
    await sent();
    expect(operator.receivedOf('cpe')).toHaveLength(2);
  });

  it('It stays when another tab writes something else', async () => {
    openPage();
    changeElsewhere('selfcareHome');
    await sent();
    expect(operator.receivedOf('cpe')).toHaveLength(1);
  });
});

describe('The portal with reads that left with the page', () => {
  /** The portal starts, in the session that the page was opened in. */
  const startPortal = () => openPortal({ app: { baseUrl: location.origin } });

  it('A call is counted once, when it is asked for', async () => {
    openPage();
    const portal = await startPortal();
    expect(portal.eventsOf(callStarted)).toMatchObject([{ payload: { call: 'maintenance' } }]);
    expect(await portal.press(loadEquipment)).toBe('succeeded');
    const ofBoxes = { payload: { call: 'cpe' } };
    expect(portal.eventsOf(callStarted).slice(1)).toMatchObject([ofBoxes]);
    expect(portal.eventsOf(callSettled).slice(1)).toMatchObject([ofBoxes]);
    expect(operator.receivedOf('cpe')).toHaveLength(1);
    expect(portal.operator.receivedOf('cpe')).toEqual([]);
  });

  it('Several 401 answers to early reads end the session once', async () => {
    operator.refuses(endpoints.subscriber, 401);
    operator.refuses(cpe, 401);
    openPage();
    const portal = await startPortal();
    portal.dispatch(loadSubscriber.requested());
    portal.dispatch(loadEquipment.requested());
    await portal.until(() => portal.eventsOf(sessionExpired).length > 0);
    await portal.written();
    expect(portal.eventsOf(sessionExpired)).toHaveLength(1);
    expect(localStorage.getItem('selfcareUser')).toBeNull();
  });

  it('After the session’s end the next one, of the same subscriber too, reads for itself', async () => {
    operator.refuses(cpe, 401);
    openPage();
    const portal = await startPortal();
    portal.dispatch(loggedOut({ isConfirmedByOperator: true }));
    portal.operator.answers(cpe, BOXES);
    portal.operator.answers(endpoints.alerts, []);
    await portal.logIn({ customerid: ASHA.customerid });
    expect(await portal.press(loadEquipment)).toBe('succeeded');
    expect(portal.eventsOf(sessionExpired)).toEqual([]);
    expect(signalOf('cpe')?.aborted).toBe(true);
  });

  describe('After a login', () => {
    const openLogin = async () => {
      openPage({ user: null, at: LOGIN });
      const portal = await startPortal();
      portal.operator.answers(cpe, BOXES);
      portal.operator.answers(endpoints.alerts, []);
      return portal;
    };
    const readsOf = ({ operator: { received } }: TestPortal) =>
      received.map(({ call }) => call).filter((call) => READS.includes(call));

    it.each<[string, Partial<typeof ASHA>, string, readonly string[]]>([
      ['that leads to Home its reads leave at once', {}, LOGIN, READS],
      ['that leads to another screen none leaves', {}, MY_PACKS, []],
      ['that is followed by the terms none leaves', { companyagreement: 'NO' }, LOGIN, []],
    ])('%s', async (_, user, refused, left) => {
      const portal = await openLogin();
      portal.dispatch(screenRefused({ path: refused, customerid: '' }));
      await portal.logIn({ ...ASHA, ...user });
      expect(readsOf(portal).sort()).toEqual([...left].sort());
      expect(await portal.press(loadEquipment)).toBe('succeeded');
      expect(portal.operator.receivedOf('cpe')).toHaveLength(1);
    });

    it('A second login in the same page sends early reads for its own session', async () => {
      const portal = await openLogin();
      await portal.logIn(ASHA);
      portal.dispatch(loggedOut({ isConfirmedByOperator: true }));
      await portal.logIn(ASHA);
      expect(await portal.press(loadEquipment)).toBe('succeeded');
      expect(portal.operator.receivedOf('cpe')).toHaveLength(2);
    });
  });
});
