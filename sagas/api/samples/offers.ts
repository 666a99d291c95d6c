import type { WireAnswerOf } from '../../../store/wire/answers';

export const offerPlansSample = [
  {
    planid: 'NEWTV1',
    planname: 'First year of television',
    description: 'A box, the fitting and 200 channels.',
    plantype: 'TV',
    price: '2500.00',
    tax: '450.00',
    total: '2950.00',
    regularprice: '3540.00',
    chargeperiod: 'YEARLY',
    channelcount: 200,
    features: ['HD box', 'Fitting within 3 days'],
    image: null,
  },
  {
    planid: 'NEWBB1',
    planname: 'Half a year of fibre',
    description: '100 Mbps with a router.',
    plantype: 'BROADBAND',
    price: '2365.00',
    tax: '425.70',
    total: '2790.70',
    regularprice: null,
    chargeperiod: 'HALFYEARLY',
    speedmbps: 100,
    fuplimitgb: 500,
    features: ['Router on loan'],
    image: null,
  },
] satisfies WireAnswerOf<'offerPlans'>;

export const offerSubscriberSample = {
  mobileno: '9000000999',
  existing: 'NO',
  subscribername: null,
  customeridentity: null,
  pincode: '110001',
  region: 'North',
  serviceable: 'YES',
  lconame: 'Sitara Cable, Ward 12',
} satisfies WireAnswerOf<'offerSubscriber'>;
