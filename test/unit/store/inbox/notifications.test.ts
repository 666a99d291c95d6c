import { homeRoutes, openRoutes } from '../../../../src/root/routes';
import { DEEP_LINK_PATHS } from '../../../../store/core/paths';
import { INBOX } from '../../../../store/core/paths';
import { loggedOut } from '../../../../store/identity/session';
import { loadAlerts } from '../../../../store/inbox/alerts';
import { deepLinkPathOf } from '../../../../store/inbox/deepLinkPaths';
import {
  withMessages,
  withoutMessages,
  withoutOwner,
  withOwner,
  withRead,
  withSeen,
} from '../../../../store/inbox/inboxRecord';
import {
  checkPush,
  deleteMessages,
  loadInbox,
  loadMoreAlerts,
  restoreMessages,
  seeAlerts,
  selectAlertCount,
  selectAlertPages,
  selectAllAlerts,
  selectDeleted,
  selectInbox,
  selectPushState,
} from '../../../../store/inbox/notifications';
import { selectUnread } from '../../../../store/inbox/unreadCount';
import {
  type InboxMessage,
  inboxRecordOf,
  MAX_SEEN,
} from '../../../../store/wire/entities/service/notifications';
import { anAlert } from '../../../support/builders';
import { stateAfter } from '../../../support/stateAfter';

const aMessage = (id: string, fields: Partial<InboxMessage> = {}): InboxMessage => ({
  ...{ id, title: `Message ${id}`, body: '', path: INBOX, at: Number(id), isRead: false },
  ...fields,
});
const idsOf = (messages: readonly InboxMessage[]) => messages.map(({ id }) => id);
const asha = { customerid: '42', language: 'en' } as const;
const empty = inboxRecordOf(undefined);
const hers = withOwner(empty, asha);
const inbox = (...messages: readonly InboxMessage[]) => ({ isStored: true, messages, seen: [] });

describe('The stored messages', () => {
  it('Messages are sorted newest first, and a message received twice is stored once', () => {
    const record = withMessages(hers, [aMessage('1'), aMessage('3'), aMessage('2')]);
    expect(idsOf(record.messages)).toEqual(['3', '2', '1']);
    const again = withMessages(record, [aMessage('2', { title: 'Corrected' })]);
    expect(again.messages.map(({ title }) => title)).toEqual([
      'Message 3',
      'Corrected',
      'Message 1',
    ]);
  });

  it('Of two messages of the same moment the later one comes first', () => {
    const one = withMessages(hers, [aMessage('1', { at: 5 })]);
    expect(idsOf(withMessages(one, [aMessage('2', { at: 5 })]).messages)).toEqual(['2', '1']);
  });

  it('At most a hundred messages are stored, and the oldest are deleted', () => {
    const many = Array.from({ length: 150 }, (_, at) => aMessage(String(at + 1)));
    const { messages } = many.reduce((record, one) => withMessages(record, [one]), hers);
    expect(messages).toHaveLength(100);
    expect([messages[0]?.id, messages[99]?.id]).toEqual(['150', '51']);
  });

  it('A message is read, deleted and restored on its own', () => {
    const record = withMessages(hers, [aMessage('1'), aMessage('2')]);
    expect(withRead(record, ['1']).messages.map(({ isRead }) => isRead)).toEqual([false, true]);
    const less = withoutMessages(record, ['2']);
    expect(idsOf(less.messages)).toEqual(['1']);
    expect(withMessages(less, [aMessage('2')])).toEqual(record);
  });

  it('Seen alerts are remembered once each and in limited number', () => {
    const ids = Array.from({ length: MAX_SEEN + 10 }, (_, at) => String(at));
    const { seen } = withSeen(withSeen(hers, ids), ['509', 'new']);
    expect(seen).toHaveLength(MAX_SEEN);
    expect(seen.at(-1)).toBe('new');
  });

  it('The inbox belongs to one subscriber, survives a new session of theirs, and is deleted for another', () => {
    const record = withSeen(withMessages(hers, [aMessage('1')]), ['7']);
    expect(withOwner(record, { ...asha, language: 'hi' }).messages).toHaveLength(1);
    expect(withOwner(record, { customerid: '43', language: 'en' })).toEqual({
      ...{ owner: { customerid: '43', language: 'en' }, messages: [], seen: [] },
    });
  });

  it('The owner’s logout deletes the inbox, and another subscriber’s late logout does not', () => {
    const record = withMessages(hers, [aMessage('1')]);
    expect(withoutOwner(record, '42')).toEqual(empty);
    expect(withoutOwner(record, '43')).toBe(record);
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'inbox'],
    ['another shape', { owner: 7, messages: 'none', seen: { a: 1 } }],
    ['a list', []],
  ])('The stored value %s counts as empty', (_, value) => {
    expect(inboxRecordOf(value)).toEqual(empty);
  });

  it('A damaged list loses only its damaged entries', () => {
    const damaged = {
      ...withMessages(hers, [aMessage('1')]),
      seen: ['7', 8],
    };
    const messages = [...damaged.messages, null, { id: '2' }, aMessage('3', { at: Infinity })];
    const record = inboxRecordOf({ ...damaged, messages });
    expect(idsOf(record.messages)).toEqual(['1']);
    expect(record.seen).toEqual(['7']);
    expect(record.owner).toEqual(asha);
  });
});

describe('The inbox', () => {
  it('The inbox is unknown before the device has answered, and empty after a logout', () => {
    expect(selectInbox(stateAfter())).toBeNull();
    const state = stateAfter(
      loadInbox.succeeded(inbox(aMessage('1'))),
      loggedOut({ isConfirmedByOperator: true }),
    );
    expect(selectInbox(state)).toBeNull();
  });

  it('The last deletion is remembered until it is undone', () => {
    const deleted = [aMessage('1')];
    const after = deleteMessages.requested(deleted);
    expect(selectDeleted(stateAfter(after))).toEqual(deleted);
    expect(selectDeleted(stateAfter(after, restoreMessages.requested(deleted)))).toEqual([]);
  });

  it('The push status is known once it was read', () => {
    const push = { status: 'on', isTopicSubscribed: false } as const;
    expect(selectPushState(stateAfter())).toBeNull();
    expect(selectPushState(stateAfter(checkPush.succeeded(push)))).toEqual(push);
  });
});

describe('The count on the bell', () => {
  const alerts = loadAlerts.succeeded({ count: 2, data: [anAlert(), anAlert({ idalert: '2' })] });

  it('Nothing is counted before the seen alerts are known', () => {
    expect(selectUnread(stateAfter(alerts))).toBe(0);
    const { notifications: _, ...without } = stateAfter(alerts);
    expect(selectUnread(without)).toBe(0);
  });

  it('Unseen alerts and unread messages are counted', () => {
    const messages = [aMessage('1'), aMessage('2', { isRead: true })];
    const known = loadInbox.succeeded({ ...inbox(...messages), seen: ['2'] });
    expect(selectUnread(stateAfter(alerts, known))).toBe(2);
  });

  it('Seen alerts are not counted where the device refuses storage', () => {
    const refused = { isStored: false, messages: [], seen: [] };
    const state = stateAfter(
      alerts,
      loadInbox.succeeded(refused),
      seeAlerts.requested(['1', '2']),
      seeAlerts.succeeded(refused),
    );
    expect(selectUnread(state)).toBe(0);
  });
});

describe('Alerts beyond the first page', () => {
  const page = (count: number, ...weights: readonly (readonly [string, string])[]) => ({
    count,
    data: weights.map(([idalert, weight]) => anAlert({ idalert, weight })),
  });
  const first = loadAlerts.succeeded(page(4, ['1', '9'], ['2', '2']));
  const shown = (state: ReturnType<typeof stateAfter>) =>
    selectAllAlerts(state)?.map(({ idalert }) => idalert);

  it('They are merged by weight without duplicates', () => {
    const state = stateAfter(
      first,
      loadMoreAlerts.succeeded(page(4, ['2', '2'], ['3', '10'], ['4', ''])),
    );
    expect(shown(state)).toEqual(['3', '1', '2', '4']);
    expect([selectAlertCount(state), selectAlertPages(state)]).toEqual([4, 2]);
  });

  it('They end with an empty page whatever count the operator gives', () => {
    const state = stateAfter(first, loadMoreAlerts.succeeded(page(4)));
    expect(selectAlertCount(state)).toBe(2);
  });

  it('They are dropped when the first page is requested again', () => {
    const state = stateAfter(first, loadMoreAlerts.succeeded(page(4, ['3', '1'])), first);
    expect(shown(state)).toEqual(['1', '2']);
    expect(selectAlertPages(state)).toBe(1);
  });

  it('They are unknown before the operator has answered', () => {
    expect(selectAllAlerts(stateAfter())).toBeNull();
  });
});

describe('The link of a message', () => {
  const ORIGIN = 'https://portal.example.com';

  it.each([
    ['/nxtselfcareportal/mypacks', '/nxtselfcareportal/mypacks'],
    [`${ORIGIN}/nxtselfcareportal/topup/?amount=1#x`, '/nxtselfcareportal/topup'],
    ['/nxtselfcareportal/alert', INBOX],
    [INBOX, INBOX],
    ['/nxtselfcareportal/logout', INBOX],
    ['/nxtselfcareportal/../nxtselfcareportal/logout', INBOX],
    ['/paymentstatuscheck', INBOX],
    ['//evil.example.com/nxtselfcareportal/mypacks', INBOX],
    ['https://evil.example.com/nxtselfcareportal/mypacks', INBOX],
    ['javascript:alert(1)', INBOX],
    ['data:text/html,hello', INBOX],
    ['http://[', INBOX],
    ['x'.repeat(600), INBOX],
    ['', INBOX],
    [undefined, INBOX],
    [{ path: '/nxtselfcareportal' }, INBOX],
  ])('The path %p leads to %s', (address, place) => {
    expect(deepLinkPathOf(address, ORIGIN)).toBe(place);
  });

  it('Every allowed path is a screen of the portal that does nothing when opened', () => {
    const known = [...homeRoutes, ...openRoutes].map(({ path }) => path);
    expect(DEEP_LINK_PATHS.filter((place) => !known.includes(place))).toEqual([]);
    const left = known.filter((path) => !DEEP_LINK_PATHS.includes(path));
    expect(left.sort()).toEqual([
      '/instantpaymentconfirmdetails/:id',
      '/instantpaymentdetails/',
      '/maintenance',
      '/nxtselfcareportal/logout',
      '/ottquickpay',
      '/paymentstatuscheck',
      '/validate',
    ]);
  });
});
