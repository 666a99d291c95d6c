import type { Database } from '../books/database';
import { DAY, MINUTE } from '../clock';
import { TICKET_CATEGORIES } from './support';

const ASHA = { customerid: '100004417', stbno: 'STB000004417', mobileno: '9000004412' };
/** The heavy account. */
const LAKSHMI = { customerid: '100007700', stbno: 'STB000007700', mobileno: '9000007700' };

interface SeedTicket {
  readonly id: string;
  readonly subscriber: typeof ASHA;
  readonly categoryid: string;
  readonly subject: string;
  readonly description: string;
  readonly status: 'OPEN' | 'INPROGRESS' | 'RESOLVED' | 'CLOSED';
  readonly opened: number;
  readonly closed?: number;
  readonly closingreason?: string;
}

/** Inserts tickets with messages, so that the lists of the demo are not empty. */
export const insertTickets = (database: Database, now: number): void => {
  insertMissingChannels(database, now);
  insertMany(database, now);
};

const insertTicket = (database: Database, ticket: SeedTicket) => {
  const { id, subscriber, categoryid, subject, description, status, opened } = ticket;
  database.run(
    `insert into tickets values (?, ?, ?, ?, ?, 'CALL', ?, ?, ?, ?, ?, ?, ?)`,
    ...[
      id,
      subscriber.customerid,
      categoryid,
      subject,
      description,
      subscriber.stbno,
      subscriber.mobileno,
      status,
    ],
    ...[opened, ticket.closed ?? opened + 40 * MINUTE, ticket.closed ?? null],
    ticket.closingreason ?? '',
  );
  insertMessage(database, id, opened, 'SUBSCRIBER', description);
};

const insertMessage = (
  database: Database,
  ticketid: string,
  at: number,
  author: 'SUBSCRIBER' | 'SUPPORT',
  message: string,
) =>
  database.run(
    'insert into ticket_messages values (null, ?, ?, ?, ?)',
    ...[ticketid, at, author, message],
  );

const insertMissingChannels = (database: Database, now: number) => {
  const id = 'DK4417A00001';
  const opened = now - 2 * DAY;
  insertTicket(database, {
    id,
    subscriber: ASHA,
    categoryid: 'CHANNEL',
    subject: 'Two sports channels are missing',
    description: 'Since Sunday two channels of Khel Plus show a message instead of a picture.',
    status: 'INPROGRESS',
    opened,
  });
  const answer = 'Please leave the box on tonight. We’ll refresh it.';
  insertMessage(database, id, opened + 40 * MINUTE, 'SUPPORT', answer);
};

const TICKETS = 24;
const MESSAGES = 23;

/** More tickets than fit a page, and one with more messages than fit a page. */
const insertMany = (database: Database, now: number) => {
  for (let at = 1; at <= TICKETS; at += 1) {
    const isClosed = at > 2;
    const opened = now - at * 12 * DAY;
    insertTicket(database, {
      id: `DK7700A${String(at).padStart(5, '0')}`,
      subscriber: LAKSHMI,
      categoryid: TICKET_CATEGORIES[at % TICKET_CATEGORIES.length]?.categoryid ?? '',
      subject: 'Picture breaks up at reception',
      description: 'The picture on the TV at reception breaks up in the evening.',
      status: isClosed ? 'CLOSED' : 'INPROGRESS',
      opened,
      ...(isClosed && { closed: opened + 3 * DAY, closingreason: 'The cable was replaced.' }),
    });
  }
  for (let at = 2; at <= MESSAGES; at += 1)
    insertMessage(
      database,
      'DK7700A00001',
      now - 12 * DAY + at * 60 * MINUTE,
      at % 2 === 0 ? 'SUPPORT' : 'SUBSCRIBER',
      `Message ${at} about the picture at reception.`,
    );
};
