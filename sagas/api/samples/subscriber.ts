import type { WireAnswerOf } from '../../../store/wire/answers';

/** An invented household, as the operator would send it. */
export const subscriberSample = {
  customerid: '700412',
  firstname: 'Asha',
  surname: 'Verma',
  mobileno: '9000000412',
  aadhaar: 'XXXX XXXX 4417',
  email: 'asha.verma@example.com',
  lcoid: '3107',
  lconame: 'Sitara Cable, Ward 12',
  lcomobileno: '9000003107',
  lcotype: 'LCO',
  customerstatus: 'REGISTERED',
  kycstatus: 'VERIFIED',
  customertypeid: '1',
  customerclassid: '4',
  username: 'asha',
  customertype: 'PREPAID',
  registeredon: '2023-02-11',
  dpoentityid: '12',
  created: '2023-02-11T10:05:00+05:30',
  balance: '214.50',
  entitytype: 'LCO',
  companyagreement: 'YES',
  freecustomer: 'NO',
} satisfies WireAnswerOf<'subscriber'>;

export const maintenanceSample = {
  maintenance: 'OFF',
  header: null,
  image: null,
  content: null,
  style: null,
} satisfies WireAnswerOf<'maintenance'>;

export const cpeSample = [
  {
    stbno: '0021440904417',
    smcno: '180022904417',
    boxname: 'Living room',
    boxtype: 'HD',
    status: 'ACTIVE',
    primary: 'YES',
    retrackafter: null,
  },
  {
    stbno: '0021440907720',
    smcno: '180022907720',
    boxname: 'Bedroom',
    boxtype: 'SD',
    status: 'ACTIVE',
    primary: 'NO',
    retrackafter: null,
  },
] satisfies WireAnswerOf<'cpe'>;

export const documentsSample = [
  {
    documentid: '5001',
    documenttype: 'AADHAAR',
    side: 'FRONT',
    documentnumber: 'XXXX XXXX 4417',
    filename: 'identity-front.jpg',
    mimetype: 'image/jpeg',
    size: 184320,
    status: 'VERIFIED',
    reason: null,
    url: null,
    created: '2023-02-11T10:20:00+05:30',
    reviewed: '2023-02-12T16:00:00+05:30',
  },
  {
    documentid: '5002',
    documenttype: 'PHOTO',
    side: 'FRONT',
    documentnumber: null,
    filename: 'photo.jpg',
    mimetype: 'image/jpeg',
    size: 96512,
    status: 'REJECTED',
    reason: 'The face is not fully in the picture.',
    url: null,
    created: '2026-11-02T09:00:00+05:30',
    reviewed: '2026-11-03T11:30:00+05:30',
  },
] satisfies WireAnswerOf<'documents'>;
