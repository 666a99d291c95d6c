import { endpoints } from '../../../../sagas/api/endpoints';
import { subscriberSample } from '../../../../sagas/api/samples/subscriber';
import { notifications } from '../../../../sagas/inbox/notifications';
import * as device from '../../../../sagas/inbox/push/device';
import { requestToken } from '../../../../sagas/inbox/push/provider';
import type { PushSettings } from '../../../../store/app/app';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import {
  checkPush,
  selectPushState,
  turnOffPush,
  turnOnPush,
  type Push,
} from '../../../../store/inbox/notifications';
import { selectIsLoggedIn } from '../../../../store/identity/session';
import { loadSubscriber } from '../../../../store/account/subscriber';
import { aSubscriber } from '../../../support/builders';
import { homeDomains, openPortal, type Portal } from '../../../support/portal';
import { untilIdle } from '../../../support/waiting';

jest.mock('idb-keyval', () => jest.requireActual<object>('../../../support/keyStore'));
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
const started = async (settings: PushSettings | null = push, fields = {}): Promise<Portal> => {
  const portal = await openPortal({
    app: { push: settings },
    domains: [...homeDomains, notifications],
  });
  portal.operator.answers(endpoints.subscribeToTopic, {});
  portal.say(
    loadSubscriber.succeeded(
      aSubscriber({ customerid: '42', lcoid: 'LCO-1', dpoentityid: 'DPO', ...fields }),
    ),
  );
  await portal.logIn({ customerid: '42' });
  await portal.until((state) => selectPushState(state) !== null);
  return portal;
};
const answered = async (portal: Portal, flow: typeof turnOnPush): Promise<Push | null> => {
  portal.say(flow.requested());
  await portal.until((state) => selectStatus(state, flow) !== 'running');
  return selectPushState(portal.state());
};
const told = async ({ operator }: Portal): Promise<readonly unknown[]> =>
  operator.receivedOf('subscribeToTopic').map(({ body }) => JSON.parse(body) as unknown);

describe('at the start', () => {
  it('push is not offered where the deployment has none', async () => {
    const portal = await started(null);
    expect(selectPushState(portal.state())?.status).toBe('notOffered');
    expect((await answered(portal, turnOnPush))?.status).toBe('notOffered');
    expect(askPermission).not.toHaveBeenCalled();
  });

  it('push is not supported by every browser', async () => {
    isPushSupported.mockReturnValue(false);
    const portal = await started();
    expect(selectPushState(portal.state())?.status).toBe('unsupported');
  });

  it('nobody is asked, and nothing of the provider is loaded', async () => {
    pushPermission.mockReturnValue('default');
    const portal = await started();
    expect(selectPushState(portal.state())?.status).toBe('off');
    expect(askPermission).not.toHaveBeenCalled();
    expect(provider).not.toHaveBeenCalled();
  });

  it('a permission that was taken back takes the token along', async () => {
    keep({});
    pushPermission.mockReturnValue('denied');
    const portal = await started();
    expect(selectPushState(portal.state())?.status).toBe('refused');
    expect(keptPush()).toBeNull();
  });

  it('another subscriber’s token is nobody’s', async () => {
    keep({ customerid: '41' });
    const portal = await started();
    expect(selectPushState(portal.state())?.status).toBe('off');
  });

  it.each([['{'], ['{"token":7}'], ['[]']])('a damaged key is as none: %s', async (damaged) => {
    localStorage.setItem('selfcarePush', damaged);
    expect(selectPushState((await started()).state())?.status).toBe('off');
  });

  it('a token of this week is used as it is', async () => {
    keep({ when: Date.now() - 6 * DAY });
    const portal = await started();
    expect(selectPushState(portal.state())).toEqual({ status: 'on', isTopicSubscribed: true });
    expect(provider).not.toHaveBeenCalled();
    expect(await told(portal)).toEqual([]);
  });

  it('a token of seven days is refreshed, and the relay is told of a new one', async () => {
    keep({ when: Date.now() - 7 * DAY });
    provider.mockResolvedValue('T2');
    const portal = await started();
    expect(keptPush()).toMatchObject({ token: 'T2', region: 'LCO-1' });
    expect(Date.now() - (keptPush() as { when: number }).when).toBeLessThan(DAY);
    expect(await told(portal)).toEqual([{ token: 'T2', region: 'LCO-1' }]);
  });

  it('a refreshed token that is the same is no news to the relay', async () => {
    keep({ when: Date.now() - 8 * DAY });
    expect(await told(await started())).toEqual([]);
    expect(Date.now() - (keptPush() as { when: number }).when).toBeLessThan(DAY);
  });

  it('a refresh that fails leaves push on, for the next start to try again', async () => {
    keep({ when: Date.now() - 9 * DAY });
    provider.mockRejectedValue(new Error('no network'));
    const portal = await started();
    expect(selectPushState(portal.state())).toEqual({ status: 'on', isTopicSubscribed: true });
    expect(Date.now() - (keptPush() as { when: number }).when).toBeGreaterThan(8 * DAY);
    provider.mockResolvedValue('T1');
    await answered(portal, checkPush);
    expect(Date.now() - (keptPush() as { when: number }).when).toBeLessThan(DAY);
  });

  it('a topic that failed is tried again', async () => {
    keep({ region: '' });
    const portal = await started();
    expect(selectPushState(portal.state())?.isTopicSubscribed).toBe(true);
    expect(await told(portal)).toEqual([{ token: 'T1', region: 'LCO-1' }]);
  });

  it('a subscriber who has come to another operator hears of the new one’s work', async () => {
    keep({ region: 'LCO-0' });
    expect(await told(await started())).toEqual([{ token: 'T1', region: 'LCO-1' }]);
    expect(keptPush()).toMatchObject({ region: 'LCO-1' });
  });
});

describe('turning push on', () => {
  const off = () => started();

  it('asks, gets a token, and subscribes it to the region of the local operator', async () => {
    const portal = await off();
    expect(await answered(portal, turnOnPush)).toEqual({ status: 'on', isTopicSubscribed: true });
    expect(await told(portal)).toEqual([{ token: 'T1', region: 'LCO-1' }]);
    expect(keptPush()).toMatchObject({ customerid: '42', token: 'T1', region: 'LCO-1' });
    expect(JSON.stringify(portal.state())).not.toContain('"T1"');
  });

  it('subscribes a customer of the platform to the platform', async () => {
    const portal = await started(push, { lcoid: '' });
    await answered(portal, turnOnPush);
    expect(await told(portal)).toEqual([{ token: 'T1', region: 'DPO' }]);
  });

  it('is on without a topic when nobody knows where the subscriber lives', async () => {
    const portal = await started(push, { lcoid: '', dpoentityid: '' });
    expect(await answered(portal, turnOnPush)).toEqual({ status: 'on', isTopicSubscribed: false });
    expect(await told(portal)).toEqual([]);
  });

  it.each([
    ['denied', 'refused'],
    ['default', 'off'],
  ] as const)('leaves everything as it is when the answer is %s', async (answer, status) => {
    pushPermission.mockReturnValue('default');
    askPermission.mockResolvedValue(answer);
    const portal = await off();
    expect((await answered(portal, turnOnPush))?.status).toBe(status);
    expect(provider).not.toHaveBeenCalled();
    expect(keptPush()).toBeNull();
  });

  it('fails, and can be tried again, when the provider does not answer', async () => {
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
  ])('is on without a topic when the relay %s, and ends no session', async (_, status) => {
    const portal = await off();
    if (status === 0) portal.operator.isUnreachable(endpoints.subscribeToTopic);
    else portal.operator.refuses(endpoints.subscribeToTopic, status);
    expect(await answered(portal, turnOnPush)).toEqual({ status: 'on', isTopicSubscribed: false });
    expect(keptPush()).toMatchObject({ token: 'T1', region: '' });
    expect(selectIsLoggedIn(portal.state())).toBe(true);
  });

  it('asks once, however often it is pressed', async () => {
    const portal = await off();
    portal.say(turnOnPush.requested());
    await answered(portal, turnOnPush);
    expect(askPermission).toHaveBeenCalledTimes(1);
  });

  it('waits for the subscriber’s details, which say where they live', async () => {
    const portal = await openPortal({ app: { push }, domains: [...homeDomains, notifications] });
    portal.operator.answers(endpoints.subscribeToTopic, {});
    portal.operator.answers(endpoints.subscriber, { ...subscriberSample, lcoid: 'LCO-9' });
    await portal.logIn({ customerid: '42' });
    portal.say(turnOnPush.requested());
    await untilIdle();
    portal.say(loadSubscriber.requested());
    await portal.until((state) => selectStatus(state, turnOnPush) === 'succeeded');
    expect(await told(portal)).toEqual([{ token: 'T1', region: 'LCO-9' }]);
  });
});

describe('turning push off', () => {
  it('drops the token and gives up the subscription', async () => {
    keep({});
    const portal = await started();
    expect(await answered(portal, turnOffPush)).toEqual({
      status: 'off',
      isTopicSubscribed: false,
    });
    expect(keptPush()).toBeNull();
    expect(giveUpSubscription).toHaveBeenCalledTimes(1);
  });

  it('works where the browser cannot give it up', async () => {
    keep({});
    giveUpSubscription.mockRejectedValue(new Error('no worker'));
    const portal = await started();
    expect((await answered(portal, turnOffPush))?.status).toBe('off');
    expect(keptPush()).toBeNull();
  });
});
