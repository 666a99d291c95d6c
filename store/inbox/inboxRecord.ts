import {
  MOST_MESSAGES,
  MOST_SEEN,
  type InboxRecord,
  type Notification,
  type Owner,
} from '../wire/entities/service/notifications';

/*
 * What may happen to the messages on a device. A device has one owner at a time: the subscriber who
 * logged in last. Their messages stay through the end of a session, so that a subscriber whose
 * session has run out still hears of planned work, and go when they log out or when somebody else
 * logs in: nobody ever reads another's.
 */

/** One that was delivered twice stands there once. */
export const withMessages = (record: InboxRecord, added: readonly Notification[]): InboxRecord => ({
  ...record,
  messages: [...added, ...withoutMessages(record, idsOf(added)).messages]
    .sort((a, b) => b.at - a.at)
    .slice(0, MOST_MESSAGES),
});

export const idsOf = (messages: readonly Notification[]): readonly string[] =>
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
  seen: [...new Set([...record.seen, ...ids])].slice(-MOST_SEEN),
});

/** After a logout. Whoever has logged in meanwhile loses nothing by it. */
export const withoutOwner = (record: InboxRecord, customerid: string): InboxRecord =>
  record.owner?.customerid === customerid ? { owner: null, messages: [], seen: [] } : record;
