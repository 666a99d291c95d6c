import { endpoints } from '../../../../sagas/api/endpoints';
import { notifications } from '../../../../sagas/inbox/notifications';
import * as device from '../../../../sagas/inbox/push/device';
import { changeInbox, readInbox } from '../../../../sagas/inbox/push/inboxDatabase';
import { inboxRecordOf, type Notification } from '../../../../store/wire/entities/service/notifications';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import { withMessages } from '../../../../store/inbox/inboxRecord';
import {
  deleteMessages,
  loadInbox,
  loadMoreAlerts,
  readMessages,
  restoreMessages,
  seeAlerts,
  selectAllAlerts,
  selectInbox,
} from '../../../../store/inbox/notifications';
import { INBOX } from '../../../../store/inbox/deepLinkPaths';
import { languageChosen } from '../../../../store/app/preferences';
import { loggedOut, loggedOutElsewhere, sessionExpired } from '../../../../store/identity/session';
import { loadAlerts } from '../../../../store/inbox/alerts';
import { forgetAllKeys, refuseKeys } from '../../../support/keyStore';
import { homeDomains, openPortal } from '../../../support/portal';
import { untilIdle } from '../../../support/waiting';

jest.mock('idb-keyval', () => jest.requireActual<object>('../../../support/keyStore'));
jest.mock('../../../../sagas/inbox/push/device');
jest.mock('../../../../sagas/inbox/push/provider', () => ({ requestToken: jest.fn() }));

const message = (id: string, fields: Partial<Notification> = {}): Notification => ({
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
  const portal = await openPortal({ domains: [...homeDomains, notifications] });
  await portal.logIn({ customerid });
  await portal.until((state) => selectInbox(state) !== null);
  const arrive = async (...messages: readonly Notification[]) => {
    await changeInbox((record) => withMessages(record, messages));
    await portal.until((state) => selectInbox(state)?.messages.length !== 0);
  };
  return { ...portal, arrive };
};
const ids = (messages: readonly Notification[] | undefined) => messages?.map(({ id }) => id);

describe('the inbox of a device', () => {
  it('becomes the subscriber’s with the login, in their language', async () => {
    const portal = await opened();
    expect((await readInbox()).owner).toEqual({ customerid: '42', language: 'en' });
    portal.say(languageChosen('hi'));
    await untilIdle();
    expect((await readInbox()).owner?.language).toBe('hi');
  });

  it('shows what arrives, without being asked', async () => {
    const portal = await opened();
    await portal.arrive(message('1'), message('2'));
    expect(ids(selectInbox(portal.state())?.messages)).toEqual(['2', '1']);
  });

  it('reads, deletes and takes back, on the device and in the store alike', async () => {
    const portal = await opened();
    await portal.arrive(message('1'), message('2'));
    portal.say(readMessages.requested(['1']));
    portal.say(deleteMessages.requested([message('2')]));
    await portal.until((state) => selectInbox(state)?.messages.length === 1);
    expect((await readInbox()).messages).toEqual([message('1', { isRead: true })]);
    portal.say(restoreMessages.requested([message('2')]));
    await portal.until((state) => selectInbox(state)?.messages.length === 2);
    expect(ids((await readInbox()).messages)).toEqual(['2', '1']);
  });

  it('remembers the alerts that were shown', async () => {
    const portal = await opened();
    portal.say(seeAlerts.requested(['7']));
    await portal.until((state) => selectStatus(state, seeAlerts) === 'succeeded');
    expect((await readInbox()).seen).toEqual(['7']);
  });

  it('says so where the browser refuses its storage, and is well again when it does not', async () => {
    refuseKeys();
    const portal = await opened();
    expect(selectInbox(portal.state())).toEqual({ isKept: false, messages: [], seen: [] });
    portal.say(readMessages.requested(['1']));
    await portal.until((state) => selectStatus(state, readMessages) === 'succeeded');
    expect(selectInbox(portal.state())?.isKept).toBe(false);
    forgetAllKeys();
    portal.say(loadInbox.requested());
    await portal.until((state) => selectInbox(state)?.isKept === true);
  });
});

describe('a message that was tapped', () => {
  it.each([
    [{ open: '/nxtselfcareportal/mypacks' }, ['/nxtselfcareportal/mypacks']],
    [{ open: 'https://evil.example.com/' }, [INBOX]],
    [{ open: '/nxtselfcareportal/logout' }, [INBOX]],
    [{ other: 'thing' }, []],
    ['text', []],
    [null, []],
  ])('that says %j leads to %j', async (data, moves) => {
    const portal = await opened();
    sayAsWorker(data);
    await untilIdle();
    expect(portal.moves).toEqual(moves);
  });
});

describe('the end of a session', () => {
  it('by a logout leaves nothing of the subscriber on the device', async () => {
    const portal = await opened();
    await portal.arrive(message('1'));
    localStorage.setItem('selfcarePush', '{}');
    portal.say(loggedOut({ operatorTold: true }));
    await untilIdle();
    expect(await readInbox()).toEqual(inboxRecordOf(undefined));
    expect(localStorage.getItem('selfcarePush')).toBeNull();
    expect(device.giveUpSubscription).toHaveBeenCalled();
  });

  it.each([
    ['a 401', sessionExpired()],
    ['another tab, which has done it itself', loggedOutElsewhere()],
  ])('by %s keeps what is still the household’s', async (_, end) => {
    const portal = await opened();
    await portal.arrive(message('1'));
    portal.say(end);
    await untilIdle();
    expect(ids((await readInbox()).messages)).toEqual(['1']);
    await portal.logIn({ customerid: '42' });
    await portal.until((state) => selectInbox(state)?.messages.length === 1);
  });

  it('shows the next subscriber nothing of the last', async () => {
    const portal = await opened();
    await portal.arrive(message('1'));
    portal.say(sessionExpired());
    await portal.logIn({ customerid: '43' });
    await portal.until((state) => selectInbox(state) !== null);
    expect(selectInbox(portal.state())?.messages).toEqual([]);
    expect((await readInbox()).owner?.customerid).toBe('43');
  });
});

describe('more alerts', () => {
  const page = (...numbers: readonly string[]) => ({
    count: 3,
    data: numbers.map((idalert) => ({ idalert, weight: idalert })),
  });

  it('are added to those that are here', async () => {
    const portal = await opened();
    portal.operator.answers(endpoints.alerts, page('1', '2'));
    portal.say(loadAlerts.requested({ page: 1 }));
    await portal.until((state) => selectAllAlerts(state)?.length === 2);
    portal.operator.answers(endpoints.alerts, page('3'));
    portal.say(loadMoreAlerts.requested({ page: 2 }));
    await portal.until((state) => selectAllAlerts(state)?.length === 3);
    expect(selectAllAlerts(portal.state())?.map(({ idalert }) => idalert)).toEqual(['3', '2', '1']);
  });

  it('that do not come leave those that are here, and say why', async () => {
    const portal = await opened();
    portal.operator.answers(endpoints.alerts, page('1', '2'));
    portal.say(loadAlerts.requested({ page: 1 }));
    await portal.until((state) => selectAllAlerts(state)?.length === 2);
    portal.operator.refuses(endpoints.alerts, 500);
    portal.say(loadMoreAlerts.requested({ page: 2 }));
    await portal.until((state) => selectStatus(state, loadMoreAlerts) === 'failed');
    expect(selectFailure(portal.state(), loadMoreAlerts)).toMatchObject({ kind: 'refused' });
    expect(selectAllAlerts(portal.state())).toHaveLength(2);
  });
});
