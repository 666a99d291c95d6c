import { createStore, get, update } from 'idb-keyval';
import {
  inboxRecordOf,
  type InboxRecord,
} from '../../../store/wire/entities/service/notifications';

/*
 * The one door to the messages on this device. Both sides use it: the messaging worker, which puts
 * in what arrives, and the portal's tabs.
 */

const KEY = 'inbox';
const CHANNEL = 'selfcareInbox';
/** Milliseconds. A database that another tab holds, or a damaged one, may never answer. */
const TIME_LIMIT = 5_000;

const database = createStore('selfcareInbox', 'messages');

export const readInbox = (): Promise<InboxRecord> =>
  inTime(async () => inboxRecordOf(await get<unknown>(KEY, database)));

/** Reads, changes and writes in one transaction: two tabs and the worker never lose one another's change. */
export const changeInbox = (change: (record: InboxRecord) => InboxRecord): Promise<InboxRecord> =>
  inTime(async () => {
    let changed = inboxRecordOf(undefined);
    await update<unknown>(KEY, (kept) => (changed = change(inboxRecordOf(kept))), database);
    announce();
    return changed;
  });

/** Tells every open tab, this one too, to look again. */
const announce = (): void => {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
};

/**
 * Calls back whenever the messages have changed; answers how to stop. A page that is left listens
 * to nobody, or the browser could not keep it for the way back; one that comes back looks again.
 */
export const onInboxChange = (tell: () => void): (() => void) => {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  let channel: BroadcastChannel | null = null;
  const listen = () => {
    channel ??= new BroadcastChannel(CHANNEL);
    channel.onmessage = tell;
  };
  const rest = () => {
    channel?.close();
    channel = null;
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    listen();
    tell();
  };
  listen();
  window.addEventListener('pagehide', rest);
  window.addEventListener('pageshow', comeBack);
  return () => {
    rest();
    window.removeEventListener('pagehide', rest);
    window.removeEventListener('pageshow', comeBack);
  };
};

const inTime = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    limit = setTimeout(() => reject(new Error('The device does not answer')), TIME_LIMIT);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(limit);
  }
};
