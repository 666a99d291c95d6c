import { readConfiguration } from '../../../../src/boot/configuration';

const withField = (field: object) =>
  readConfiguration(JSON.stringify({ server: 'test', operator: { name: 'Selfcare' }, ...field }));
const limits = { least: 100, most: 900, quick: [100, 500] };

it('The limits of a top-up and of an instant payment are read each for itself', () => {
  expect(withField({ topUp: limits })).toMatchObject({
    ok: true,
    configuration: { topUp: limits },
  });
  expect(withField({ instantPayment: limits })).toMatchObject({
    configuration: { instantPayment: limits },
  });
});

it.each([
  ['a limit that is no whole number', { ...limits, least: 99.5 }, 'topUp.least'],
  ['a limit of zero', { ...limits, least: 0 }, 'topUp'],
  ['limits the wrong way round', { ...limits, most: 50, quick: [] }, 'topUp'],
  ['an amount to choose that is not accepted', { ...limits, quick: [1000] }, 'topUp'],
  ['no quick amounts', { least: 100, most: 900 }, 'topUp.quick'],
])('A configuration with %s names the field', (_, topUp, field) => {
  const read = withField({ topUp });
  expect(read.ok ? '' : read.field).toContain(field);
});

it.each([
  ['the days of some terms', { MONTHLY: 28, YEARLY: 366 }, true],
  ['a term that is not documented', { WEEKLY: 7 }, false],
  ['part of a day', { MONTHLY: 30.5 }, false],
  ['no day at all', { MONTHLY: 0 }, false],
  ['words', { MONTHLY: 'thirty' }, false],
])('The length of a renewal may be %s: %j is accepted: %s', (_, renewalDays, isAccepted) => {
  const read = withField({ renewalDays });
  expect(read).toMatchObject(isAccepted ? { configuration: { renewalDays } } : { ok: false });
  expect(read.ok ? 'accepted' : read.field).toMatch(isAccepted ? 'accepted' : /^renewalDays/);
});

it('Plain texts of the operator are in English unless the configuration names their language', () => {
  const languageOf = (operator: object) => {
    const read = withField({ operator: { name: 'Selfcare', ...operator } });
    return read.ok ? read.configuration.operator.language : read.field;
  };
  expect(languageOf({})).toBe('en');
  expect(languageOf({ language: 'ta' })).toBe('ta');
  expect(languageOf({ language: 'fr' })).toBe('operator.language');
});

it.each([
  ['with a place for the message', 'https://chat.example.com/4417?text={text}', true],
  ['without a place for the message', 'https://chat.example.com/4417', false],
  ['whose host would be the message', 'https://{text}/4417', false],
  ['that is not secure', 'http://chat.example.com/?text={text}', false],
  ['that runs code', 'javascript:alert("https://a/{text}")', false],
])('The address of a chat %s is accepted or named: %s', (_, messageLink, isAccepted) => {
  const read = withField({ operator: { name: 'Selfcare', messageLink } });
  expect(read).toMatchObject(
    isAccepted
      ? { configuration: { operator: { messageLink } } }
      : { ok: false, field: 'operator.messageLink' },
  );
});

it.each([
  ['texts by language', { en: 'Pay in time.\n\nOr do not.', ta: 'விதிமுறைகள்' }, true],
  ['the address of a page', { en: 'https://example.com/terms' }, true],
  ['an address that is not secure', { en: 'http://example.com/terms' }, false],
  ['no language', 'Pay in time.', false],
  ['a language that the portal does not speak', { fr: 'Conditions' }, false],
  ['an empty text', { en: '' }, false],
])('The terms of the operator may be %s: %j is accepted: %s', (_, terms, isAccepted) => {
  const read = withField({ operator: { name: 'Selfcare', terms } });
  expect(read).toMatchObject(
    isAccepted ? { configuration: { operator: { terms } } } : { ok: false },
  );
  expect(read.ok ? 'accepted' : read.field).toMatch(isAccepted ? 'accepted' : /^operator\.terms/);
});
