import { createStore, get, update } from 'idb-keyval';
import {
  inboxRecordOf,
  type InboxRecord,
} from '../../../store/wire/entities/service/notifications';

/*
 * The database of the messages on this device. The messaging worker, which adds messages, and the
 * portal's tabs use it.
 */

const KEY = 'inbox';
const CHANNEL = 'selfcareInbox';
/** Milliseconds. A blocked or damaged database may never answer. */
const TIME_LIMIT = 5_000;

const database = createStore('selfcareInbox', 'messages');

export const readInbox = (): Promise<InboxRecord> =>
  withTimeLimit(async () => inboxRecordOf(await get<unknown>(KEY, database)));

/** Reads, changes and writes in one transaction, so that tabs and the worker lose no change. */
export const changeInbox = (change: (record: InboxRecord) => InboxRecord): Promise<InboxRecord> =>
  withTimeLimit(async () => {
    let changed = inboxRecordOf(undefined);
    await update<unknown>(KEY, (kept) => (changed = change(inboxRecordOf(kept))), database);
    announce();
    return changed;
  });

/** Tells every open tab, this one too, to read the inbox again. */
const announce = (): void => {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
};

/**
 * Calls back after every change. Returns a function that stops it. A page that is left closes its
 * channel, so that the back/forward cache can keep it; a page that returns reads the inbox again.
 */
export const onInboxChange = (onChange: () => void): (() => void) => {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  let channel: BroadcastChannel | null = null;
  const listen = () => {
    channel ??= new BroadcastChannel(CHANNEL);
    channel.onmessage = onChange;
  };
  const close = () => {
    channel?.close();
    channel = null;
  };
  const resume = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    listen();
    onChange();
  };
  listen();
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', resume);
  return () => {
    close();
    window.removeEventListener('pagehide', close);
    window.removeEventListener('pageshow', resume);
  };
};

const withTimeLimit = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    limit = setTimeout(
      () => reject(new Error('Timed out after 5 s waiting for the inbox database')),
      TIME_LIMIT,
    );
  });
  try {
    return await Promise.race([work(), timeout]);
  } finally {
    clearTimeout(limit);
  }
};
