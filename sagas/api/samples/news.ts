import type { WireAnswerOf } from '../../../store/wire/answers';

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
