import type { Failure } from '../../../../store/core/failure';
import { failureSentence, messages } from '../../../../store/core/messages';
import { causeSentence } from '../../../../store/writes/causeSentence';

it.each([
  ['NOT_STORED', messages.notStored],
  ['ACCOUNT_UNCONFIRMED', messages.accountUnconfirmed],
  ['NO_REFUND', messages.outdated],
] as const)(
  'The sentence of a press that the portal blocks as %s says its reason',
  (code, sentence) => {
    expect(failureSentence({ kind: 'blocked', code })).toBe(sentence);
  },
);

const write = { kind: 'unknown', call: 'updateSubscriber' } as const;

it.each<[string, Failure, string, string]>([
  ['no answer', write, messages.unknown, messages.connectionLost],
  ['a fault of a server', { ...write, status: 502 }, messages.faultyUnknown, messages.systemFaulty],
  [
    'an answer that cannot be read',
    { ...write, status: 200 },
    messages.unclear,
    messages.answerUnreadable,
  ],
])('A write with %s says so, and never that the connection was lost otherwise', (...row) => {
  const [, failure, sentence, cause] = row;
  expect(failureSentence(failure)).toBe(sentence);
  expect(causeSentence(failure)).toBe(cause);
});

it.each([
  [500, '', messages.faulty],
  [503, 'Closed until six.', 'Closed until six.'],
  [404, '', messages.refused],
])('A read answered with %i and the words “%s” says “%s”', (status, message, sentence) => {
  expect(failureSentence({ kind: 'refused', call: 'activePacks', status, message })).toBe(sentence);
});
