import { catalogue } from '../../../text/catalogue';

export const ticketViewText = catalogue('ticketViewText', {
  title: 'Ticket',
  back: 'Customer support',
  number: 'Ticket number',
  category: 'About',
  box: 'Box',
  opened: 'Opened',
  age: 'Age',
  closed: 'Closed',
  resolution: 'Outcome',
  messages: 'Messages',
  noMessages: 'No messages yet',
  noMessagesDescription: 'Replies from support appear here.',
  author: { SUBSCRIBER: 'You', SUPPORT: 'Support' },
  again: 'Try again',
  close: 'Close this ticket',
  closeTitle: 'Close this ticket?',
  closeDescription: 'Support will stop working on it. You can create a new ticket at any time.',
  reason: 'Reason (optional)',
  closeYes: 'Close the ticket',
  closeNo: 'Keep it open',
  isClosed: 'This ticket is closed.',
  closeUnknown:
    'We don’t know if the ticket was closed. We’re updating its status: check it before you try again.',
  more: 'Show later messages',
});
