import { samples } from '../../sagas/api/samples/samples';
import { answers } from '../../store/wire/answers';
import { refusal } from '../../store/wire/refusal';
import * as wire from '../../store/wire/lenientReaders';
import { subscriberSample } from '../../sagas/api/samples/subscriber';
import { read } from './reading';

describe('an answer that is not quite as it should be', () => {
  it('shows the rest when a field is missing, null or of another kind', () => {
    const odd = { customerid: 700412, firstname: null, mobileno: 9000000412, freecustomer: false };
    expect(read(answers.subscriber, odd)).toMatchObject({
      customerid: '700412',
      firstname: '',
      surname: '',
      mobileno: '9000000412',
      freecustomer: 'false',
      balance: null,
    });
  });

  it('may say more than the portal knows', () => {
    expect(read(answers.maintenance, { maintenance: 'on', extra: { deep: [1] } })).toMatchObject({
      maintenance: 'ON',
    });
  });

  it('may be one thing where a list of things is expected, or nothing at all', () => {
    const [box] = samples.cpe;
    expect(read(answers.cpe, box)).toEqual(read(answers.cpe, [box]));
    expect(read(answers.cpe, null)).toEqual([]);
    expect(read(answers.alerts, { count: '1', data: samples.alerts.data[0] })).toMatchObject({
      count: 1,
      data: [{ idalert: '41' }],
    });
  });

  it('is unreadable when it is something else altogether', () => {
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

  it('does not close the portal when the maintenance status is damaged', () => {
    for (const body of [{}, { maintenance: null }, { maintenance: 'MAYBE' }, { maintenance: 7 }])
      expect(read(answers.maintenance, body)).toMatchObject({ maintenance: 'OFF' });
  });

  it('does not count what is no count, and keeps "not known" apart from none', () => {
    for (const odd of [null, '', 'many', 1.5, '1e400', -1e308]) {
      expect(read(wire.count, odd)).toBe(0);
      expect(read(wire.optionalCount, odd)).toBeNull();
    }
    expect([read(wire.count, '12'), read(wire.optionalCount, -3)]).toEqual([12, -3]);
    for (const odd of [null, '', 'much', '1e400', Infinity])
      expect(read(wire.measure, odd)).toBeNull();
    expect(read(wire.measure, '182.4')).toBe(182.4);
  });

  it('says yes in the ways operators say yes', () => {
    for (const yes of [true, 'YES', 'yes', 'Y', 'true', '1', 1, 'ON'])
      expect(read(wire.flag, yes)).toBe(true);
    for (const no of [false, 'NO', 'N', '0', 0, '', null, undefined, 'perhaps'])
      expect(read(wire.flag, no)).toBe(false);
  });
});

describe('the session', () => {
  it('does not begin without a customer id', () => {
    for (const customerid of [undefined, null, '', '  ', NaN, {}, []])
      expect(read(answers.login, { ...subscriberSample, customerid })).toBe('unreadable');
  });

  it('never holds more of an Aadhaar number than its last four digits', () => {
    for (const aadhaar of ['012345678901', '0123 4567 8901', 12345678901, 'XXXX XXXX 8901'])
      expect(read(answers.login, { ...subscriberSample, aadhaar })).toMatchObject({
        aadhaar: 'XXXX XXXX 8901',
      });
    expect(read(answers.login, { ...subscriberSample, aadhaar: null })).toMatchObject({
      aadhaar: '',
    });
  });
});

describe('a no of the operator', () => {
  it('is understood however it is written', () => {
    expect(read(refusal, { error: 'No.', errorcode: 1087 })).toEqual({
      message: 'No.',
      code: '1087',
    });
    expect(
      read(refusal, {
        status: 400,
        error: 'Bad Request',
        message: 'Wrong OTP',
        errorCode: 'LP_INCORRECT_OTP',
      }),
    ).toEqual({
      message: 'Wrong OTP',
      code: 'LP_INCORRECT_OTP',
    });
    expect(read(refusal, { error: { deep: 1 }, message: 'No.', errorcode: [7] })).toEqual({
      message: 'No.',
      code: '',
    });
    for (const body of [null, [], '', 5, { error: { deep: 1 }, message: ['x'] }])
      expect(read(refusal, body)).toEqual({ message: '', code: '' });
  });
});
