import type { WireAnswerOf } from '../../../store/wire/answers';

export const cartSample = {
  cartid: '9001',
  cartdetails: [
    {
      cartitemid: '1',
      productid: 'CH612',
      productname: 'Khel Ek HD',
      producttype: 'CHANNEL',
      stbno: '0021440904417',
      chargeperiod: 'MONTHLY',
      channelcount: 1,
      price: '19.00',
      tax: '3.42',
      total: '22.42',
    },
    {
      cartitemid: '2',
      productid: 'KIDS3',
      productname: 'Chhota Sitara',
      producttype: 'BOUQUET',
      stbno: '0021440904417',
      chargeperiod: 'MONTHLY',
      channelcount: 6,
      price: '12.00',
      tax: '2.16',
      total: '14.16',
    },
  ],
  itemtotal: '31.00',
  networkfee: '0.00',
  discount: null,
  gst: '5.58',
  total: '36.58',
  currency: 'INR',
} satisfies WireAnswerOf<'cart'>;
