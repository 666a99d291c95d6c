import type { OutcomeStep } from '../../../store/writes/compareEvidence';
import type { ProvableCall } from '../../../store/writes/evidence';
import { catalogue } from '../../text/catalogue';

type Titles = Readonly<Record<OutcomeStep, string>>;

type Subjects = Readonly<Record<ProvableCall, string>>;

/** What happened to a write without an answer, and what to do. */
export const writeOutcomeText = catalogue('writeOutcomeText', {
  titles: {
    findingOut: 'We’re checking',
    booked: 'It went through',
    notBooked: 'No sign of it so far',
    unknown: 'We don’t know yet',
  } satisfies Titles,
  partly: 'Part of it went through',
  subject: {
    checkout: 'your order',
    renew: 'your renewal',
    renewReadingText: 'your renewal',
    cancelForRefund: 'your cancellation',
    placeOrder: 'your order for a connection',
  } satisfies Subjects,
  /** The names of the writes in the subscriber's own words, for a ticket. */
  ownSubject: {
    checkout: 'my order',
    renew: 'my renewal',
    renewReadingText: 'my renewal',
    cancelForRefund: 'my cancellation',
    placeOrder: 'my order for a connection',
  } satisfies Subjects,
  findingOut: (subject: string): string =>
    `No clear answer to ${subject} yet. We’re checking your packs, balance and transactions: up to three minutes. Nothing is sent again.`,
  findingOutOrder:
    'We didn’t get a clear answer to your order for a connection. No money has been taken. Wait three minutes: the answer may still come.',
  safeAgain: {
    honoured: 'You can send the same again now: it is carried out once.',
    unknown: 'Nothing is sent again automatically.',
  },
  booked: (subject: string): string => `Your operator has processed ${subject}.`,
  partlyBooked: (subject: string): string => `Your operator has processed part of ${subject}:`,
  runsTo: (name: string, day: string): string => `${name} is active until ${day}.`,
  stopped: (name: string): string => `${name} is cancelled.`,
  lineNotBooked: (name: string): string => `${name} was not processed.`,
  transaction: (id: string, amount: string): string => `Transaction ${id}: ${amount}.`,
  /** Booked, but for another amount than agreed. */
  otherAmount: (agreed: string, taken: string): string =>
    `You agreed to ${agreed}, and ${taken} was taken. Create a ticket to have this checked.`,
  otherAmountSubject: (subject: string): string => `Another amount was taken for ${subject}`,
  otherAmountTicket: (
    subject: string,
    taken: string,
    reference: string,
    agreed: string,
    time: string,
  ): string =>
    [
      `I sent ${subject}. Please check the amount.`,
      `Agreed: ${agreed}`,
      `Taken: ${taken}`,
      `Sent: ${time}`,
      `Reference: ${reference}`,
    ].join('\n'),
  notBooked: (subject: string): string =>
    `Nothing has changed since ${subject}. We’ll keep checking for a day and show any change here.`,
  /** Shown when the write can be sent again although the first one may still be carried out. */
  againWithoutSign: {
    honoured: 'You can send the same again now: it is carried out once.',
    unknown: 'If you do it again and the first one is still processed later, both may be charged.',
  },
  unknown: (subject: string): string =>
    `The records don’t show whether ${subject} went through. Check your packs and transactions first: doing it again would be charged too.`,
  unknownOrder:
    'We can’t look up an order without its number, so we don’t know whether it arrived. Call your operator to ask. If it did arrive and you order again, there are two orders: one that is not paid lapses by itself.',
  asked: 'We’ll keep checking.',
  askNow: 'Check status',
  transactions: 'Transactions',
  packs: 'My packs',
  ticket: 'Create a ticket',
  seen: 'I have checked',
  orderAgain: 'Order again',
  done: 'Got it',
  ticketSubject: (subject: string): string => `No clear answer to ${subject}`,
  ticketDescription: (subject: string, reference: string, amount: string, time: string): string =>
    [
      `I sent ${subject} and no clear answer came. Please tell me whether it went through.`,
      `Sent: ${time}`,
      ...(amount === '' ? [] : [`Amount: ${amount}`]),
      `Reference: ${reference}`,
    ].join('\n'),
});
