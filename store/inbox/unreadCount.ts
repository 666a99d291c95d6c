import type { Inbox } from './notifications';

/**
 * The number on the bell: alerts that were not shown on this device yet, and unread messages. It is 0
 * until the inbox is loaded, because the inbox knows which alerts are new.
 */
export const selectUnread = ({ alerts: { alerts }, notifications }: Unread): number => {
  const inbox = notifications?.inbox;
  if (!inbox) return 0;
  const isNew = ({ idalert }: { readonly idalert: string }) => !inbox.seen.includes(idalert);
  return (
    (alerts ?? []).filter(isNew).length + inbox.messages.filter(({ isRead }) => !isRead).length
  );
};

interface Unread {
  readonly alerts: { readonly alerts: readonly { readonly idalert: string }[] | null };
  /** Loaded later than this selector. */
  readonly notifications?: { readonly inbox: Inbox | null };
}
