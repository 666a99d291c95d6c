import { endpoints } from '../../../../sagas/api/endpoints';
import { subscriberSample } from '../../../../sagas/api/samples/subscriber';
import { notificationsDomain } from '../../../../sagas/inbox/notifications';
import * as device from '../../../../sagas/inbox/push/device';
import { requestToken } from '../../../../sagas/inbox/push/provider';
import { loadSubscriber } from '../../../../store/account/subscriber';
import type { PushSettings } from '../../../../store/app/app';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import { selectIsLoggedIn } from '../../../../store/identity/session';
import {
  checkPush,
  type PushState,
  selectPushState,
  turnOffPush,
  turnOnPush,
} from '../../../../store/inbox/notifications';
import { aSubscriber } from '../../../support/builders';
import { loadedHomeDomains, openPortal, type TestPortal } from '../../../support/portal';
import { until, untilIdle } from '../../../support/waiting';

jest.mock('idb-keyval', () => jest.requireActual<object>('../../../support/storage/keyStore'));
jest.mock('../../../../sagas/inbox/push/provider', () => ({ requestToken: jest.fn() }));
jest.mock('../../../../sagas/inbox/push/device');

const DAY = 24 * 60 * 60 * 1000;
const push: PushSettings = {
  ...{ apiKey: 'k', projectId: 'p', appId: 'a', senderId: 's', vapidKey: 'v' },
  relay: 'https://operator.example.com/topics',
};
const { askPermission, giveUpSubscription, isPushSupported, pushPermission } = jest.mocked(device);
const provider = jest.mocked(requestToken);

const keptPush = () => JSON.parse(localStorage.getItem('selfcarePush') ?? 'null') as unknown;
const keep = (fields: object) =>
  localStorage.setItem(
    'selfcarePush',
    JSON.stringify({
      ...{ customerid: '42', token: 'T1', when: Date.now(), region: 'LCO-1' },
      ...fields,
    }),
  );

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  isPushSupported.mockReturnValue(true);
  pushPermission.mockReturnValue('granted');
  askPermission.mockResolvedValue('granted');
  jest.mocked(device.onWorkerMessage).mockReturnValue(() => undefined);
  provider.mockResolvedValue('T1');
});

/** A portal with push, logged in as 42 of LCO-1. */
const started = async (settings: PushSettings | null = push, fields = {}): Promise<TestPortal> => {
  const portal = await openPortal({
    app: { push: settings },
    domains: [...loadedHomeDomains, notificationsDomain],
  });
  portal.operator.answers(endpoints.subscribeToTopic, {});
  portal.dispatch(
    loadSubscriber.succeeded(
      aSubscriber({ customerid: '42', lcoid: 'LCO-1', dpoentityid: 'DPO', ...fields }),
    ),
  );
  await portal.logIn({ customerid: '42' });
  await portal.until((state) => selectPushState(state) !== null);
  return portal;
};
const answered = async (portal: TestPortal, flow: typeof turnOnPush): Promise<PushState | null> => {
  portal.dispatch(flow.requested());
  await portal.until((state) => selectStatus(state, flow) !== 'running');
  return selectPushState(portal.state());
};
const registrations = async ({ operator }: TestPortal): Promise<readonly unknown[]> =>
  operator.receivedOf('subscribeToTopic').map(({ body }) => JSON.parse(body) as unknown);

describe('Push at the start of the portal', () => {
  it('Push is not offered where it is not configured', async () => {
    const portal = await started(null);
    expect(selectPushState(portal.state())?.status).toBe('notOffered');
    expect((await answered(portal, turnOnPush))?.status).toBe('notOffered');
    expect(askPermission).not.toHaveBeenCalled();
  });

  it('Push is not offered in a browser that does not support it', async () => {
    isPushSupported.mockReturnValue(false);
    const portal = await started();
    expect(selectPushState(portal.state())?.status).toBe('unsupported');
  });

  it('No permission is requested and nothing of the provider is loaded', async () => {
    pushPermission.mockReturnValue('default');
    const portal = await started();
    expect(selectPushState(portal.state())?.status).toBe('off');
    expect(askPermission).not.toHaveBeenCalled();
    expect(provider).not.toHaveBeenCalled();
  });

  it('A revoked permission deletes the token', async () => {
    keep({});
    pushPermission.mockReturnValue('denied');
    const portal = await started();
    expect(selectPushState(portal.state())?.status).toBe('refused');
    expect(keptPush()).toBeNull();
  });

  it('The token of another subscriber is ignored', async () => {
    keep({ customerid: '41' });
    const portal = await started();
    expect(selectPushState(portal.state())?.status).toBe('off');
  });

  it.each([['{'], ['{"token":7}'], ['[]']])('A damaged token is ignored: %s', async (damaged) => {
    localStorage.setItem('selfcarePush', damaged);
    expect(selectPushState((await started()).state())?.status).toBe('off');
  });

  it('A token less than seven days old is used as it is', async () => {
    keep({ when: Date.now() - 6 * DAY });
    const portal = await started();
    expect(selectPushState(portal.state())).toEqual({ status: 'on', isTopicSubscribed: true });
    expect(provider).not.toHaveBeenCalled();
    expect(await registrations(portal)).toEqual([]);
  });

  it('A token of seven days is refreshed, and the relay receives the new one', async () => {
    keep({ when: Date.now() - 7 * DAY });
    provider.mockResolvedValue('T2');
    const portal = await started();
    expect(keptPush()).toMatchObject({ token: 'T2', region: 'LCO-1' });
    expect(Date.now() - (keptPush() as { when: number }).when).toBeLessThan(DAY);
    expect(await registrations(portal)).toEqual([{ token: 'T2', region: 'LCO-1' }]);
  });

  it('A refreshed token that is the same is not sent to the relay', async () => {
    keep({ when: Date.now() - 8 * DAY });
    expect(await registrations(await started())).toEqual([]);
    expect(Date.now() - (keptPush() as { when: number }).when).toBeLessThan(DAY);
  });

  it('A failed refresh leaves push on, and the next start retries', async () => {
    keep({ when: Date.now() - 9 * DAY });
    provider.mockRejectedValue(new Error('no network'));
    const portal = await started();
    expect(selectPushState(portal.state())).toEqual({ status: 'on', isTopicSubscribed: true });
    expect(Date.now() - (keptPush() as { when: number }).when).toBeGreaterThan(8 * DAY);
    provider.mockResolvedValue('T1');
    await answered(portal, checkPush);
    expect(Date.now() - (keptPush() as { when: number }).when).toBeLessThan(DAY);
  });

  it('A failed topic subscription is retried', async () => {
    keep({ region: '' });
    const portal = await started();
    expect(selectPushState(portal.state())?.isTopicSubscribed).toBe(true);
    expect(await registrations(portal)).toEqual([{ token: 'T1', region: 'LCO-1' }]);
  });

  it('A subscriber who moved to another operator is subscribed to the new operator’s topic', async () => {
    keep({ region: 'LCO-0' });
    expect(await registrations(await started())).toEqual([{ token: 'T1', region: 'LCO-1' }]);
    expect(keptPush()).toMatchObject({ region: 'LCO-1' });
  });
});

describe('Turning push on', () => {
  const off = () => started();

  it('Turning push on asks for permission, gets a token and subscribes it to the local operator’s region', async () => {
    const portal = await off();
    expect(await answered(portal, turnOnPush)).toEqual({ status: 'on', isTopicSubscribed: true });
    expect(await registrations(portal)).toEqual([{ token: 'T1', region: 'LCO-1' }]);
    expect(keptPush()).toMatchObject({ customerid: '42', token: 'T1', region: 'LCO-1' });
    expect(JSON.stringify(portal.state())).not.toContain('"T1"');
  });

  it('A customer of the platform is subscribed to the platform’s topic', async () => {
    const portal = await started(push, { lcoid: '' });
    await answered(portal, turnOnPush);
    expect(await registrations(portal)).toEqual([{ token: 'T1', region: 'DPO' }]);
  });

  it('Push is on without a topic when the subscriber’s region is unknown', async () => {
    const portal = await started(push, { lcoid: '', dpoentityid: '' });
    expect(await answered(portal, turnOnPush)).toEqual({ status: 'on', isTopicSubscribed: false });
    expect(await registrations(portal)).toEqual([]);
  });

  it.each([
    ['denied', 'refused'],
    ['default', 'off'],
  ] as const)('Nothing changes when the permission answer is %s', async (answer, status) => {
    pushPermission.mockReturnValue('default');
    askPermission.mockResolvedValue(answer);
    const portal = await off();
    expect((await answered(portal, turnOnPush))?.status).toBe(status);
    expect(provider).not.toHaveBeenCalled();
    expect(keptPush()).toBeNull();
  });

  it('Turning push on fails and can be retried when the provider does not answer', async () => {
    const portal = await off();
    provider.mockRejectedValueOnce(new Error('no network'));
    expect((await answered(portal, turnOnPush))?.status).toBe('off');
    expect(selectFailure(portal.state(), turnOnPush)).toEqual({
      kind: 'unreachable',
      call: 'pushToken',
    });
    expect(keptPush()).toBeNull();
    expect((await answered(portal, turnOnPush))?.status).toBe('on');
  });

  it.each([
    ['refuses', 500],
    ['knows no authorization', 401],
    ['is not there', 0],
  ])(
    'Push is on without a topic when the relay %s, and the session continues',
    async (_, status) => {
      const portal = await off();
      if (status === 0) portal.operator.isUnreachable(endpoints.subscribeToTopic);
      else portal.operator.refuses(endpoints.subscribeToTopic, status);
      expect(await answered(portal, turnOnPush)).toEqual({
        status: 'on',
        isTopicSubscribed: false,
      });
      expect(keptPush()).toMatchObject({ token: 'T1', region: '' });
      expect(selectIsLoggedIn(portal.state())).toBe(true);
    },
  );

  it('The permission is requested once however often it is pressed', async () => {
    const portal = await off();
    portal.dispatch(turnOnPush.requested());
    await answered(portal, turnOnPush);
    expect(askPermission).toHaveBeenCalledTimes(1);
  });

  it('The topic waits for the subscriber’s details, which hold the region', async () => {
    const portal = await openPortal({
      app: { push },
      domains: [...loadedHomeDomains, notificationsDomain],
    });
    portal.operator.answers(endpoints.subscribeToTopic, {});
    portal.operator.answers(endpoints.subscriber, {
      ...subscriberSample,
      customerid: '42',
      lcoid: 'LCO-9',
    });
    await portal.logIn({ customerid: '42' });
    portal.dispatch(turnOnPush.requested());
    await untilIdle();
    portal.dispatch(loadSubscriber.requested());
    await portal.until((state) => selectStatus(state, turnOnPush) === 'succeeded');
    expect(await registrations(portal)).toEqual([{ token: 'T1', region: 'LCO-9' }]);
  });
});

describe('Turning push off', () => {
  it('Turning push off deletes the token and the subscription', async () => {
    keep({});
    const portal = await started();
    expect(await answered(portal, turnOffPush)).toEqual({
      status: 'off',
      isTopicSubscribed: false,
    });
    expect(keptPush()).toBeNull();
    expect(giveUpSubscription).toHaveBeenCalledTimes(1);
  });

  it('Push is turned off where the browser cannot delete the subscription', async () => {
    keep({});
    giveUpSubscription.mockRejectedValue(new Error('no worker'));
    const portal = await started();
    expect((await answered(portal, turnOffPush))?.status).toBe('off');
    expect(keptPush()).toBeNull();
  });

  const staysOff = async (portal: TestPortal) => {
    await untilIdle();
    expect(selectPushState(portal.state())).toEqual({ status: 'off', isTopicSubscribed: false });
    expect(keptPush()).toBeNull();
  };

  it('Push stays off when the relay answers an earlier check late', async () => {
    keep({ when: Date.now(), region: '' });
    const portal = await started(push, { lcoid: '', dpoentityid: '' });
    portal.dispatch(
      loadSubscriber.succeeded(
        aSubscriber({ customerid: '42', lcoid: 'LCO-1', dpoentityid: 'DPO' }),
      ),
    );
    const answer = portal.operator.holdsBack(endpoints.subscribeToTopic);
    portal.dispatch(checkPush.requested());
    await until(() => portal.operator.receivedOf('subscribeToTopic').length === 1);
    expect((await answered(portal, turnOffPush))?.status).toBe('off');
    answer({});
    await staysOff(portal);
  });

  it('Push stays off when the provider renews the token of an earlier check late', async () => {
    keep({ when: Date.now() - 9 * DAY });
    provider.mockRejectedValueOnce(new Error('no network'));
    const portal = await started();
    let give: (token: string) => void = () => undefined;
    provider.mockReturnValue(new Promise((resolve) => (give = resolve)));
    portal.dispatch(checkPush.requested());
    await until(() => provider.mock.calls.length === 2);
    expect((await answered(portal, turnOffPush))?.status).toBe('off');
    give('T2');
    await staysOff(portal);
  });
});
