import { endpoints } from '../../../../../sagas/api/endpoints';
import {
  type OperatorWords,
  translationOf,
} from '../../../../../sagas/api/operatorWords/translation';
import type { CallName } from '../../../../../store/wire/answers';

const read = (call: CallName, words: OperatorWords, answer: unknown): unknown =>
  translationOf(words, endpoints[call]).ofAnswer(answer);

interface Case {
  readonly words: OperatorWords;
  readonly call: CallName;
  readonly answer: unknown;
  readonly read: unknown;
}

/** Whole answers, as an operator sends them and as the schemas get them. */
const CASES: Readonly<Record<string, Case>> = {
  "the form of the card provider, whose names and values are the provider's": {
    words: {
      operatorFields: { '*': { amount: 'betrag', txnid: 'vorgang' } },
      operatorValues: { productinfo: { TOPUP: 'AUFLADUNG' } },
    },
    call: 'payAsLcoCustomer',
    answer: {
      ...{ vorgang: 'T1', betrag: '10.00', action: 'https://pay.example.com/' },
      fields: { txnid: 'T1', amount: '10.00', productinfo: 'AUFLADUNG' },
    },
    read: {
      ...{ vorgang: 'T1', betrag: '10.00', action: 'https://pay.example.com/' },
      fields: { txnid: 'T1', amount: '10.00', productinfo: 'AUFLADUNG' },
      ...{ amount: '10.00', txnid: 'T1' },
    },
  },
  'fields of a row by path, and a field of all calls': {
    words: {
      operatorFields: {
        activePacks: { expirydate: 'enddate', price: 'tariff.monthly' },
        '*': { stbno: 'boxno' },
      },
    },
    call: 'activePacks',
    answer: [
      { productid: 'A', boxno: '1', enddate: '2026-12-01', tariff: { monthly: '10.00' } },
      { productid: 'B', boxno: '2', enddate: '2026-12-02', tariff: {} },
    ],
    read: [
      {
        productid: 'A',
        boxno: '1',
        enddate: '2026-12-01',
        tariff: { monthly: '10.00' },
        stbno: '1',
        expirydate: '2026-12-01',
        price: '10.00',
      },
      {
        productid: 'B',
        boxno: '2',
        enddate: '2026-12-02',
        tariff: {},
        stbno: '2',
        expirydate: '2026-12-02',
      },
    ],
  },
  'a field of another call as it is': {
    words: { operatorFields: { activePacks: { price: 'rate' } } },
    call: 'availablePacks',
    answer: [{ productid: 'A', rate: '1.00' }],
    read: [{ productid: 'A', rate: '1.00' }],
  },
  'a field of the call in place of the same one of all calls': {
    words: { operatorFields: { '*': { price: 'rate' }, activePacks: { price: 'monthly' } } },
    call: 'activePacks',
    answer: [{ rate: '1.00', monthly: '2.00' }],
    read: [{ rate: '1.00', monthly: '2.00', price: '2.00' }],
  },
  'a list under another name, and the fields of its rows': {
    words: {
      operatorFields: {
        cart: { cartdetails: 'items', 'cartdetails.price': 'unit.net', total: 'sum' },
      },
    },
    call: 'cart',
    answer: { items: [{ unit: { net: '1.00' } }, { unit: { net: '2.00' } }], sum: '3.54' },
    read: {
      items: [{ unit: { net: '1.00' } }, { unit: { net: '2.00' } }],
      sum: '3.54',
      cartdetails: [
        { unit: { net: '1.00' }, price: '1.00' },
        { unit: { net: '2.00' }, price: '2.00' },
      ],
      total: '3.54',
    },
  },
  'one row of a list, and one value of each row': {
    words: { operatorFields: { channels: { price: 'rates.1.amount', bouquets: 'packs.id' } } },
    call: 'channels',
    answer: [{ rates: [{ amount: '1' }, { amount: '2' }], packs: [{ id: 'A' }, {}, { id: 'B' }] }],
    read: [
      {
        rates: [{ amount: '1' }, { amount: '2' }],
        packs: [{ id: 'A' }, {}, { id: 'B' }],
        price: '2',
        bouquets: ['A', 'B'],
      },
    ],
  },
  'a bare list as a field of an object': {
    words: { operatorFields: { alerts: { data: '.', 'data.idalert': 'id' } } },
    call: 'alerts',
    answer: [{ id: 1 }],
    read: { data: [{ id: 1, idalert: 1 }] },
  },
  'a flat object as an object in an object': {
    words: { operatorFields: { paymentStatus: { success: '.', 'success.msg': 'text' } } },
    call: 'paymentStatus',
    answer: { txnid: 'T', text: 'Paid' },
    read: { txnid: 'T', text: 'Paid', success: { txnid: 'T', text: 'Paid', msg: 'Paid' } },
  },
  'a field that is named nowhere but where the configuration says': {
    words: { operatorFields: { paymentStatus: { status: 'payment.state' } } },
    call: 'paymentStatus',
    answer: { status: 'success', payment: {} },
    read: { payment: {} },
  },
  'an error in the words of a server in front': {
    words: { operatorFields: { '*': { error: 'fehler', errorcode: 'fehlercode' } } },
    call: 'cart',
    answer: { error: 'Not possible', errorcode: '9999' },
    read: { error: 'Not possible', errorcode: '9999' },
  },
  'the data of an envelope': {
    words: { operatorEnvelope: { '*': 'data' } },
    call: 'documents',
    answer: { status: 'success', errorcode: null, data: [{ documentid: '1' }] },
    read: [{ documentid: '1' }],
  },
  'the data deep in an envelope, with a value of the operator’s': {
    words: {
      operatorEnvelope: { '*': 'reply.body' },
      operatorFields: { '*': { errorcode: 'code', productstatus: 'state' } },
      operatorValues: { errorcode: { '0': 'OK' }, productstatus: { ACTIVE: 'ON' } },
    },
    call: 'activePacks',
    answer: { code: 'OK', reply: { body: [{ productid: 'A', state: 'ON' }] } },
    read: [{ productid: 'A', state: 'ON', productstatus: 'ACTIVE' }],
  },
  'no data of a read as none': {
    words: { operatorEnvelope: { '*': 'data' } },
    call: 'activePacks',
    answer: { status: 'success', data: null },
    read: null,
  },
  'a call without the envelope of the others': {
    words: { operatorEnvelope: { '*': 'data', alerts: '.' } },
    call: 'alerts',
    answer: { count: 1, data: [{ idalert: 1 }] },
    read: { count: 1, data: [{ idalert: 1 }] },
  },
  'what stands beside the empty data of a write': {
    words: { operatorEnvelope: { '*': 'data' } },
    call: 'updateSubscriber',
    answer: { status: 'success', message: 'Saved', data: [] },
    read: { status: 'success', message: 'Saved' },
  },
  'the data of a write with the sentence beside it, never its status': {
    words: { operatorEnvelope: { '*': 'data' } },
    call: 'confirmPayment',
    answer: { status: 'success', message: 'Fine', data: { txnid: 'T' } },
    read: { txnid: 'T', message: 'Fine' },
  },
  'a failure beside the data instead of the data': {
    words: { operatorEnvelope: { '*': 'data' } },
    call: 'renew',
    answer: {
      status: 'failure',
      errorcode: '1087',
      data: [{ productid: 'A', productstatus: 'ACTIVE' }],
    },
    read: { status: 'failure', errorcode: '1087' },
  },
};

describe('An answer in an operator’s own words', () => {
  it.each(Object.entries(CASES))(
    'The portal reads %s',
    (_words, { words, call, answer, read: expected }) => {
      expect(read(call, words, answer)).toEqual(expected);
    },
  );

  it('A failure that an operator names in its own words is one, whatever data comes with it', () => {
    const words = {
      operatorEnvelope: { '*': 'daten' },
      operatorFields: { '*': { status: 'ergebnis', message: 'meldung' } },
      operatorValues: { status: { failure: 'FEHLER' } },
    };
    expect(
      read('updateSubscriber', words, {
        ergebnis: 'FEHLER',
        meldung: 'Nein',
        daten: { message: 'Ja' },
      }),
    ).toEqual({ ergebnis: 'FEHLER', status: 'failure', meldung: 'Nein', message: 'Nein' });
  });

  it.each([['a sentence'], [null], [7]])('%j stays as it is', (answer) => {
    expect(read('renewReadingText', { operatorEnvelope: { '*': 'data' } }, answer)).toBe(answer);
  });

  it('A path leads to no field that an object inherits, and nothing is written to what all objects inherit', () => {
    const words = {
      operatorFields: {
        cart: { total: 'constructor', gst: 'items.toString', itemtotal: 'items.__proto__' },
      },
    };
    const answer: unknown = JSON.parse('{"__proto__": {"polluted": true}, "items": {}}');
    const translated = read('cart', words, answer) as object;
    expect(Object.keys(translated)).toEqual(['__proto__', 'items']);
    expect(Object.getPrototypeOf(translated)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
