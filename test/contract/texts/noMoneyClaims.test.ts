/** @jest-environment node */
import { englishTexts } from './englishTexts';
import { leavesOf, renderedText } from './leaves';
import { NO_MONEY_CLAIMS, NO_MONEY_STATES, OTHER_WORDS } from './noMoneyClaims';

const texts = Object.entries(englishTexts()).flatMap(([catalogue, leaves]) =>
  leavesOf(leaves).map(([place, text]) => [`${catalogue}.${place}`, renderedText(text)] as const),
);
const isClaim = (text: string): boolean => NO_MONEY_CLAIMS.some(({ words }) => words.test(text));
const claims: readonly string[] = texts.filter(([, text]) => isClaim(text)).map(([name]) => name);

describe('A text that says that no money was taken', () => {
  it('Every such text is on the list with the state that may say it', () => {
    expect(claims.filter((name) => !(name in NO_MONEY_STATES))).toEqual([]);
  });

  it('Every text on the list says it', () => {
    expect(Object.keys(NO_MONEY_STATES).filter((name) => !claims.includes(name))).toEqual([]);
  });

  it('Every one of the words is said by a text', () => {
    const isSaid = (words: RegExp) => texts.some(([, text]) => words.test(text));
    expect(NO_MONEY_CLAIMS.filter(({ words }) => !isSaid(words))).toEqual([]);
  });

  it('No text says it in other words, which the matrix would not read', () => {
    expect(texts.filter(([, text]) => OTHER_WORDS.test(text)).map(([name]) => name)).toEqual([]);
  });

  it.each([
    ...['No money was taken.', 'Nothing was paid.', 'Nothing more was taken.'],
    ...['Not paid', 'Payment failed'],
  ])('The words “%s” are found', (words) => {
    expect(isClaim(words)).toBe(true);
  });

  it.each(['It wasn’t paid in time.', 'You have not been charged.', 'Nothing has been charged.'])(
    'The words “%s” are other words',
    (words) => {
      expect(words).toMatch(OTHER_WORDS);
    },
  );
});
