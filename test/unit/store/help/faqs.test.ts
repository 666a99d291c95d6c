import { shippedFaqs } from '../../../../store/help/content/faqs';
import { inEnglish } from '../../../support/inEnglish';

describe('Answers without a configured database', () => {
  it('The built-in questions have unique addresses', () => {
    expect(shippedFaqs.length).toBeGreaterThanOrEqual(25);
    const ids = shippedFaqs.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]+$/);
  });

  it.each(shippedFaqs)('The question $id is in English', ({ question, answer, keywords }) => {
    for (const text of [question, answer]) {
      expect(Object.keys(text)).toEqual(['en']);
      expect(inEnglish(text)).toMatch(/\w/);
      expect(inEnglish(text)).not.toMatch(/!|undefined|[^\p{Script=Latin}\p{P}\p{N}\p{S}\s]/u);
    }
    expect(keywords.length).toBeGreaterThan(0);
  });
});
