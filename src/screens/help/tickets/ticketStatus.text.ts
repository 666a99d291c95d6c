import { catalogue } from '../../../text/catalogue';

/** How old a ticket is and how far it has come, in words. */
export const ticketStatusText = catalogue({
  en: {
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
  },
  hi: {
    status: {
      OPEN: 'खुली',
      INPROGRESS: 'काम चल रहा है',
      RESOLVED: 'हल हो गई',
      CLOSED: 'बंद',
    },
    openFor: (days: number): string => (days === 0 ? 'आज दर्ज' : `${days} दिन से खुली`),
    closedAfter: (days: number): string => (days === 0 ? 'उसी दिन बंद' : `${days} दिन में बंद`),
  },
});
