import { catalogue } from '../../text/catalogue';

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
