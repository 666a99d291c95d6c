import { createStore, get, update } from 'idb-keyval';
import {
  type InboxRecord,
  inboxRecordOf,
} from '../../../store/wire/entities/service/notifications';
import { broadcast, onBroadcast } from '../../core/broadcast';
import { withTimeLimit } from '../../core/withTimeLimit';

/*
 * The messages on this device, in IndexedDB. The messaging worker adds messages; the tabs of the portal change them.
 */

const KEY = 'inbox';
const CHANNEL = 'selfcareInbox';
/** Milliseconds. A blocked or damaged database may never answer. */
const TIME_LIMIT = 5_000;

const database = createStore('selfcareInbox', 'messages');

export const readInbox = (): Promise<InboxRecord> => withTimeLimit(read(), TIME_LIMIT);

const read = async (): Promise<InboxRecord> => inboxRecordOf(await get<unknown>(KEY, database));

/** Reads, changes and writes in one transaction, so that tabs and the worker lose no change. */
export const changeInbox = (change: (record: InboxRecord) => InboxRecord): Promise<InboxRecord> =>
  withTimeLimit(write(change), TIME_LIMIT);

const write = async (change: (record: InboxRecord) => InboxRecord): Promise<InboxRecord> => {
  let changed = inboxRecordOf(undefined);
  await update<unknown>(KEY, (kept) => (changed = change(inboxRecordOf(kept))), database);
  broadcast(CHANNEL, 'changed');
  return changed;
};

/**
 * Calls `onChange` after a change by any tab or by the worker, and when this page returns from the back/forward cache.
 * Returns a function that stops listening.
 */
export const onInboxChange = (onChange: () => void): (() => void) =>
  onBroadcast(CHANNEL, () => onChange());
