import type { RootState } from '../core/rootReducer';

/**
 * What the bell counts: alerts that were not shown on this device yet, and unread messages. The
 * inbox comes after the first screen, and nothing counts before it has: it knows what is new.
 */
export const selectUnread = ({ alerts: { alerts }, notifications }: Unread): number => {
  const inbox = notifications?.inbox;
  if (!inbox) return 0;
  const isNew = ({ idalert }: { readonly idalert: string }) => !inbox.seen.includes(idalert);
  return (
    (alerts ?? []).filter(isNew).length + inbox.messages.filter(({ isRead }) => !isRead).length
  );
};

/** The inbox may not have arrived yet. */
type Unread = Pick<RootState, 'alerts'> & Partial<Pick<RootState, 'notifications'>>;
