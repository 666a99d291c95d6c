import { catalogue } from '../../text/catalogue';

export const alertsText = catalogue('alertsText', {
  title: 'Alerts',
  views: 'Alerts and messages',
  alerts: 'From your operator',
  messages: (unread: number) => (unread > 0 ? `Messages (${unread})` : 'Messages'),
  justNow: 'Just now',
  isNew: 'New',
  open: 'Open',
  openOf: (message: string) => `Open: ${message}`,
  none: 'Nothing new',
  noneDescription: 'Messages from your operator appear here.',
  shown: (shown: number, count: number) => `${shown} of ${count} alerts`,
  more: 'Show more',
});
