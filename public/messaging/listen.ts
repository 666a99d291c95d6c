import { changeInbox, readInbox } from '../../sagas/inbox/push/inboxDatabase';
import type { InboxRecord, Notification } from '../../store/wire/entities/service/notifications';
import { withMessages, withRead } from '../../store/inbox/inboxRecord';
import { deepLinkPathOf } from '../../store/inbox/deepLinkPaths';
import { INBOX } from '../../store/core/paths';
import { payloadOf, type Payload } from './payload';
import type { NotificationEvent, OpenPage, PushEvent, WorkerScope } from './scope';
import { workerText } from './worker.text';

const ICON = '/dist/icon-192.png';

/**
 * The messaging worker: stores what arrives, shows it, and leads to the right screen when it is
 * tapped. It has no fetch handler and keeps no page.
 */
export const listen = (scope: WorkerScope): void => {
  // It serves no page, so a new one may take over at once.
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
  scope.addEventListener('push', (event) => event.waitUntil(receive(scope, event)));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(lead(scope, event));
  });
};

const textIn = ({ data }: PushEvent): string => {
  try {
    return data?.text() ?? '';
  } catch {
    return '';
  }
};

/**
 * A message is the device's owner's, unless it names somebody else. One for somebody else, or for
 * nobody after a logout, is not kept and its words are not shown: browsers want every push to be
 * seen, so a plain sentence stands in for it.
 */
const receive = async (scope: WorkerScope, event: PushEvent): Promise<void> => {
  // Finer than a millisecond, and before anything is waited for: two at once keep their order.
  const at = performance.timeOrigin + performance.now();
  const payload = payloadOf(textIn(event));
  const record = await ownerRecord();
  const owner = record?.owner;
  const isTheirs = owner && (payload.customerid === '' || payload.customerid === owner.customerid);
  const words = workerText[owner?.language ?? 'en'];
  const message: Notification = isTheirs
    ? messageOf(payload, at, words.title, scope.location.origin)
    : { ...messageOf({ ...payload, title: '', body: '' }, at, words.title, ''), path: INBOX };
  if (isTheirs) await keep(message);
  await scope.registration.showNotification(message.title, {
    body: message.body || words.body,
    icon: ICON,
    tag: message.id,
    lang: owner?.language ?? 'en',
    data: { id: message.id, path: message.path },
  });
};

const messageOf = (payload: Payload, at: number, title: string, origin: string): Notification => ({
  id: payload.id || crypto.randomUUID(),
  title: payload.title || title,
  body: payload.body,
  path: deepLinkPathOf(payload.address || undefined, origin),
  at,
  isRead: false,
});

/** Null where the device refuses its storage: the message is shown all the same. */
const ownerRecord = async (): Promise<InboxRecord | null> => {
  try {
    return await readInbox();
  } catch {
    return null;
  }
};

/** Somebody may have logged out since we looked. */
const keep = async (message: Notification): Promise<void> => {
  try {
    await changeInbox((record) => (record.owner ? withMessages(record, [message]) : record));
  } catch {
    // Not kept, but shown.
  }
};

interface Tapped {
  readonly id: string;
  readonly path: string;
}

const tappedIn = (data: unknown, origin: string): Tapped => {
  const { id, path } = (typeof data === 'object' && data !== null ? data : {}) as Partial<Tapped>; // each is looked at
  return { id: typeof id === 'string' ? id : '', path: deepLinkPathOf(path, origin) };
};

/** Opened is read. An open page of the portal is led there; without one, one is opened. */
const lead = async (scope: WorkerScope, { notification }: NotificationEvent): Promise<void> => {
  const { id, path } = tappedIn(notification.data, scope.location.origin);
  await changeInbox((record) => withRead(record, [id])).catch(() => undefined);
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = windows.filter(isPortal);
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (!page) {
    await scope.clients.openWindow(path);
    return;
  }
  page.postMessage({ open: path });
  // A browser may not let a page come forward; it has been led all the same.
  await page.focus().catch(() => undefined);
};

/** Not the kit's own page, nor anything else that stands at this origin. */
const isPortal = ({ url }: OpenPage): boolean => !new URL(url).pathname.startsWith('/dist/');
