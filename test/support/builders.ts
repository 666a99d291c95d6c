import * as v from 'valibot';
import { cartSample } from '../../sagas/api/samples/cart';
import { sampleOf } from '../../sagas/api/samples/samples';
import { subscriberSample } from '../../sagas/api/samples/subscriber';
import type { Paise } from '../../store/core/values/money';
import type { SessionUser } from '../../store/identity/session';
import type { AttemptFacts, AttemptStep, Bill, PaymentAttempt } from '../../store/payments/attempt';
import { type Subscriber, subscriber } from '../../store/wire/entities/account/subscriber';
import { type Cart, cart, type Order } from '../../store/wire/entities/packs/cart';
import { type Channel, channel } from '../../store/wire/entities/packs/channels';
import {
  type OfferPlan,
  offerPlan,
  type OfferSubscriber,
} from '../../store/wire/entities/packs/offers';
import {
  type AvailablePack,
  availablePack,
  type Pack,
  pack,
} from '../../store/wire/entities/packs/packs';
import { type Promo, promo } from '../../store/wire/entities/packs/promos';
import { type Transaction, transaction } from '../../store/wire/entities/payments/transactions';
import { alert, type SubscriberAlert } from '../../store/wire/entities/service/alerts';
import {
  readServiceAnnouncements,
  type ServiceAnnouncement,
} from '../../store/wire/entities/service/serviceAnnouncements';
import { readSurvey, type Survey } from '../../store/wire/entities/service/survey';
import type { WriteOutcome } from '../../store/writes/earlierWrites';
import type { PendingWrite } from '../../store/writes/pendingWrites';

/**
 * Entities as the product has them after reading. A test gives only the fields that matter to it; the others have
 * default values.
 */
export const aSubscriber = (fields: Partial<Subscriber> = {}): Subscriber => ({
  ...v.parse(subscriber, subscriberSample),
  companyagreement: 'YES',
  ...fields,
});

export const aPack = (fields: Partial<Pack> = {}): Pack => ({
  ...v.parse(pack, { productid: 'FAM01', renewable: 'NO' }),
  ...fields,
});

/** A cart with two lines and a total of ₹36.58. */
export const aCart = (fields: Partial<Cart> = {}): Cart => ({
  ...v.parse(cart, cartSample),
  ...fields,
});

export const anAvailablePack = (fields: Partial<AvailablePack> = {}): AvailablePack => ({
  ...v.parse(availablePack, { productid: 'FAM01' }),
  ...fields,
});

export const aChannel = (fields: Partial<Channel> = {}): Channel => ({
  ...v.parse(channel, { channelid: 'C1' }),
  ...fields,
});

type PricedPlan = OfferPlan & { readonly total: Paise };

export const anOfferPlan = (fields: Partial<PricedPlan> = {}): PricedPlan => ({
  ...v.parse(offerPlan, {
    planid: 'NEW1',
    planname: 'First three months',
    chargeperiod: 'QUARTERLY',
    price: '100.00',
    tax: '18.00',
  }),
  total: 11_800 as Paise, // whole paise
  ...fields,
});

/** What a visitor types to order the plan. */
export const anApplicant = {
  ...{ firstname: 'Rohan', surname: 'Deshmukh', mobileno: '9123456780', email: '' },
  ...{ address: '12 Jasmine Road', pincode: '422001' },
};

/** The operator's answer to that applicant, who may order. */
export const anOfferSubscriber = (fields: Partial<OfferSubscriber> = {}): OfferSubscriber => ({
  ...{ mobileno: anApplicant.mobileno, pincode: anApplicant.pincode, region: 'West' },
  ...{ existing: false, serviceable: true, subscribername: '', customeridentity: '', lconame: '' },
  ...fields,
});

/** The order of the plan, not paid yet. */
export const anOrder = (fields: Partial<Order> = {}): Order => ({
  ...{ orderid: 'OR1', amount: 11_800 as Paise, currency: 'INR', status: 'AWAITINGPAYMENT' },
  ...{ expireson: '', results: [], message: '' },
  ...fields,
});

export const anAlert = (fields: Partial<SubscriberAlert> = {}): SubscriberAlert => ({
  ...v.parse(alert, { idalert: '1' }),
  ...fields,
});

export const aPromo = (fields: Partial<Promo> = {}): Promo => ({
  ...v.parse(promo, { promoid: '1' }),
  ...fields,
});

/** An order from the balance whose outcome is not known yet. */
export const aWriteOutcome = (fields: Partial<WriteOutcome> = {}): WriteOutcome => ({
  ...{ call: 'checkout', key: 'K1', since: 0, agreed: null, mayBeSentAgain: false },
  ...{ step: 'findingOut', lines: [], transactionid: '', amount: null },
  ...fields,
});

/** An order from the balance that was sent and has no answer. */
export const aPendingWrite = (fields: Partial<PendingWrite> = {}): PendingWrite => ({
  ...{ customerid: '42', call: 'checkout', key: 'K1', fingerprint: 'F1', since: 1 },
  ...fields,
});

/** A top-up of ₹500. */
export const aBill = (fields: Partial<Bill> = {}): Bill => ({
  ...{ purpose: 'TOPUP', amount: 50_000 as Paise, orderid: '', productids: [] },
  ...{ chargeperiod: '', stbno: '', account: '' },
  ...fields,
});

/** The facts of a card payment of a top-up that do not depend on its step. */
export const aCardAttempt: AttemptFacts = {
  id: 'a',
  key: 'k',
  customerid: '42',
  method: 'CARD',
  bill: aBill(),
  begun: 1,
};

export const anAttempt = (
  step: AttemptStep,
  fields: Partial<AttemptFacts> = {},
): PaymentAttempt => ({ ...aCardAttempt, ...fields, ...step });

export const aTransaction = (fields: Partial<Transaction> = {}): Transaction => ({
  ...v.parse(transaction, { transactionid: '1', amount: '100.00' }),
  ...fields,
});

export const aUser = (fields: Partial<SessionUser> = {}): SessionUser => ({
  customerid: '42',
  firstname: 'Asha',
  companyagreement: 'YES',
  ...fields,
});

export const anAnnouncement = (fields: Partial<ServiceAnnouncement> = {}): ServiceAnnouncement => ({
  ...readServiceAnnouncements([{ id: 'n1', title: 'No picture' }])[0]!,
  ...fields,
});

const options = [
  { value: 'yes', label: { en: 'Yes', hi: 'हाँ' } },
  { value: 'no', label: { en: 'No', hi: 'नहीं' } },
];
/** A question of each kind on two pages. */
export const aSurvey = (fields: Partial<Survey> = {}): Survey => ({
  ...readSurvey({
    id: 'winter',
    title: 'Your view',
    questions: [
      { id: 'overall', page: 1, kind: 'scale', required: true, text: 'How good?' },
      { id: 'again', page: 1, kind: 'choice', text: 'Again?', options },
      { id: 'better', page: 2, kind: 'several', text: 'What else?', options },
      { id: 'words', page: 2, kind: 'text', text: 'In your words?' },
    ],
  })!,
  ...fields,
});

/** The sample of a read, for a test that only needs some answer. */
export const theSample = sampleOf;
