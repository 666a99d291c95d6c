import { shippedFaqs } from '../../../../store/help/content/faqs';

const DEVANAGARI = /\p{Script=Devanagari}/u;

describe('a subscriber who looks for an answer without a database', () => {
  it('finds what comes with the portal, each question at an address of its own', () => {
    expect(shippedFaqs.length).toBeGreaterThanOrEqual(25);
    const ids = shippedFaqs.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]+$/);
  });

  it.each(shippedFaqs)('reads $id in both languages', ({ question, answer, keywords }) => {
    for (const text of [question.en, answer.en]) expect(text).not.toMatch(DEVANAGARI);
    for (const text of [question.hi, answer.hi]) expect(text).toMatch(DEVANAGARI);
    for (const text of [question, answer].flatMap(({ en, hi }) => [en, hi]))
      expect(text).not.toMatch(/!|undefined/);
    expect(keywords.some((word) => DEVANAGARI.test(word))).toBe(true);
    expect(keywords.some((word) => !DEVANAGARI.test(word))).toBe(true);
  });
});
