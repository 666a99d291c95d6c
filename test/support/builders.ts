import * as v from 'valibot';
import { sampleOf } from '../../sagas/api/samples/sampleOf';
import { subscriberSample } from '../../sagas/api/samples/subscriber';
import { alert, type Alert } from '../../store/entities/alerts';
import { pack, type Pack } from '../../store/entities/packs';
import { promo, type Promo } from '../../store/entities/promos';
import { subscriber, type Subscriber } from '../../store/entities/subscriber';
import { transaction, type Transaction } from '../../store/entities/transactions';
import type { SessionUser } from '../../store/session';

/** Entities as the product has them after reading, with just the fields a test speaks about. */
export const aSubscriber = (fields: Partial<Subscriber> = {}): Subscriber => ({
  ...v.parse(subscriber, subscriberSample),
  companyagreement: 'YES',
  ...fields,
});

export const aPack = (fields: Partial<Pack> = {}): Pack => ({
  ...v.parse(pack, { productid: 'FAM01' }),
  ...fields,
});

export const anAlert = (fields: Partial<Alert> = {}): Alert => ({
  ...v.parse(alert, { idalert: '1' }),
  ...fields,
});

export const aPromo = (fields: Partial<Promo> = {}): Promo => ({
  ...v.parse(promo, { promoid: '1' }),
  ...fields,
});

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

/** The sample of a read, for a test that only needs some answer. */
export const theSample = sampleOf;
