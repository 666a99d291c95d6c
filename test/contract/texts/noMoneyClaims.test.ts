/** @jest-environment node */
import { englishTexts } from './englishTexts';
import { leavesOf, renderedText } from './leaves';
import { NO_MONEY_CLAIM, NO_MONEY_STATES } from './noMoneyClaims';

const claims = Object.entries(englishTexts()).flatMap(([catalogue, texts]) =>
  leavesOf(texts)
    .filter(([, text]) => NO_MONEY_CLAIM.test(renderedText(text)))
    .map(([place]) => `${catalogue}.${place}`),
);

describe('A text that says that no money was taken', () => {
  it('Every such text is on the list with the state that may say it', () => {
    expect(claims.filter((name) => !(name in NO_MONEY_STATES))).toEqual([]);
  });

  it('Every text on the list says it', () => {
    expect(Object.keys(NO_MONEY_STATES).filter((name) => !claims.includes(name))).toEqual([]);
  });

  it.each([
    ...[
      'No money was taken.',
      'Nothing was paid.',
      'Nothing more was taken.',
      'Not paid',
      'Payment failed',
    ],
    ...['It wasn’t paid in time.', 'You have not been charged.', 'Nothing has been charged.'],
  ])('The words “%s” are found', (words) => {
    expect(words).toMatch(NO_MONEY_CLAIM);
  });
});
