import { catalogue } from '../../text/catalogue';

const plural = new Intl.PluralRules('en');

const one = (count: number) => plural.select(count) === 'one';

/**
 * Times such as "4 hours ago" are texts, because `Intl` in Chromium writes them in English for Odia and Assamese, and
 * as "-4 h" for Punjabi.
 */
export const alertsText = catalogue('alertsText', {
  title: 'Alerts',
  views: 'Alerts and messages',
  alerts: 'From your operator',
  messages: (unread: number) => (unread > 0 ? `Messages (${unread})` : 'Messages'),
  justNow: 'Just now',
  minutesAgo: (minutes: number) => `${minutes}\u00a0${one(minutes) ? 'minute' : 'minutes'} ago`,
  hoursAgo: (hours: number) => `${hours}\u00a0${one(hours) ? 'hour' : 'hours'} ago`,
  daysAgo: (days: number) => `${days}\u00a0${one(days) ? 'day' : 'days'} ago`,
  isNew: 'New',
  open: 'Open',
  openOf: (message: string) => `Open: ${message}`,
  none: 'Nothing new',
  noneDescription: 'Messages from your operator appear here.',
  shown: (shown: number, count: number) => `${shown} of ${count} alerts`,
  more: 'Show more',
});

export const messagesText = catalogue('messagesText', {
  title: 'Messages on this device',
  unread: 'Unread',
  open: 'Open',
  openOf: (title: string) => `Open: ${title}`,
  read: 'Mark as read',
  readOf: (title: string) => `Mark as read: ${title}`,
  remove: 'Delete',
  removeOf: (title: string) => `Delete: ${title}`,
  readAll: 'Mark all as read',
  removeAll: 'Delete all',
  removed: (count: number) => (count === 1 ? 'Message deleted.' : `${count} messages deleted.`),
  undo: 'Undo',
  none: 'No messages yet',
  noneDescription: 'Messages sent to this device appear here. We keep the newest 100.',
  refused:
    'This browser doesn’t let us store messages on this device. Alerts from your operator work as usual.',
});

export const pushText = catalogue('pushText', {
  title: 'Notifications',
  status: {
    notOffered:
      'Your operator doesn’t send messages to devices yet. You can find everything under “From your operator”.',
    unsupported:
      'This browser can’t receive messages. On an iPhone, add the portal to your home screen and open it from there.',
    refused:
      'Notifications from this page are blocked. Allow them in your browser’s settings, then check again.',
    off: 'Get messages about planned work, outages and payments on this device, even when the portal is closed.',
    on: 'This device receives messages from your operator.',
  },
  action: { refused: 'Check again', off: 'Turn on', on: 'Turn off' },
  failed: 'We couldn’t turn on notifications. Check your connection and try again.',
  noTopic:
    'We couldn’t subscribe this device to news from your area. We’ll try again when you next open the portal.',
  again: 'Try now',
});
