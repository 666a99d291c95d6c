import { shippedFaqs } from '../../../../store/help/content/faqs';

const DEVANAGARI = /\p{Script=Devanagari}/u;

describe('Answers without a configured database', () => {
  it('The built-in questions have unique addresses', () => {
    expect(shippedFaqs.length).toBeGreaterThanOrEqual(25);
    const ids = shippedFaqs.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]+$/);
  });

  it.each(shippedFaqs)(
    'The question $id exists in both languages',
    ({ question, answer, keywords }) => {
      for (const text of [question.en, answer.en]) expect(text).not.toMatch(DEVANAGARI);
      for (const text of [question.hi, answer.hi]) expect(text).toMatch(DEVANAGARI);
      for (const text of [question, answer].flatMap(({ en, hi }) => [en, hi]))
        expect(text).not.toMatch(/!|undefined/);
      expect(keywords.some((word) => DEVANAGARI.test(word))).toBe(true);
      expect(keywords.some((word) => !DEVANAGARI.test(word))).toBe(true);
    },
  );
});
