import { messages } from '../../../store/core/messages';
import { translateMessage } from '../../../src/text/translateMessage';
import type * as Catalogues from '../../../src/text/catalogue';
import { sourceFiles } from './sourceFiles';

type Seen = { readonly en: unknown; readonly hi: unknown };
const seen: Seen[] = [];

// Every catalogue passes through here, also one that no other file can see.
jest.mock('../../../src/text/catalogue', () => ({
  ...jest.requireActual<typeof Catalogues>('../../../src/text/catalogue'),
  catalogue: (texts: Seen) => {
    seen.push(texts);
    return texts;
  },
}));

/** Texts that are right as they are though they are not in the script of their language, and why. */
const exceptions: readonly { readonly text: RegExp; readonly reason: string }[] = [
  {
    text: /^(हिन्दी|English)$/,
    reason: 'The button for another language is written in that language.',
  },
  { text: /^(\S.* (Mbps|GB))+$/, reason: 'The unit is written alike in both.' },
  { text: /^\S+ · •••• \S/, reason: 'A box is called by its own name and its last digits.' },
];
const isException = (words: string) => exceptions.some(({ text }) => text.test(words));

/**
 * Words that say that what is sent again is carried out once. No documented call knows `Idempotency-Key`, so they
 * stand in the entries `honoured` alone (`src/app/useByIdempotency.ts`).
 */
const PROMISE =
  /\b(?:once|twice|safely|safe to|doubled|however often|as often as)\b|दो बार|दोहरा|दो नहीं बनेंगे|एक (?:ही )?बार(?: ही)?|कितनी भी बार|बेझिझक/giu;

/** The same words where they promise nothing. */
const HARMLESS: readonly { readonly text: RegExp; readonly why: string }[] = [
  { text: /\bat once\b|एक बार में/gi, why: 'Immediately, or at the same time.' },
  { text: /\bonce (?:it is|you|the)\b/gi, why: 'As soon as.' },
  { text: /\bonce more\b|एक बार और/gi, why: 'Again.' },
  { text: /answer this survey once|सर्वे का जवाब एक बार/gi, why: 'What a subscriber may do.' },
];

const promisesIn = (words: string): readonly string[] =>
  HARMLESS.reduce((left, { text }) => left.replaceAll(text, ''), words).match(PROMISE) ?? [];

const isReserved = (place: string): boolean => place.endsWith('.honoured');

const DEVANAGARI = /\p{Script=Devanagari}/u;
const devanagari: unknown = expect.stringMatching(DEVANAGARI);
const notDevanagari: unknown = expect.not.stringMatching(DEVANAGARI);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Fillings for whatever a text speaks about; the first that gives a sentence counts. */
const fillings: readonly unknown[] = [
  3,
  'Asha',
  '2026-11-24',
  new Date(2026, 10, 24),
  ['a', 'b'],
  true,
];
type Text = (...about: readonly unknown[]) => unknown;

const renderedText = (text: unknown): string => {
  if (typeof text === 'string') return text;
  if (typeof text !== 'function') return '';
  const answers = fillings.map((filling) => {
    try {
      return (text as Text)(...Array<unknown>(4).fill(filling)); // a leaf that is a function is a text
    } catch {
      return undefined;
    }
  });
  return answers.filter((answer) => typeof answer === 'string').join(' ');
};

/** Each leaf with its place, e.g. `errors.username`. */
const leavesOf = (texts: unknown, place = ''): [string, unknown][] =>
  isRecord(texts)
    ? Object.entries(texts).flatMap(([name, text]) =>
        leavesOf(text, place ? `${place}.${name}` : name),
      )
    : [[place, texts]];

const kinds = (texts: unknown) =>
  leavesOf(texts).map(([place, text]) => `${place}: ${typeof text}`);

const files = sourceFiles('.ts', '.tsx').filter(
  ({ name, text }) => text.includes('catalogue(') && name !== 'text/catalogue.ts',
);

const cataloguesOf = async (file: string): Promise<readonly Seen[]> => {
  const before = seen.length;
  await import(file);
  return seen.slice(before);
};

describe('The text catalogues', () => {
  it('All texts are in catalogues', () => {
    expect(files.length).toBeGreaterThan(30);
  });

  it.each(files)('The texts in $name exist in both languages', async ({ path }) => {
    let catalogues: readonly Seen[] = [];
    await jest.isolateModulesAsync(async () => {
      catalogues = await cataloguesOf(path);
    });
    expect(catalogues.length).toBeGreaterThan(0);
    for (const { en, hi } of catalogues) {
      expect(kinds(hi).sort()).toEqual(kinds(en).sort());
      for (const [place, text] of leavesOf(en)) {
        const words = renderedText(text);
        expect({ place, words }).not.toEqual({ place, words: '' });
        expect(words).not.toMatch(/\bundefined\b|\[object/);
        if (!isException(words)) expect({ place, words }).toEqual({ place, words: notDevanagari });
      }
      for (const [place, text] of leavesOf(hi)) {
        const words = renderedText(text);
        if (!isException(words)) expect({ place, words }).toEqual({ place, words: devanagari });
      }
    }
  });

  it.each(files)('No text in $name promises what only an operator can keep', async ({ path }) => {
    let catalogues: readonly Seen[] = [];
    await jest.isolateModulesAsync(async () => {
      catalogues = await cataloguesOf(path);
    });
    const leaves = catalogues.flatMap(({ en, hi }) => [...leavesOf(en), ...leavesOf(hi)]);
    const places = leaves.map(([place]) => place);
    for (const [place, text] of leaves) {
      const words = renderedText(text);
      if (!isReserved(place))
        expect({ place, promises: promisesIn(words) }).toEqual({ place, promises: [] });
      // What is promised of one operator is said in another way of all others.
      else expect(places).toContain(place.replace(/honoured$/, 'unknown'));
    }
  });

  it.each([
    ['It cannot be paid twice.', ['twice']],
    ['However often it is sent, it is carried out only once.', ['However often', 'once']],
    ['You may safely press again.', ['safely']],
    ['It is the same order and cannot be doubled.', ['doubled']],
    ['भुगतान दो बार नहीं हो सकता।', ['दो बार']],
    ['वह एक ही बार होता है।', ['एक ही बार']],
    ['It stops at once.', []],
    ['एक बार में एक बॉक्स रिन्यू होता है।', []],
  ])('“%s” promises %j', (sentence, promises) => {
    expect(promisesIn(sentence)).toEqual(promises);
  });

  it('Every text of the store and the sagas has a Hindi translation', () => {
    for (const message of Object.values(messages)) {
      expect(promisesIn(message)).toEqual([]);
      expect(promisesIn(translateMessage(message, 'hi'))).toEqual([]);
      expect(translateMessage(message, 'en')).toBe(message);
      expect(translateMessage(message, 'hi')).toMatch(DEVANAGARI);
    }
    expect(translateMessage('Too early', 'hi')).toBe('Too early');
  });
});
