import { DAY } from '../clock';

/** The password of every demo login. It is valid only for this stand-in. */
export const DEMO_PASSWORD = 'Namaste-2026';

interface SeedPack {
  readonly productid: string;
  /** The index of the subscriber's box, from 0; broadband has none. */
  readonly box?: number;
  readonly expiresInDays: number;
  readonly term?: number;
}

interface SeedBox {
  readonly name: string;
  readonly stbno: string;
  readonly smcno: string;
  readonly hd: boolean;
}

export interface SeedSubscriber {
  readonly username: string;
  /** False for a customer of the operator who has not created a login yet. */
  readonly isRegistered: boolean;
  /** What this login demonstrates, as the console and `npm start` print it. */
  readonly shows: string;
  readonly customerid: string;
  readonly firstname: string;
  readonly surname: string;
  readonly mobileno: string;
  readonly email: string;
  readonly aadhaar: string;
  readonly address: string;
  readonly region: string;
  readonly operator: 'LCO' | 'DP' | 'NONE';
  readonly kycstatus: string;
  readonly companyagreement: 'YES' | 'NO';
  /** Paise. */
  readonly balance: number;
  readonly boxes: readonly SeedBox[];
  readonly packs: readonly SeedPack[];
  /** The instalment provider's code for this customer; `LP_ELIGIBLE` when left out. */
  readonly instalment?: string;
  readonly alerts: number;
  readonly transactions: number;
  readonly registeredDaysAgo: number;
}

const person = {
  isRegistered: true,
  email: '',
  aadhaar: '',
  address: '',
  region: 'Nashik',
  operator: 'LCO',
  kycstatus: 'VERIFIED',
  companyagreement: 'YES',
  balance: 0,
  boxes: [],
  packs: [],
  alerts: 0,
  transactions: 0,
  registeredDaysAgo: 900,
} as const;

/** A box whose numbers have the given ending. No real box has these numbers. */
const box = (name: string, ending: string, hd = true): SeedBox => ({
  name,
  stbno: `STB00000${ending}`,
  smcno: `00001000${ending}`,
  hd,
});

export const SUBSCRIBERS: readonly SeedSubscriber[] = [
  {
    ...person,
    username: 'asha',
    shows: 'local operator, prepaid, three packs that end in 3 days',
    customerid: '100004417',
    firstname: 'Asha',
    surname: 'Verma',
    mobileno: '9000004412',
    email: 'asha.verma@example.com',
    aadhaar: '012345674417',
    address: '14 Neem Lane, Nashik 422001',
    balance: 21_450,
    boxes: [box('Living-room box', '4417')],
    packs: [
      { productid: 'P1001', box: 0, expiresInDays: 3 },
      { productid: 'P1003', box: 0, expiresInDays: 3 },
      { productid: 'BB100A', expiresInDays: 3 },
    ],
    alerts: 1,
    transactions: 14,
  },
  {
    ...person,
    username: 'dinesh',
    shows: 'direct-platform customer, packs that end in 9 days',
    customerid: '200003308',
    firstname: 'Dinesh',
    surname: 'Pillai',
    mobileno: '9000003308',
    email: 'dinesh.pillai@example.com',
    aadhaar: '112233443308',
    address: '7 Harbour Road, Kollam 691001',
    region: 'Kollam',
    operator: 'DP',
    balance: 5_000,
    boxes: [box('Hall box', '3308')],
    packs: [
      { productid: 'P1013', box: 0, expiresInDays: 9 },
      { productid: 'P2006', box: 0, expiresInDays: 9 },
    ],
    alerts: 2,
    transactions: 20,
  },
  {
    ...person,
    username: 'kavya',
    shows: 'no identity documents yet, one pack that ends today',
    customerid: '100001205',
    firstname: 'Kavya',
    surname: 'Rao',
    mobileno: '9000001205',
    email: 'kavya.rao@example.com',
    region: 'Mysuru',
    kycstatus: 'MISSING',
    balance: 9_900,
    boxes: [box('Box', '1205', false)],
    packs: [{ productid: 'P1012', box: 0, expiresInDays: 0 }],
    alerts: 1,
    transactions: 1,
    registeredDaysAgo: 12,
  },
  {
    ...person,
    username: 'rafiq',
    shows: 'identity document rejected, an instalment overdue, packs that ended 2 days ago',
    customerid: '100006620',
    firstname: 'Rafiq',
    surname: 'Ansari',
    mobileno: '9000006620',
    email: 'rafiq.ansari@example.com',
    aadhaar: '098765436620',
    address: '3 Charkha Street, Lucknow 226001',
    region: 'Lucknow',
    kycstatus: 'REJECTED',
    balance: 1_200,
    boxes: [box('Bedroom box', '6620')],
    packs: [
      { productid: 'P1021', box: 0, expiresInDays: -2 },
      { productid: 'P2014', box: 0, expiresInDays: -2 },
    ],
    instalment: 'LP_BILL_OVER_DUES',
    alerts: 3,
    transactions: 30,
  },
  {
    ...person,
    username: 'meera',
    shows: 'two boxes, one pack inside and one outside the 15 days of renewal',
    customerid: '100008031',
    firstname: 'Meera',
    surname: 'Kulkarni',
    mobileno: '9000008031',
    email: 'meera.kulkarni@example.com',
    aadhaar: '102030408031',
    address: '22 Pimpal Chowk, Pune 411002',
    region: 'Pune',
    balance: 120_000,
    boxes: [box('Living-room box', '8031'), box('Grandmother’s box', '8032', false)],
    packs: [
      { productid: 'P1014', box: 0, expiresInDays: 12 },
      { productid: 'P2007', box: 0, expiresInDays: 12 },
      { productid: 'P1002', box: 1, expiresInDays: 40, term: 3 },
    ],
    alerts: 4,
    transactions: 60,
  },
  {
    ...person,
    username: 'joseph',
    shows: 'broadband only',
    customerid: '100009147',
    firstname: 'Joseph',
    surname: 'Mathew',
    mobileno: '9000009147',
    email: 'joseph.mathew@example.com',
    aadhaar: '134567899147',
    address: '5 Lantern Hill, Kochi 682001',
    region: 'Kochi',
    balance: 60_000,
    packs: [{ productid: 'BB200B', expiresInDays: 6, term: 6 }],
    transactions: 8,
  },
  {
    ...person,
    username: 'newcomer',
    shows: 'an empty account: --- everywhere',
    customerid: '100000001',
    firstname: '',
    surname: '',
    mobileno: '9000000001',
    region: '',
    operator: 'NONE',
    kycstatus: '',
    registeredDaysAgo: 0,
  },
  {
    ...person,
    username: 'gurpreet',
    shows: 'terms not accepted yet, packs that end in 25 days',
    customerid: '100005512',
    firstname: 'Gurpreet',
    surname: 'Gill',
    mobileno: '9000005512',
    email: 'gurpreet.gill@example.com',
    aadhaar: '156789015512',
    address: '9 Phulkari Bazaar, Ludhiana 141001',
    region: 'Ludhiana',
    companyagreement: 'NO',
    balance: 30_000,
    boxes: [box('Box', '5512')],
    packs: [{ productid: 'P1017', box: 0, expiresInDays: 25 }],
    alerts: 1,
    transactions: 6,
    registeredDaysAgo: 5,
  },
  {
    ...person,
    username: 'lakshmi',
    shows: 'heavy account: 20,000 transactions, 60 alerts, over the instalment limit',
    customerid: '100007700',
    firstname: 'Lakshmi',
    surname: 'Iyer',
    mobileno: '9000007700',
    email: 'lakshmi.iyer@example.com',
    aadhaar: '187654327700',
    address: '48 Kuruvi Street, Madurai 625001',
    region: 'Madurai',
    balance: 4_899_000,
    boxes: [box('Reception box', '7700')],
    packs: [
      { productid: 'P1010', box: 0, expiresInDays: 5 },
      { productid: 'P2003', box: 0, expiresInDays: 5 },
      { productid: 'P2017', box: 0, expiresInDays: 7 },
      { productid: 'BB300C', expiresInDays: 10 },
    ],
    instalment: 'LP_EXCEEDS_USER_MAX_TXN_LIMIT',
    alerts: 60,
    transactions: 20_000,
    registeredDaysAgo: 5_400,
  },
  {
    ...person,
    username: 'sunita',
    shows: 'channels paid for one by one and twice, which cost less in another mix',
    customerid: '100003150',
    firstname: 'Sunita',
    surname: 'Devi',
    mobileno: '9000003150',
    email: 'sunita.devi@example.com',
    address: '31 Peepal Road, Patna 800001',
    region: 'Patna',
    balance: 40_000,
    boxes: [box('Family box', '3150')],
    packs: [
      { productid: 'P1002', box: 0, expiresInDays: 20 },
      { productid: 'P2085', box: 0, expiresInDays: 20 },
      { productid: 'P2267', box: 0, expiresInDays: 12 },
      ...['CH1299', 'CH1302', 'CH1306', 'CH1307', 'CH1308'].map((productid) => ({
        productid,
        box: 0,
        expiresInDays: 8,
      })),
    ],
    alerts: 1,
    transactions: 12,
    registeredDaysAgo: 700,
  },
  {
    ...person,
    isRegistered: false,
    username: '100002222',
    shows: 'a customer without a login: register with 9000002222',
    customerid: '100002222',
    firstname: 'Imran',
    surname: 'Sheikh',
    mobileno: '9000002222',
    region: 'Nashik',
    kycstatus: 'MISSING',
    balance: 2_500,
    boxes: [box('Box', '2222')],
    packs: [{ productid: 'P1002', box: 0, expiresInDays: 14 }],
    registeredDaysAgo: 3,
  },
];

export const registeredOn = (seed: SeedSubscriber, now: number): number =>
  now - seed.registeredDaysAgo * DAY;
