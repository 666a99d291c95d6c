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

export const alertsSample = {
  count: 2,
  data: [
    {
      idalert: '41',
      message: 'Planned work tonight: channels 601 to 640 may stop from 01:00 to 02:00.',
      weight: '10',
      alerttype: 'BUSINESS',
      entityid: '3107',
      entitytype: 'LCO',
      image: null,
      url: null,
      created: '2026-11-21T09:00:00+05:30',
    },
    {
      idalert: '40',
      message: 'Your packs end on 24 November.',
      weight: '9',
      alerttype: 'BUSINESS',
      entityid: '3107',
      entitytype: 'LCO',
      image: null,
      url: null,
      created: '2026-11-20T09:00:00+05:30',
    },
  ],
} satisfies WireAnswerOf<'alerts'>;

export const promosSample = [
  {
    promoid: '71',
    filename: 'sports-season.svg',
    weight: '5',
    portal: 'SELFCARE',
    created: '2026-11-01T00:00:00+05:30',
    redirecturl: 'https://www.example.com/sports',
    url: 'https://www.example.com/banners/sports-season.svg',
    type: 'BANNER',
    status: 'ACTIVE',
  },
  {
    promoadsid: '12',
    filename: 'fibre.svg',
    weight: '2',
    portal: 'SELFCARE',
    created: '2026-11-05T00:00:00+05:30',
    redirecturl: 'https://www.example.com/fibre',
    url: 'https://www.example.com/banners/fibre.svg',
    adtype: 'BANNER',
    adstatus: 'ACTIVE',
  },
] satisfies WireAnswerOf<'promos'>;

export const transactionsSample = [
  {
    transactionid: '880213',
    created: '2026-11-18T19:22:00+05:30',
    description1: 'Recharge by card',
    description2: 'Reference P260118',
    transactiontype: 'Account Recharge',
    amount: '300.00',
    balance: '214.50',
  },
  {
    transactionid: '874410',
    created: '2026-10-25T00:05:00+05:30',
    description1: 'Family HD',
    description2: '25 Oct 2026 to 24 Nov 2026',
    transactiontype: 'Subscription Charges',
    amount: '293.82',
    balance: '-85.50',
  },
] satisfies WireAnswerOf<'transactions'>;
