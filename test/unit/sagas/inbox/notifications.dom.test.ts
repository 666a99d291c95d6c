import { endpoints } from '../../../../sagas/api/endpoints';
import { notificationsDomain } from '../../../../sagas/inbox/notifications';
import * as device from '../../../../sagas/inbox/push/device';
import { changeInbox, readInbox } from '../../../../sagas/inbox/push/inboxDatabase';
import { languageChosen } from '../../../../store/app/preferences';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import { INBOX } from '../../../../store/core/paths';
import { loggedOut, loggedOutElsewhere, sessionExpired } from '../../../../store/identity/session';
import { loadAlerts } from '../../../../store/inbox/alerts';
import { withMessages } from '../../../../store/inbox/inboxRecord';
import {
  deleteMessages,
  loadInbox,
  loadMoreAlerts,
  readMessages,
  restoreMessages,
  seeAlerts,
  selectAlertPages,
  selectAllAlerts,
  selectInbox,
} from '../../../../store/inbox/notifications';
import {
  type InboxMessage,
  inboxRecordOf,
} from '../../../../store/wire/entities/service/notifications';
import { loadedHomeDomains, openPortal } from '../../../support/portal';
import { forgetAllKeys, refuseKeys } from '../../../support/storage/keyStore';
import { until, untilIdle } from '../../../support/waiting';

jest.mock('idb-keyval', () => jest.requireActual<object>('../../../support/storage/keyStore'));
jest.mock('../../../../sagas/inbox/push/device');
jest.mock('../../../../sagas/inbox/push/provider', () => ({ requestToken: jest.fn() }));

const message = (id: string, fields: Partial<InboxMessage> = {}): InboxMessage => ({
  ...{ id, title: `Message ${id}`, body: '', path: INBOX, at: Number(id), isRead: false },
  ...fields,
});

let sayAsWorker: (data: unknown) => void = () => undefined;
beforeEach(() => {
  forgetAllKeys();
  jest.mocked(device.isPushSupported).mockReturnValue(false);
  jest.mocked(device.onWorkerMessage).mockImplementation((tell) => {
    sayAsWorker = tell;
    return () => undefined;
  });
});

const opened = async (customerid = '42') => {
  const portal = await openPortal({ domains: [...loadedHomeDomains, notificationsDomain] });
  await portal.logIn({ customerid });
  await portal.until((state) => selectInbox(state) !== null);
  const arrive = async (...messages: readonly InboxMessage[]) => {
    await changeInbox((record) => withMessages(record, messages));
    await portal.until((state) => selectInbox(state)?.messages.length !== 0);
  };
  return { ...portal, arrive };
};
const ids = (messages: readonly InboxMessage[] | undefined) => messages?.map(({ id }) => id);

describe('The inbox of a device', () => {
  it('The inbox belongs to the subscriber after login, in their language', async () => {
    const portal = await opened();
    expect((await readInbox()).owner).toEqual({ customerid: '42', language: 'en' });
    portal.dispatch(languageChosen('hi'));
    await untilIdle();
    expect((await readInbox()).owner?.language).toBe('hi');
  });

  it('A message that arrives is shown without a request', async () => {
    const portal = await opened();
    await portal.arrive(message('1'), message('2'));
    expect(ids(selectInbox(portal.state())?.messages)).toEqual(['2', '1']);
  });

  it('Reading, deleting and restoring a message changes the device and the store alike', async () => {
    const portal = await opened();
    await portal.arrive(message('1'), message('2'));
    portal.dispatch(readMessages.requested(['1']));
    portal.dispatch(deleteMessages.requested([message('2')]));
    await portal.until((state) => selectInbox(state)?.messages.length === 1);
    expect((await readInbox()).messages).toEqual([message('1', { isRead: true })]);
    portal.dispatch(restoreMessages.requested([message('2')]));
    await portal.until((state) => selectInbox(state)?.messages.length === 2);
    expect(ids((await readInbox()).messages)).toEqual(['2', '1']);
  });

  it('Alerts that were shown are remembered', async () => {
    const portal = await opened();
    expect(await portal.press(seeAlerts, ['7'])).toBe('succeeded');
    expect((await readInbox()).seen).toEqual(['7']);
  });

  it('A browser that refuses storage is reported, and the inbox recovers when it allows it', async () => {
    refuseKeys();
    const portal = await opened();
    expect(selectInbox(portal.state())).toEqual({ isStored: false, messages: [], seen: [] });
    expect(await portal.press(readMessages, ['1'])).toBe('succeeded');
    expect(selectInbox(portal.state())?.isStored).toBe(false);
    forgetAllKeys();
    portal.dispatch(loadInbox.requested());
    await portal.until((state) => selectInbox(state)?.isStored === true);
  });
});

describe('A message that is tapped', () => {
  it.each([
    [{ open: '/nxtselfcareportal/mypacks' }, ['/nxtselfcareportal/mypacks']],
    [{ open: 'https://evil.example.com/' }, [INBOX]],
    [{ open: '/nxtselfcareportal/logout' }, [INBOX]],
    [{ other: 'thing' }, []],
    ['text', []],
    [null, []],
  ])('A tapped message with the path %j leads to %j', async (data, moves) => {
    const portal = await opened();
    sayAsWorker(data);
    await untilIdle();
    expect(portal.moves).toEqual(moves);
  });
});

describe('The inbox at the end of a session', () => {
  it('A logout deletes everything of the subscriber from the device', async () => {
    const portal = await opened();
    await portal.arrive(message('1'));
    localStorage.setItem('selfcarePush', '{}');
    portal.dispatch(loggedOut({ isConfirmedByOperator: true }));
    await untilIdle();
    expect(await readInbox()).toEqual(inboxRecordOf(undefined));
    expect(localStorage.getItem('selfcarePush')).toBeNull();
    expect(device.giveUpSubscription).toHaveBeenCalled();
  });

  it.each([
    ['a 401', sessionExpired()],
    ['another tab, which has done it itself', loggedOutElsewhere()],
  ])('A session that ends by %s keeps the subscriber’s messages', async (_, end) => {
    const portal = await opened();
    await portal.arrive(message('1'));
    portal.dispatch(end);
    await untilIdle();
    expect(ids((await readInbox()).messages)).toEqual(['1']);
    await portal.logIn({ customerid: '42' });
    await portal.until((state) => selectInbox(state)?.messages.length === 1);
  });

  it('The next subscriber sees nothing of the previous one', async () => {
    const portal = await opened();
    await portal.arrive(message('1'));
    portal.dispatch(sessionExpired());
    await portal.logIn({ customerid: '43' });
    await portal.until((state) => selectInbox(state) !== null);
    expect(selectInbox(portal.state())?.messages).toEqual([]);
    expect((await readInbox()).owner?.customerid).toBe('43');
  });
});

describe('More alerts', () => {
  const page = (...numbers: readonly string[]) => ({
    count: 3,
    data: numbers.map((idalert) => ({ idalert, weight: idalert })),
  });

  it('More alerts are added to the loaded ones', async () => {
    const portal = await opened();
    portal.operator.answers(endpoints.alerts, page('1', '2'));
    portal.dispatch(loadAlerts.requested({ page: 1 }));
    await portal.until((state) => selectAllAlerts(state)?.length === 2);
    portal.operator.answers(endpoints.alerts, page('3'));
    portal.dispatch(loadMoreAlerts.requested({ page: 2 }));
    await portal.until((state) => selectAllAlerts(state)?.length === 3);
    expect(selectAllAlerts(portal.state())?.map(({ idalert }) => idalert)).toEqual(['3', '2', '1']);
  });

  it('When more alerts fail to load, the loaded ones stay and the reason is shown', async () => {
    const portal = await opened();
    portal.operator.answers(endpoints.alerts, page('1', '2'));
    portal.dispatch(loadAlerts.requested({ page: 1 }));
    await portal.until((state) => selectAllAlerts(state)?.length === 2);
    portal.operator.refuses(endpoints.alerts, 500);
    expect(await portal.press(loadMoreAlerts, { page: 2 })).toBe('failed');
    expect(selectFailure(portal.state(), loadMoreAlerts)).toMatchObject({ kind: 'refused' });
    expect(selectAllAlerts(portal.state())).toHaveLength(2);
  });

  it('A late next page is ignored after the first page was loaded again, and every page can still be opened', async () => {
    const portal = await opened();
    const load = async (...numbers: readonly string[]) => {
      portal.operator.answers(endpoints.alerts, page(...numbers));
      await portal.press(loadAlerts, { page: 1 });
    };
    await load('1');
    portal.operator.answers(endpoints.alerts, page('2'));
    await portal.press(loadMoreAlerts, { page: 2 });
    const answer = portal.operator.holdsBack(endpoints.alerts);
    portal.dispatch(loadMoreAlerts.requested({ page: 3 }));
    await until(() => portal.operator.receivedOf('alerts').length === 3);
    await load('1');
    answer(page('3'));
    await untilIdle();
    expect(selectStatus(portal.state(), loadMoreAlerts)).toBe('idle');
    expect(selectAlertPages(portal.state())).toBe(1);
    expect(selectAllAlerts(portal.state())?.map(({ idalert }) => idalert)).toEqual(['1']);
  });

  it('Loading the first page cancels nothing while no further page is being loaded', async () => {
    const portal = await opened();
    portal.operator.refuses(endpoints.alerts, 500);
    await portal.press(loadMoreAlerts, { page: 2 });
    portal.operator.answers(endpoints.alerts, page('1', '2'));
    await portal.press(loadAlerts, { page: 1 });
    expect(portal.eventsOf(loadMoreAlerts.cancelled)).toEqual([]);
  });
});
