import { catalogue } from '../../../text/catalogue';

/** The status and the age of a ticket. */
export const ticketStatusText = catalogue('ticketStatusText', {
  status: {
    OPEN: 'Open',
    INPROGRESS: 'In progress',
    RESOLVED: 'Resolved',
    CLOSED: 'Closed',
  },
  openFor: (days: number): string => {
    if (days === 0) return 'opened today';
    return days === 1 ? 'open for 1 day' : `open for ${days} days`;
  },
  closedAfter: (days: number): string => {
    if (days === 0) return 'closed on the same day';
    return days === 1 ? 'closed after 1 day' : `closed after ${days} days`;
  },
});
