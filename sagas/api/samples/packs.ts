import type { WireAnswerOf } from '../../../store/wire/answers';

const familyHd = {
  productid: 'FAM01',
  productname: 'Family HD',
  producttype: 'BASE',
  description: 'News, films, serials and cartoons for the whole household.',
  genre: 'General Entertainment',
  language: 'Hindi',
  image: null,
  broadcaster: null,
  price: '249.00',
  tax: '44.82',
  totalprice: '293.82',
  chargeperiod: 'MONTHLY',
  channelcount: 212,
  hdchannelcount: 24,
};

const khelPlus = {
  productid: 'KHEL2',
  productname: 'Khel Plus',
  producttype: 'BOUQUET',
  description: 'Nine sports channels.',
  genre: 'Sports',
  language: 'Hindi',
  image: null,
  broadcaster: 'Khel Network',
  price: '49.00',
  tax: '8.82',
  totalprice: '57.82',
  chargeperiod: 'MONTHLY',
  channelcount: 9,
  hdchannelcount: 2,
};

const fibre100 = {
  productid: 'FIB100',
  productname: 'Fibre 100',
  producttype: 'BROADBAND',
  description: '100 Mbps, then 5 Mbps above 500 GB.',
  price: '410.00',
  tax: '73.80',
  totalprice: '483.80',
  chargeperiod: 'MONTHLY',
  speedmbps: 100,
  fuplimitgb: 500,
};

const running = {
  productstatus: 'ACTIVE',
  errorcode: null,
  error: null,
  activatedon: '2026-10-25',
  expirydate: '2026-11-24',
  daysleft: 3,
  renewable: 'YES',
  renewablefrom: '2026-11-09',
  disconnectdate: null,
  refundable: 'NO',
  refundamount: null,
};

export const activePacksSample = [
  { ...familyHd, ...running, stbno: '0021440904417' },
  { ...khelPlus, ...running, stbno: '0021440904417', refundable: 'YES', refundamount: '5.78' },
  { ...fibre100, ...running, stbno: null },
] satisfies WireAnswerOf<'activePacks'>;

export const availablePacksSample = [
  familyHd,
  khelPlus,
  {
    productid: 'KIDS3',
    productname: 'Chhota Sitara',
    producttype: 'BOUQUET',
    description: 'Six channels for children.',
    genre: 'Kids',
    language: 'Hindi',
    image: null,
    broadcaster: 'Sitara Network',
    price: '12.00',
    tax: '2.16',
    totalprice: '14.16',
    chargeperiod: 'MONTHLY',
    channelcount: 6,
    hdchannelcount: 0,
  },
  fibre100,
] satisfies WireAnswerOf<'availablePacks'>;

export const broadbandDetailsSample = {
  broadband: 'YES',
  accountno: 'BB700412',
  productid: 'FIB100',
  productname: 'Fibre 100',
  status: 'ACTIVE',
  speedmbps: 100,
  fuplimitgb: 500,
  usedgb: '182.4',
  postfupspeedmbps: 5,
  expirydate: '2026-11-24',
  daysleft: 3,
} satisfies WireAnswerOf<'broadbandDetails'>;

export const longDurationPricesSample = [
  {
    chargeperiod: 'MONTHLY',
    productid: 'FAM01',
    productname: 'Family HD',
    monthlyprice: '293.82',
    quarterlyprice: '881.46',
    halfyearlyprice: '1674.77',
    yearlyprice: '3173.26',
  },
  {
    basepacktariff: 'FIBRE',
    productid: 'FIB100',
    productname: 'Fibre 100',
    monthlyprice: '483.80',
    quarterlyprice: null,
    halfyearlyprice: '2790.70',
    yearlyprice: '5310.00',
  },
] satisfies WireAnswerOf<'longDurationPrices'>;
