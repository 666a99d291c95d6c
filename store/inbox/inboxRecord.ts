import {
  type InboxMessage,
  type InboxRecord,
  MAX_MESSAGES,
  MAX_SEEN,
  type Owner,
} from '../wire/entities/service/notifications';

/*
 * Changes to the messages stored on a device. A device has one owner: the subscriber who logged in last. The messages
 * stay when the session expires, so that the subscriber still learns of planned work. They are removed at a logout and
 * when another subscriber logs in.
 */

/** A message that was delivered twice is stored once. */
export const withMessages = (record: InboxRecord, added: readonly InboxMessage[]): InboxRecord => ({
  ...record,
  messages: [...added, ...withoutMessages(record, idsOf(added)).messages]
    .sort((a, b) => b.at - a.at)
    .slice(0, MAX_MESSAGES),
});

export const idsOf = (messages: readonly InboxMessage[]): readonly string[] =>
  messages.map(({ id }) => id);

export const withOwner = (record: InboxRecord, owner: Owner): InboxRecord =>
  record.owner?.customerid === owner.customerid
    ? { ...record, owner }
    : { owner, messages: [], seen: [] };

export const withRead = (record: InboxRecord, ids: readonly string[]): InboxRecord => ({
  ...record,
  messages: record.messages.map((message) =>
    ids.includes(message.id) ? { ...message, isRead: true } : message,
  ),
});

export const withoutMessages = (record: InboxRecord, ids: readonly string[]): InboxRecord => ({
  ...record,
  messages: record.messages.filter(({ id }) => !ids.includes(id)),
});

export const withSeen = (record: InboxRecord, ids: readonly string[]): InboxRecord => ({
  ...record,
  seen: [...new Set([...record.seen, ...ids])].slice(-MAX_SEEN),
});

/** Removes the messages after a logout, unless another subscriber has logged in meanwhile. */
export const withoutOwner = (record: InboxRecord, customerid: string): InboxRecord =>
  record.owner?.customerid === customerid ? { owner: null, messages: [], seen: [] } : record;
