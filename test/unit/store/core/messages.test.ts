import { failureSentence, messages } from '../../../../store/core/messages';

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
