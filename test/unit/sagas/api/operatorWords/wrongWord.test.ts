import { readWholeConfiguration } from '../../../../../public/build/deployment';

const fieldOf = (words: string): string => {
  const reading = readWholeConfiguration(
    `{"server":"test","operator":{"name":"Selfcare"},${words.slice(1)}`,
  );
  return reading.ok ? '' : reading.field;
};

describe('The words of an operator in the configuration', () => {
  it.each([
    '{"operatorFields":{"activePacks":{"expirydate":"enddate","price":"tariff.monthly"},"*":{"stbno":"boxno","errorcode":"code"}}}',
    '{"operatorFields":{"cart":{"cartdetails":"items","cartdetails.price":"unit.0.net","error":"fehler"}}}',
    '{"operatorFields":{"alerts":{"data":"."},"payAsDpCustomer":{"fields":"form","fields.key":"merchant"}}}',
    '{"operatorFields":{"instalmentPay":{"responseData.OTP.status":"otp.state"}}}',
    '{"operatorRequestFields":{"login":{"username":"user[name]"},"*":{"productid":"prod_id"}}}',
    '{"operatorEnvelope":{"*":"data.rows","alerts":"."}}',
    '{"operatorValues":{"productstatus":{"ALL":null}}}',
  ])('%s is taken', (words) => {
    expect(fieldOf(words)).toBe('');
  });

  it.each([
    [
      'a call that there is not',
      '{"operatorFields":{"packs":{"price":"rate"}}}',
      'operatorFields.packs',
    ],
    [
      'a field that there is not',
      '{"operatorFields":{"cart":{"prise":"rate"}}}',
      'operatorFields.cart.prise',
    ],
    [
      'a field of another object',
      '{"operatorFields":{"cart":{"price":"rate"}}}',
      'operatorFields.cart.price',
    ],
    ['a field of no call', '{"operatorFields":{"*":{"prise":"rate"}}}', 'operatorFields.*.prise'],
    [
      'a path for all calls',
      '{"operatorFields":{"*":{"cartdetails.price":"rate"}}}',
      'operatorFields.*.cartdetails.price',
    ],
    [
      'the object itself for all calls',
      '{"operatorFields":{"*":{"success":"."}}}',
      'operatorFields.*.success',
    ],
    ['an empty path', '{"operatorFields":{"cart":{"total":""}}}', 'operatorFields.cart.total'],
    ['an empty step', '{"operatorFields":{"cart":{"total":"a..b"}}}', 'operatorFields.cart.total'],
    ['a space', '{"operatorFields":{"cart":{"total":"a b"}}}', 'operatorFields.cart.total'],
    ['a number for a path', '{"operatorFields":{"cart":{"total":3}}}', 'operatorFields.cart.total'],
    [
      'a prototype in a path',
      '{"operatorFields":{"cart":{"total":"a.__proto__.b"}}}',
      'operatorFields.cart.total',
    ],
    [
      'a prototype for a field',
      '{"operatorFields":{"cart":{"__proto__":"a"}}}',
      'operatorFields.cart.__proto__',
    ],
    [
      'a prototype for a call',
      '{"operatorFields":{"__proto__":{"a":"b"}}}',
      'operatorFields.__proto__',
    ],
    [
      'an inherited name for a call',
      '{"operatorFields":{"constructor":{}}}',
      'operatorFields.constructor',
    ],
    ['a list of calls', '{"operatorFields":["cart"]}', 'operatorFields'],
    ['a text', '{"operatorFields":"cart"}', 'operatorFields'],
    ['a text for a call', '{"operatorFields":{"cart":"items"}}', 'operatorFields.cart'],
    [
      'a request that sends nothing',
      '{"operatorRequestFields":{"cart":{"amount":"sum"}}}',
      'operatorRequestFields.cart.amount',
    ],
    [
      'a field that is not sent',
      '{"operatorRequestFields":{"login":{"amount":"sum"}}}',
      'operatorRequestFields.login.amount',
    ],
    [
      'a field in the path',
      '{"operatorRequestFields":{"ticketPage":{"ticketid":"id"}}}',
      'operatorRequestFields.ticketPage.ticketid',
    ],
    [
      'a field of no request',
      '{"operatorRequestFields":{"*":{"prise":"x"}}}',
      'operatorRequestFields.*.prise',
    ],
    [
      'a prototype for a request',
      '{"operatorRequestFields":{"login":{"username":"__proto__"}}}',
      'operatorRequestFields.login.username',
    ],
    ['an envelope of no call', '{"operatorEnvelope":{"packs":"data"}}', 'operatorEnvelope.packs'],
    ['a malformed envelope', '{"operatorEnvelope":{"*":"data."}}', 'operatorEnvelope.*'],
    ['an object for an envelope', '{"operatorEnvelope":{"*":{}}}', 'operatorEnvelope.*'],
    [
      'a number for a value',
      '{"operatorValues":{"side":{"FRONT":3}}}',
      'operatorValues.side.FRONT',
    ],
  ])('The entry is named that has %s', (_what, words, field) => {
    expect(fieldOf(words)).toBe(field);
  });
});
