/** @jest-environment node */
import { paymentResultText } from '../../../../src/screens/payments/status/paymentResult.text';
import { termsText } from '../../../../src/screens/identity/terms/terms.text';
import { LANGUAGES, type Language } from '../../../../src/text/catalogue';
import { shippedFaqs } from '../../../../store/help/content/faqs';
import { sourceFiles } from '../../../contract/texts/sourceFiles';

/** Every text of every catalogue. */
const onScreens: Record<Language, Set<string>> = { en: new Set(), hi: new Set() };

const collect = (language: Language, texts: unknown): void => {
  if (typeof texts === 'string') onScreens[language].add(texts);
  else if (typeof texts === 'object' && texts !== null)
    Object.values(texts).forEach((text) => collect(language, text));
};

beforeAll(async () => {
  for (const { path } of sourceFiles('.ts').filter(({ name }) => name.endsWith('.text.ts'))) {
    const exported: object = await import(path);
    for (const one of Object.values(exported))
      for (const language of LANGUAGES)
        collect(language, (one as Partial<Record<Language, unknown>>)[language]); // a catalogue, or something without languages
  }
});

/** What an answer puts into quotation marks: the name of something on a screen, or a category of tickets. */
const quoted = (answer: string): readonly string[] =>
  [...answer.matchAll(/"([^"]+)"/g)].map(([, words = '']) => words);

/** Categories of tickets, lights of a router, and a documented sentence of the operator's. */
const ELSEWHERE =
  /^(Recharge not credited|Box or remote|Relocation|LOS|Internet|Try Renew Within 15 days of expiry)$/;

describe('The answers that come with the portal', () => {
  it.each(
    shippedFaqs.flatMap(({ id, answer }) =>
      LANGUAGES.map((language) => ({ id, language, text: answer[language] })),
    ),
  )('The answer $id names in $language only what a screen shows', ({ language, text }) => {
    const unknown = quoted(text).filter(
      (words) => !onScreens[language].has(words) && !ELSEWHERE.test(words),
    );
    expect(unknown).toEqual([]);
  });

  it.each(LANGUAGES)('Every text names the same days for a returned payment (%s)', (language) => {
    const texts = [
      ...shippedFaqs.map(({ answer }) => answer[language]),
      paymentResultText[language].returned,
      JSON.stringify(termsText[language]),
    ];
    const days = texts.flatMap(
      (text) => text.match(/\d+ (?:to|से) \d+ (?:working days|कार्य दिवस)/g) ?? [],
    );
    expect(days.length).toBeGreaterThan(3);
    expect(new Set(days).size).toBe(1);
  });
});
