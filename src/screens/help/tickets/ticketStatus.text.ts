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
    if (days === 0) return 'Opened today';
    return days === 1 ? 'Opened 1 day ago' : `Opened ${days} days ago`;
  },
  closedAfter: (days: number): string => {
    if (days === 0) return 'Closed on the same day';
    return days === 1 ? 'Closed after 1 day' : `Closed after ${days} days`;
  },
});
