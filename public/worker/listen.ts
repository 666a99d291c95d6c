import { changeInbox, readInbox } from '../../sagas/inbox/push/inboxDatabase';
import { INBOX, LOGIN } from '../../store/core/paths';
import { deepLinkPathOf } from '../../store/inbox/deepLinkPaths';
import { withMessages, withRead } from '../../store/inbox/inboxRecord';
import type {
  InboxMessage,
  InboxRecord,
  Owner,
} from '../../store/wire/entities/service/notifications';
import { type Payload, payloadOf } from './payload';
import type { NotificationEvent, OpenPage, PushEvent, WorkerScope } from './scope';
import { workerText } from './worker.text';

const ICON = '/dist/icon-192.png';

/** Handles push messages: stores and shows them, and opens their screen on a tap. */
export const listen = (scope: WorkerScope): void => {
  // A new version may take over at once: a cached script never changes under its name, and a page gets other cached
  // files only when the network fails or is slow.
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
  scope.addEventListener('push', (event) => event.waitUntil(receive(scope, event)));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openMessage(scope, event));
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
 * Stores and shows a message for the device's owner. A message for another subscriber, or after a
 * logout, is not stored and its text is not shown. Browsers require a notification for every push, so
 * a general sentence is shown instead.
 */
const receive = async (scope: WorkerScope, event: PushEvent): Promise<void> => {
  // The time is read first and is finer than a millisecond, so that messages received together keep their order.
  const at = performance.timeOrigin + performance.now();
  const payload = payloadOf(textIn(event));
  const record = await ownerRecord();
  const owner = record?.owner;
  const isForOwner =
    owner && (payload.customerid === '' || payload.customerid === owner.customerid);
  const text = workerText[owner?.language ?? 'en'];
  const message: InboxMessage = isForOwner
    ? messageOf(payload, at, text.title, scope.location.origin)
    : { ...messageOf({ ...payload, title: '', body: '' }, at, text.title, ''), path: INBOX };
  if (isForOwner) await store(message, owner);
  await scope.registration.showNotification(message.title, {
    body: message.body || text.body,
    icon: ICON,
    tag: message.id,
    lang: owner?.language ?? 'en',
    data: { id: message.id, path: message.path },
  });
};

const messageOf = (payload: Payload, at: number, title: string, origin: string): InboxMessage => ({
  id: payload.id || crypto.randomUUID(),
  title: payload.title || title,
  body: payload.body,
  path: deepLinkPathOf(payload.address || undefined, origin),
  at,
  isRead: false,
});

/**
 * null when the browser refuses access to storage. The owner is then unknown, so the notification has only a general
 * sentence.
 */
const ownerRecord = async (): Promise<InboxRecord | null> => {
  try {
    return await readInbox();
  } catch {
    return null;
  }
};

/** Stores the message only for the subscriber it was received for: another subscriber may have logged in since. */
const store = async (message: InboxMessage, { customerid }: Owner): Promise<void> => {
  try {
    await changeInbox((record) =>
      record.owner?.customerid === customerid ? withMessages(record, [message]) : record,
    );
  } catch {
    // The message is shown even if it cannot be stored.
  }
};

interface Tapped {
  readonly id: string;
  readonly path: string;
}

const tappedIn = (data: unknown, origin: string): Tapped => {
  const { id, path } = (typeof data === 'object' && data !== null ? data : {}) as Partial<Tapped>; // each field is checked
  return { id: typeof id === 'string' ? id : '', path: deepLinkPathOf(path, origin) };
};

/** Marks the message as read and opens its path in an open page of the portal or in a new one. */
const openMessage = async (
  scope: WorkerScope,
  { notification }: NotificationEvent,
): Promise<void> => {
  const { id, path } = tappedIn(notification.data, scope.location.origin);
  await changeInbox((record) => withRead(record, [id])).catch(() => undefined);
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = windows.filter(isOutsideDist);
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (!page) {
    await scope.clients.openWindow(path);
    return;
  }
  // The login page does not listen for messages. It is navigated to the path, which opens after the login.
  if (isLogin(page)) await page.navigate(path).catch(() => scope.clients.openWindow(path));
  else page.postMessage({ open: path });
  // If the browser refuses to focus the page, the path is opened anyway.
  await page.focus().catch(() => undefined);
};

const isLogin = ({ url }: OpenPage): boolean => new URL(url).pathname === LOGIN;

/** False for a file of the portal in a tab, such as `licences.txt`: every page of the portal has another address. */
const isOutsideDist = ({ url }: OpenPage): boolean => !new URL(url).pathname.startsWith('/dist/');
