import { readWholeConfiguration } from '../../../public/build/deployment';

/** A text that must not be repeated, because it may be a key. */
const SECRET = 'sk_live_4417';
const push = {
  ...{ apiKey: 'a', projectId: 'p', appId: 'i', senderId: 's', vapidKey: 'v' },
  relay: { test: 'https://relay.example.com/test', production: 'https://relay.example.com/v1' },
};
const limits = { least: 100, most: 900, quick: [100, 500] };
const named = (operator: object) => ({ operator: { name: 'Kaveri', ...operator } });

const refusalOf = (fields: object): string => {
  const reading = readWholeConfiguration(
    JSON.stringify({ server: 'test', operator: { name: 'Kaveri' }, ...fields }),
  );
  return reading.ok ? 'accepted' : reading.refusal;
};

it.each<readonly [string, object]>([
  ['server: "test" or "production", not this text.', { server: SECRET }],
  ['server: "test" or "production" is missing.', { server: undefined }],
  ['operator: an object with name, not a text.', { operator: SECRET }],
  ['operator.name: a text of 1 to 40 characters is missing.', { operator: {} }],
  ['operator.name: a text of 1 to 40 characters, not one of 0.', { operator: { name: '' } }],
  [
    'operator.name: a text of 1 to 40 characters, not one of 41.',
    { operator: { name: 'a'.repeat(41) } },
  ],
  ['operator.name: a text of 1 to 40 characters, not a number.', { operator: { name: 4417 } }],
  ['operator.brand: a colour as #rrggbb, not this text.', named({ brand: 'green' })],
  ['operator.phone: a text, not a number.', named({ phone: 4417 })],
  [
    'operator.messageLink: an https:// address with {text} after its host, not this text.',
    named({ messageLink: `https://chat.example.com/${SECRET}` }),
  ],
  [
    'operator.terms.en: a text that is neither empty nor an http: address, not this text.',
    named({ terms: { en: '' } }),
  ],
  [
    'imageHosts: a list; each: an origin without a path, such as https://pay.example.com or http://localhost:9000, not a text.',
    { imageHosts: SECRET },
  ],
  [
    'payHosts.1: an origin without a path, such as https://pay.example.com or http://localhost:9000, not this text.',
    { payHosts: ['https://pay.example.com', 'https://pay.example.com/path'] },
  ],
  ['upiFields.0: "mam", "url" or "mid", not this text.', { upiFields: ['mad'] }],
  [
    'operatorValues.side.FRONT: a text or null, not a number.',
    { operatorValues: { side: { FRONT: 1 } } },
  ],
  [
    'operatorEnvelope: an object; each key: the name of a call or *; each value: a text, not a text.',
    { operatorEnvelope: SECRET },
  ],
  [
    'operatorFields: an object; each key: the name of a call or *; each value: an object of texts, not null.',
    { operatorFields: null },
  ],
  [
    'topUp.quick: a list; each: a whole number of rupees is missing.',
    { topUp: { least: 1, most: 2 } },
  ],
  ['topUp.most: a whole number of rupees is missing.', { topUp: { least: 1, quick: [] } }],
  ['topUp.least: a whole number of rupees, not 99.5.', { topUp: { ...limits, least: 99.5 } }],
  [
    'topUp: an object of whole rupees with all of least (above 0), most (not below least) and quick (a list of amounts from least to most), not these values.',
    { topUp: { ...limits, most: 50 } },
  ],
  ['ottServices.0.name: a text is missing.', { ottServices: [{ productid: 'OTT1' }] }],
  ['ottServices.0: an object with productid and name, not 5.', { ottServices: [5] }],
  ['renewalDays.MONTHLY: a whole number above 0, not -3.', { renewalDays: { MONTHLY: -3 } }],
  [
    'renewalDays.MONTHLY: a whole number above 0, not a text.',
    { renewalDays: { MONTHLY: SECRET } },
  ],
  [
    'renewalDays.WEEKLY: the key is "MONTHLY", "QUARTERLY", "HALFYEARLY" or "YEARLY".',
    { renewalDays: { WEEKLY: 7 } },
  ],
  [
    'renewalDays: an object; each key: MONTHLY, QUARTERLY, HALFYEARLY or YEARLY; each value: a whole number above 0, not -3.',
    { renewalDays: -3 },
  ],
  [
    'realtime: an address without a slash at the end, not this text.',
    { realtime: 'https://a.test/' },
  ],
  [
    'storageBucket: the name of a bucket without gs://, such as selfcare.appspot.com, not this text.',
    { storageBucket: 'gs://selfcare' },
  ],
  ['push.vapidKey: a text, not a number.', { push: { ...push, vapidKey: 44174417 } }],
  ['push.apiKey: a text, not a list.', { push: { ...push, apiKey: [SECRET] } }],
  [
    'push: an object with apiKey, projectId, appId, senderId, vapidKey and relay, not true.',
    { push: true },
  ],
  ['reports.share: a number from 0 to 1, not 5.', { reports: { address: '/r', share: 5 } }],
  ['devTools: true or false, not a text.', { devTools: SECRET }],
])('A refused configuration says “%s”', (sentence, fields) => {
  expect(refusalOf(fields)).toBe(`is wrong in the field ${sentence}`);
});

it.each<readonly [string, RegExp, object]>([
  [
    'a field of an answer',
    /prise: a call of .*, a field of its answer/,
    { operatorFields: { cart: { prise: 'x' } } },
  ],
  [
    'a field of a request',
    /usr: a call of .*, a field that it sends/,
    { operatorRequestFields: { login: { usr: 'x' } } },
  ],
  [
    'the envelope of an answer',
    /nonesuch: a call of .*, and the path of the data/,
    { operatorEnvelope: { nonesuch: 'x' } },
  ],
])('What the operator calls %s is refused with what may be named there', (_, sentence, fields) => {
  expect(refusalOf(fields)).toMatch(sentence);
});

it('A configuration that is no JSON object is refused as such', () => {
  for (const block of ['nothing', 'null', '5'])
    expect(readWholeConfiguration(block)).toMatchObject({ refusal: 'is no JSON object.' });
});
