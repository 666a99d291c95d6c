import { readdirSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { subscriberSample } from '../../../../sagas/api/samples/subscriber';
import { loadSubscriber } from '../../../../store/account/subscriber';
import { failurePlaceLeft } from '../../../../store/core/flows';
import * as paths from '../../../../store/core/paths';
import type { Paise } from '../../../../store/core/values/money';
import { createEventTracer } from '../../../../store/diagnostics/redaction/eventTrace';
import { EVENTS, FIELDS, SLICES } from '../../../../store/diagnostics/redaction/fieldRules';
import { pathWithoutIds } from '../../../../store/diagnostics/redaction/pathWithoutIds';
import { createStateRedactor, redactEvent } from '../../../../store/diagnostics/redaction/redact';
import { loggedOut, logIn } from '../../../../store/identity/session';
import {
  attemptWritten,
  checkPayment,
  startPayment,
  submitOtp,
} from '../../../../store/payments/payments';
import { type CheckedPayment, uncheckedPayment } from '../../../../store/payments/statusCheck';
import { aBill } from '../../../support/builders';
import { stateAfter } from '../../../support/stateAfter';

const redactState = (state: unknown) => createStateRedactor()(state);

const attempt = {
  id: 'a-1',
  key: 'key-of-the-attempt',
  customerid: '100004417',
  method: 'INSTALMENT',
  bill: aBill(),
  begun: 1_764_000_000_000,
  step: 'asking',
} as const;

describe('The redaction for Redux DevTools', () => {
  it('A login shows the customer id, and neither name, password, mobile number nor e-mail', () => {
    const subscriber = { ...subscriberSample, balance: 21_450 as Paise };
    const asked = redactEvent(
      logIn.requested({ username: 'asha', password: 'hunter-22', remember: true }),
    );
    expect(asked).toEqual({
      type: 'session/logInRequested',
      payload: { username: '•••• (4)', password: '•••• (9)', remember: true },
    });
    const { payload } = redactEvent(loadSubscriber.succeeded(subscriber));
    expect(payload).toMatchObject({
      customerid: subscriber.customerid,
      balance: 21_450,
      mobileno: `•••• ${String(subscriber.mobileno).slice(-2)}`,
      email: expect.stringMatching(/^•••• \(\d+\)$/),
      firstname: expect.stringMatching(/^•••• \(\d+\)$/),
    });
  });

  it('What a payment is for is shown as it was agreed: packs, lines of a cart, and the days on which they end', () => {
    const productids = ['P2001 STB000003150 MONTHLY', 'BB100A  MONTHLY', 'Asha Verma Nashik'];
    const bill = aBill({ productids, ends: ['2026-12-07T23:59:59+05:30', 'Asha'] });
    expect(redactEvent(startPayment.requested({ bill, method: 'CARD' })).payload).toMatchObject({
      bill: {
        productids: ['P2001 STB000003150 MONTHLY', 'BB100A  MONTHLY', '•••• (17)'],
        ends: ['2026-12-07T23:59:59+05:30', '•••• (4)'],
      },
    });
  });

  it.each([
    ['Try Renew Within 15 days of expiry', 'Try Renew Within 15 days of expiry'],
    [
      'Failed to get CreateConditionalVoucherCharges Result CLOSE',
      'Failed to get CreateConditionalVoucherCharges Result CLOSE',
    ],
    ['Asha Rao is not a customer', '•••• (26)'],
  ])(
    'A pack that was refused with "%s" shows it only as the specification names it, and what is in the balance',
    (error, shown) => {
      const result = {
        ...{ productid: 'P1', productname: 'Family', productstatus: 'FAILED', errorcode: '1087' },
        ...{ error, stbno: '', amount: null, expirydate: '', refundamount: 23_482 as Paise },
      };
      const checked = {
        confirmed: true,
        txnid: 'TX1',
        results: [result],
      } as unknown as CheckedPayment; // what matters here
      expect(redactEvent(checkPayment.succeeded(checked)).payload).toMatchObject({
        results: [{ errorcode: '1087', error: shown, refundamount: 23_482 }],
      });
    },
  );

  it('The payer of a payment whose status was checked is shown by the shapes of the name and the e-mail address', () => {
    const payer = { email: 'asha.verma@example.com', firstname: 'Asha' };
    const event = checkPayment.succeeded({ ...uncheckedPayment('TX1'), ...payer });
    const shapes = { email: '•••• (22)', firstname: '•••• (4)' };
    expect(redactEvent(event).payload).toMatchObject(shapes);
    expect(redactState(stateAfter(event))['payments']).toMatchObject({ checks: { TX1: shapes } });
  });

  it('A payment attempt shows its step, amount and references, and neither its key nor a code', () => {
    const redacted = redactState(stateAfter(attemptWritten(attempt)));
    expect(redacted['payments']).toMatchObject({
      attempts: [{ id: 'a-1', key: '•••• (18)', step: 'asking', bill: { amount: 50_000 } }],
    });
    expect(redactEvent(submitOtp.requested({ id: 'a-1', code: '482139' }))).toEqual({
      type: 'payments/submitOtpRequested',
      payload: { id: 'a-1', code: '•••• (6)' },
    });
  });

  it('A failure whose place was left shows the name of its flow, and no other text', () => {
    expect(redactEvent(failurePlaceLeft('cart/add')).payload).toBe('cart/add');
    expect(redactEvent(failurePlaceLeft('9000004412/Asha Rao')).payload).toBe('•••• (19)');
  });

  it('An unlisted value shows its field names and shapes only', () => {
    const unlisted = {
      pin: '4821',
      tries: 3,
      open: true,
      list: ['a', 'b'],
      more: { a: 1 },
      no: null,
    };
    const outline = {
      pin: '•••• (4)',
      tries: '… number',
      open: '… boolean',
      list: '… list (2)',
      more: '… object (1)',
      no: null,
    };
    expect(redactState({ wallet: unlisted })).toEqual({ wallet: outline });
    expect(redactEvent({ type: 'wallet/opened', payload: unlisted })).toEqual({
      type: 'wallet/opened',
      payload: outline,
    });
    expect(redactEvent({ type: 'wallet/named', payload: 'Asha Verma' }).payload).toBe('•••• (10)');
  });

  it('Keys that are data and listed fields of another type are hidden', () => {
    expect(redactState({ wallet: { 9000004412: 'x', 'asha@example.com': 'y' } })).toEqual({
      wallet: { '… key 1 (10)': '•••• (1)', '… key 2 (16)': '•••• (1)' },
    });
    const redacted = redactState({
      session: {
        user: { customerid: '9000004412', companyagreement: 'asha@example.com' },
        epoch: 1,
      },
      navigation: { to: '/paymentstatuscheck?token=abc', ended: '432100001234' },
    });
    expect(redacted).toEqual({
      session: { user: { customerid: '•••• (10)', companyagreement: '•••• (16)' }, epoch: 1 },
      navigation: { to: '/paymentstatuscheck', ended: '•••• (12)' },
    });
  });

  it('An announcement shows its text in the languages of the portal only', () => {
    const { payload } = redactEvent({
      type: 'liveData/arrived',
      payload: [{ text: { hi: 'आज रात काम', zz: 'Asha Verma' } }],
    });
    expect(payload).toEqual([{ text: { hi: 'आज रात काम', zz: '•••• (10)' } }]);
  });

  it('A long list shows twenty entries and its length', () => {
    const packs = Array.from({ length: 2_000 }, (_, at) => ({ productid: `P${at}` }));
    const { active } = redactState({ packs: { active: packs } })['packs'] as { active: unknown[] };
    expect(active).toHaveLength(21);
    expect(active[20]).toBe('… 1980 more');
  });

  it('A slice is redacted again only when it has changed', () => {
    const redact = createStateRedactor();
    const before = stateAfter();
    const after = { ...before, loader: 1 };
    const [first, second] = [redact(before), redact(after)];
    expect(second['packs']).toBe(first['packs']);
    expect(second['loader']).toBe(1);
  });
});

/** A recognisable value, in places that no rule names. */
const secret = fc.uuid().map((id) => `secret ${id}`);
const hidden = (planted: string): fc.Arbitrary<unknown> =>
  fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.constant(planted),
      fc.constant(Number.MAX_SAFE_INTEGER),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.oneof(fc.string(), fc.constant(planted)), tie('value'), { maxKeys: 4 }),
    ),
  })).value;

const unlistedName = fc.string().filter((name) => !FIELDS.has(name));

/** The planted value beside, below and in place of what is allowed. */
const planted = secret.chain((word) => {
  const below = fc.dictionary(fc.constantFrom('zz', 'unlisted'), hidden(word), {
    maxKeys: 3,
  });
  const listed = fc.dictionary(
    fc.constantFrom(...FIELDS.keys()),
    fc.oneof(below, fc.array(below, { maxLength: 2 })),
    { maxKeys: 6 },
  );
  return fc.tuple(
    fc.constant(word),
    fc.constantFrom(...SLICES, 'somethingNew', '__proto__', 'constructor'),
    fc.constantFrom(...EVENTS, 'new/happened'),
    fc
      .tuple(listed, fc.dictionary(unlistedName, hidden(word), { maxKeys: 3 }))
      .map(([known, unknown]) => ({ ...unknown, ...known })),
  );
});

it('A value under a name that is not allowed is always hidden', () => {
  fc.assert(
    fc.property(planted, ([word, slice, type, fields]) => {
      const event = {
        type,
        payload: fields,
        meta: { flow: 'new/flow', phase: 'Requested', [word]: word },
        [word]: word,
      };
      const text = JSON.stringify([redactEvent(event), redactState({ [slice]: fields })]);
      expect(text).not.toContain(word);
      expect(text).not.toContain(String(Number.MAX_SAFE_INTEGER));
    }),
    { numRuns: 2_000 },
  );
});

describe('An address', () => {
  const routes = Object.values(paths).flatMap((value) =>
    typeof value === 'string' && !value.includes(':') ? [value] : [],
  );

  it.each(routes)('The route %s is shown without its query', (route) => {
    expect(pathWithoutIds(route)).toBe(route.split(/[?#]/)[0]);
  });

  it.each([
    ['a mobile number', '/instantpaymentdetails/9876543210', '/instantpaymentdetails/…'],
    [
      'a reference of letters only',
      '/instantpaymentconfirmdetails/aBcDeFgHiJkLmNoPqRsTuVwX',
      '/instantpaymentconfirmdetails/…',
    ],
    ['parts of no route', '/asha/verma', '/…/…'],
    ['a query and a fragment', '/nxtselfcareportal?txnid=77#x', '/nxtselfcareportal'],
    ['the capitals of a payment provider', '/PaymentStatusCheck', '/PaymentStatusCheck'],
  ])('An address with %s shows only the parts of the portal’s routes', (_, address, shown) => {
    expect(pathWithoutIds(address)).toBe(shown);
  });
});

describe('The trace', () => {
  it('The trace says which flow and request an event answers, and what was running', () => {
    const trace = createEventTracer();
    const bill = { bill: attempt.bill, method: 'CARD' } as const;
    expect(trace(startPayment.requested(bill))).toEqual({ no: 1, by: 'page' });
    expect(trace(attemptWritten(attempt))).toEqual({
      no: 2,
      by: 'page',
      during: ['payments/start #1'],
    });
    expect(trace(startPayment.requested(bill))).toEqual({ no: 3, by: 'page' });
    expect(trace(startPayment.succeeded(attempt))).toEqual({
      no: 4,
      by: 'page',
      answers: 'payments/start #1 #3',
    });
    expect(trace(attemptWritten(attempt))).toEqual({ no: 5, by: 'page' });
  });

  it('The trace distinguishes events of sagas from events of the page', () => {
    const saidBySaga = Object.defineProperty(
      loadSubscriber.requested(),
      '@@redux-saga/SAGA_ACTION',
      {
        value: true,
      },
    );
    expect(createEventTracer()(saidBySaga)).toEqual({ no: 1, by: 'saga' });
  });

  it('The trace ends running flows at the end of a session', () => {
    const trace = createEventTracer();
    trace(loadSubscriber.requested());
    trace(loggedOut({ isConfirmedByOperator: true }));
    expect(trace({ type: 'navigation/navigationEnded', payload: 'arrived' })).toEqual({
      no: 3,
      by: 'page',
    });
  });
});

it('The redaction lists only slices and events that the product has', async () => {
  const folder = path.join(__dirname, '../../../../store');
  const names = new Set<string>();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    const exported: unknown[] = Object.values(await import(path.join(folder, file)));
    for (const value of exported) {
      if (typeof value === 'function' && 'type' in value) names.add(String(value.type));
      if (typeof value === 'object' && value && 'flow' in value)
        for (const phase of ['Requested', 'Succeeded']) names.add(`${String(value.flow)}${phase}`);
    }
  }
  expect([...EVENTS].filter((name) => !names.has(name))).toEqual([]);
  expect([...SLICES].filter((name) => !(name in stateAfter()))).toEqual([]);
});
