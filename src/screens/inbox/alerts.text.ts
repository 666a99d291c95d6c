import { catalogue } from '../../text/catalogue';

const plural = new Intl.PluralRules('en');
const one = (count: number) => plural.select(count) === 'one';

/** Times by hand: Chromium words them in English in Odia and Assamese, and as "-4 h" in Punjabi. */
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
