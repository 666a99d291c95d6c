import type { WireAnswerOf } from '../../../store/wire/answers';

const noPicture = {
  ticketid: 'T260011',
  subject: 'No picture on channels 601 to 640',
  description: 'The screen shows E16 since this morning.',
  categoryid: '1',
  category: 'No picture or error code',
  contactmethod: 'CALL',
  status: 'INPROGRESS',
  stbno: '0021440904417',
  created: '2026-11-19T08:40:00+05:30',
  updated: '2026-11-19T12:10:00+05:30',
  closed: null,
  age: 2,
  resolution: null,
};

export const ticketsSample = [
  noPicture,
  {
    ticketid: 'T258930',
    subject: 'Recharge of 300 rupees not credited',
    description: 'Paid on 2 October.',
    categoryid: '5',
    category: 'Recharge not credited',
    contactmethod: 'EMAIL',
    status: 'CLOSED',
    stbno: null,
    created: '2026-10-03T18:00:00+05:30',
    updated: '2026-10-04T10:00:00+05:30',
    closed: '2026-10-04T10:00:00+05:30',
    age: 49,
    resolution: 'Credited on 4 October.',
  },
] satisfies WireAnswerOf<'tickets'>;

export const ticketPageSample = {
  ...noPicture,
  page: 1,
  pages: 1,
  comments: [
    {
      commentid: '1',
      author: 'SUPPORT',
      message: 'A line in your street is being repaired today.',
      created: '2026-11-19T12:10:00+05:30',
    },
  ],
} satisfies WireAnswerOf<'ticketPage'>;

export const ticketCategoriesSample = [
  { categoryid: '1', category: 'No picture or error code', description: null, needsbox: 'YES' },
  { categoryid: '2', category: 'Channel missing', description: null, needsbox: 'YES' },
  { categoryid: '3', category: 'Box or remote', description: null, needsbox: 'YES' },
  { categoryid: '4', category: 'Billing', description: null, needsbox: 'NO' },
  { categoryid: '5', category: 'Recharge not credited', description: null, needsbox: 'NO' },
  { categoryid: '6', category: 'Internet speed', description: null, needsbox: 'NO' },
  { categoryid: '7', category: 'Relocation', description: null, needsbox: 'NO' },
  { categoryid: '8', category: 'Identity documents', description: null, needsbox: 'NO' },
] satisfies WireAnswerOf<'ticketCategories'>;

export const contactMethodsSample = [
  { contactmethod: 'CALL', name: 'Call me' },
  { contactmethod: 'SMS', name: 'Text me' },
  { contactmethod: 'EMAIL', name: 'Write to me' },
] satisfies WireAnswerOf<'contactMethods'>;
