import { samples } from '../../../sagas/api/samples/samples';
import { subscriberSample } from '../../../sagas/api/samples/subscriber';
import { answers } from '../../../store/wire/answers';
import * as wire from '../../../store/wire/lenientReaders';
import { wordsOf } from '../../../store/wire/refusal';
import { read } from './reading';

describe('Answers that deviate from their shape', () => {
  it('A missing, null or mistyped field leaves the rest of the answer readable', () => {
    const odd = { customerid: 700412, firstname: null, mobileno: 9000000412, freecustomer: false };
    expect(read(answers.subscriber, odd)).toMatchObject({
      customerid: '700412',
      firstname: '',
      surname: '',
      mobileno: '9000000412',
      freecustomer: 'NO',
      balance: null,
    });
  });

  it('Unknown fields are ignored', () => {
    expect(read(answers.maintenance, { maintenance: 'on', extra: { deep: [1] } })).toMatchObject({
      maintenance: 'ON',
    });
  });

  it('A single item or nothing is accepted where a list is expected', () => {
    const [box] = samples.cpe;
    expect(read(answers.cpe, box)).toEqual(read(answers.cpe, [box]));
    expect(read(answers.cpe, null)).toEqual([]);
    expect(read(answers.alerts, { count: '1', data: samples.alerts.data[0] })).toMatchObject({
      count: 1,
      data: [{ idalert: '41' }],
    });
  });

  it('An answer of a completely different kind is unreadable', () => {
    // prettier-ignore
    const lists = [
      'cpe', 'tickets', 'ticketCategories', 'contactMethods', 'documents', 'activePacks', 'availablePacks', 'channels',
      'promos', 'longDurationPrices', 'transactions', 'offerPlans',
    ] as const;
    for (const body of ['', 'text', 5, true, {}, { error: 'no' }, [{}], [[]], [null], ['x']])
      for (const name of lists)
        expect([name, body, read(answers[name], body)]).toEqual([name, body, 'unreadable']);
    expect(read(answers.alerts, { count: 1, data: [{ message: 'whose?' }] })).toBe('unreadable');
  });

  it('A damaged maintenance status does not close the portal', () => {
    for (const body of [{}, { maintenance: null }, { maintenance: 'MAYBE' }, { maintenance: 7 }])
      expect(read(answers.maintenance, body)).toMatchObject({ maintenance: 'OFF' });
  });

  it.each([
    ['0000-00-00', ''],
    ['0000-00-00 00:00:00', ''],
    ['0001-01-01T00:00:00', ''],
    ['1970-01-01', ''],
    ['9999-12-31', ''],
    [0, ''],
    [null, ''],
    ['2026-12-01', '2026-12-01'],
    ['soon', 'soon'],
  ])('A pack that is removed on %p is read as removed on "%s"', (disconnectdate, kept) => {
    const [pack] = samples.activePacks;
    expect(read(answers.activePacks, [{ ...pack, disconnectdate }])).toMatchObject([
      { disconnectdate: kept },
    ]);
  });

  it('A count that is no number is not counted, and "not known" differs from none', () => {
    for (const odd of [null, '', 'many', 1.5, '1e400', -1e308]) {
      expect(read(wire.count, odd)).toBe(0);
      expect(read(wire.optionalCount, odd)).toBeNull();
    }
    expect([read(wire.count, '12'), read(wire.optionalCount, -3)]).toEqual([12, -3]);
    for (const odd of [null, '', 'much', '1e400', Infinity])
      expect(read(wire.measure, odd)).toBeNull();
    expect(read(wire.measure, '182.4')).toBe(182.4);
  });

  it.each([
    ['Active', 'ACTIVE'],
    [' verified ', 'VERIFIED'],
    ['QUARTERLY', 'QUARTERLY'],
    [7, '7'],
    [null, ''],
    ['Under review at the hub', 'Under review at the hub'],
  ])('A status or kind that is sent as %p is read as "%s"', (sent, kept) => {
    expect(read(wire.codeWord, sent)).toBe(kept);
    expect(read(wire.requiredCodeWord, sent)).toBe(kept || 'unreadable');
  });

  it('The statuses and kinds that the portal compares are read in upper case', () => {
    const inSmallLetters = <Sample>(sample: Sample, ...fields: readonly (keyof Sample)[]) => ({
      ...sample,
      ...Object.fromEntries(fields.map((field) => [field, String(sample[field]).toLowerCase()])),
    });
    const [pack] = samples.activePacks;
    const fields = ['producttype', 'productstatus', 'chargeperiod'] as const;
    expect(read(answers.activePacks, [inSmallLetters(pack!, ...fields)])).toEqual(
      read(answers.activePacks, [pack]),
    );
    const [box] = samples.cpe;
    expect(read(answers.cpe, [inSmallLetters(box!, 'status')])).toEqual(read(answers.cpe, [box]));
    const [document] = samples.documents;
    expect(
      read(answers.documents, [inSmallLetters(document!, 'documenttype', 'side', 'status')]),
    ).toEqual(read(answers.documents, [document]));
    const account = ['customerstatus', 'kycstatus', 'customertype', 'companyagreement'] as const;
    expect(read(answers.subscriber, inSmallLetters(subscriberSample, ...account))).toEqual(
      read(answers.subscriber, subscriberSample),
    );
  });

  it.each([
    [true, 'YES'],
    ['y', 'YES'],
    [false, 'NO'],
    ['No', 'NO'],
    [null, ''],
  ])('A customer who is free or not, sent as %p, is read as "%s"', (freecustomer, kept) => {
    expect(read(answers.subscriber, { ...subscriberSample, freecustomer })).toMatchObject({
      freecustomer: kept,
    });
  });

  it('A flag that is not said differs from no', () => {
    for (const silent of [undefined, null, '']) expect(read(wire.optionalFlag, silent)).toBeNull();
    expect(['YES', 1, 'NO', 0, 'perhaps'].map((said) => read(wire.optionalFlag, said))).toEqual([
      ...[true, true, false, false, false],
    ]);
  });

  it('All of the operator’s spellings of yes are read as yes', () => {
    for (const yes of [true, 'YES', 'yes', 'Y', 'true', '1', 1, 'ON'])
      expect(read(wire.flag, yes)).toBe(true);
    for (const no of [false, 'NO', 'N', '0', 0, '', null, undefined, 'perhaps'])
      expect(read(wire.flag, no)).toBe(false);
  });
});

describe('The session in an answer', () => {
  it('A login answer without a customer id starts no session', () => {
    for (const customerid of [undefined, null, '', '  ', NaN, {}, []])
      expect(read(answers.login, { ...subscriberSample, customerid })).toBe('unreadable');
  });

  it('Only the last four digits of an Aadhaar number are kept', () => {
    for (const aadhaar of ['012345678901', '0123 4567 8901', 12345678901, 'XXXX XXXX 8901'])
      expect(read(answers.login, { ...subscriberSample, aadhaar })).toMatchObject({
        aadhaar: 'XXXX XXXX 8901',
      });
    expect(read(answers.login, { ...subscriberSample, aadhaar: null })).toMatchObject({
      aadhaar: '',
    });
  });
});

describe('The words of an answer', () => {
  const nothing = { code: '', sentence: '', isFailure: false };

  it('A refusal is recognised in each of its spellings', () => {
    expect(wordsOf({ error: 'No.', errorcode: 1087 })).toEqual({
      ...{ code: '1087', sentence: 'No.', isFailure: true },
    });
    expect(
      wordsOf({
        ...{ status: 400, error: 'Bad Request' },
        ...{ message: 'Wrong OTP', errorCode: 'LP_INCORRECT_OTP' },
      }),
    ).toEqual({ code: 'LP_INCORRECT_OTP', sentence: 'Wrong OTP', isFailure: true });
    expect(wordsOf({ error: 'OWNED', message: 'No.' })).toEqual({
      ...{ code: '', sentence: 'No.', isFailure: true },
    });
  });

  it.each([0, '0', '00', false, '', null, undefined])('%p names no error', (none) => {
    expect(wordsOf({ error: none, errorcode: none, errorCode: none })).toEqual(nothing);
  });

  it.each([{ status: 'failure' }, { status: 'FAILED' }, { success: false }, { result: 'error' }])(
    '%p is a failure without a code',
    (body) => expect(wordsOf(body)).toEqual({ ...nothing, isFailure: true }),
  );

  it('The status of a ticket or of a payment is no failure', () => {
    for (const body of [{ status: 'OPEN' }, { success: { status: 'success' }, status: 'PAID' }])
      expect(wordsOf(body)).toEqual(nothing);
  });

  it.each([
    'Try Renew Within 15 days of expiry',
    'Failed to get CreateConditionalVoucherCharges Result CLOSE',
  ])('The documented sentence "%s" is a refusal, and with a word more it is none', (sentence) => {
    expect(wordsOf(` ${sentence}\n`)).toEqual({ code: '1087', sentence, isFailure: true });
    expect(wordsOf(`${sentence}.`)).toMatchObject({ code: '', isFailure: false });
  });

  it('A page is no sentence, and a long one is cut', () => {
    expect(wordsOf('<!doctype html><title>Wi-Fi</title>')).toEqual(nothing);
    expect(wordsOf('x'.repeat(120_000)).sentence).toHaveLength(301);
  });

  it.each([null, [], true])('%p has no words', (body) => expect(wordsOf(body)).toEqual(nothing));
});
