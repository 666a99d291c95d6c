import type { Inbox } from './notifications';

/**
 * Alerts that this device has not shown, plus unread messages. 0 until the inbox is loaded, because the inbox lists the
 * shown alerts.
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
  /** Missing until the domain is loaded. */
  readonly notifications?: { readonly inbox: Inbox | null };
}
