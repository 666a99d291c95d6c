import * as v from 'valibot';
import { endpoints } from '../../../sagas/api/endpoints';
import { paymentStatusSample } from '../../../sagas/api/samples/paymentStatus';
import { sampleOf, samples } from '../../../sagas/api/samples/samples';
import { answers } from '../../../store/wire/answers';
import { subscriber } from '../../../store/wire/entities/account/subscriber';
import { packResult } from '../../../store/wire/entities/packs/packs';
import { promo } from '../../../store/wire/entities/packs/promos';
import { longDurationPrice } from '../../../store/wire/entities/packs/renewal';
import { eligibility, instalmentPayment } from '../../../store/wire/entities/payments/instalment';
import { instantCustomer } from '../../../store/wire/entities/payments/instantPayment';
import { paymentOutcome } from '../../../store/wire/entities/payments/payments';
import { transaction } from '../../../store/wire/entities/payments/transactions';
import { alert, alertPage } from '../../../store/wire/entities/service/alerts';
import { maintenance } from '../../../store/wire/entities/service/maintenance';
import { ticketCreated } from '../../../store/wire/entities/service/tickets';
import { documentedFields } from './documentedFields';

const entities = {
  subscriber,
  maintenance,
  packResult,
  promo,
  alerts: alertPage,
  alert,
  transaction,
  instantCustomer,
  longDurationPrice,
  eligibility,
  instalmentPayment,
  paymentOutcome,
  ticketCreated,
} satisfies Record<keyof typeof documentedFields, { readonly entries: object }>;

describe('The schemas of the answers', () => {
  it.each(Object.entries(documentedFields))(
    'The schema of %s has every documented field',
    (name, fields) => {
      const known = Object.keys(entities[name as keyof typeof entities].entries); // keys of the same record
      expect(fields.filter((field) => !known.includes(field))).toEqual([]);
    },
  );

  it('Every documented nested field is read', () => {
    const { OTP } = instalmentPayment.entries.responseData.entries;
    expect(Object.keys(OTP.entries)).toEqual(['reason', 'pgResponseCode', 'status']);
    expect(Object.keys(paymentOutcome.entries.success.entries)).toEqual(['status', 'msg']);
  });

  it('Each call has one answer shape', () => {
    expect(Object.keys(answers).sort()).toEqual(Object.keys(endpoints).sort());
  });
});

describe('Samples for development without a network', () => {
  const reads = Object.values(endpoints).filter(({ retry, method }) => method === 'GET' && retry);

  it('Every read has a sample and no other call has one', () => {
    const sampled = reads.map(({ name }) => name).filter((name) => name !== 'paymentStatus');
    expect(Object.keys(samples).sort()).toEqual([...sampled, 'broadbandDetails'].sort());
    expect(sampleOf('login')).toBeUndefined();
    expect(sampleOf('paymentStatus')).toBeUndefined();
    expect(sampleOf('renew')).toBeUndefined();
  });

  it.each(Object.keys(samples) as (keyof typeof samples)[])(
    'The sample of %s is read by the schema of its answer',
    (name) => {
      expect(v.safeParse(answers[name], samples[name]).issues).toBeUndefined();
      expect(sampleOf(name)).toEqual(v.parse(answers[name], samples[name]));
    },
  );

  it('The sample cart adds up to the paisa', () => {
    const { cartdetails, itemtotal, networkfee, discount, gst, total } = sampleOf('cart')!;
    expect(cartdetails.reduce((sum, { price }) => sum + price, 0)).toBe(itemtotal);
    expect(cartdetails.reduce((sum, { tax }) => sum + tax, 0)).toBe(gst);
    expect(itemtotal + (networkfee ?? 0) - (discount ?? 0) + gst).toBe(total);
  });
});

describe('The documented sample for a failed payment status check', () => {
  it('The sample has the documented shape and contains no amount or name', () => {
    const read = v.parse(answers.paymentStatus, paymentStatusSample);
    expect(read).toMatchObject({ success: { status: 'true' }, status: 'success', amount: 0 });
    expect([read.email, read.firstname, read.phone]).toEqual(['', '', '']);
  });
});
