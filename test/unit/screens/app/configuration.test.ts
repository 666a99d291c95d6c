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

it.each([
  ['no page', 0, true],
  ['every tenth page', 0.1, true],
  ['every page', 1, true],
  ['more than every page', 5, false],
  ['less than no page', -0.1, false],
  ['words', '0.1', false],
])('Errors may be reported by %s: %j is accepted: %s', (_, share, isAccepted) => {
  const read = withField({ reports: { address: 'https://faults.example.com/portal', share } });
  expect(read).toMatchObject(isAccepted ? { ok: true } : { ok: false, field: 'reports.share' });
});

it.each([
  ['without a slash at the end', 'https://live.example.com/portal', true],
  ['with a slash at the end', 'https://live.example.com/', false],
  ['that is empty', '', false],
])('The address of a realtime database %s is accepted or named: %s', (_, realtime, isAccepted) => {
  const read = withField({ realtime });
  expect(read).toMatchObject(isAccepted ? { ok: true } : { ok: false, field: 'realtime' });
});

it.each([
  ['40 characters', 40, true],
  ['one character', 1, true],
  ['no character', 0, false],
  ['41 characters', 41, false],
])('A name of the operator of %s is accepted or named (%d)', (_, length, isAccepted) => {
  const read = withField({ operator: { name: 'a'.repeat(length) } });
  expect(read).toMatchObject(isAccepted ? { ok: true } : { ok: false, field: 'operator.name' });
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
