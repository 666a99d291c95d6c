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
];
const isException = (words: string) => exceptions.some(({ text }) => text.test(words));

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

const said = (text: unknown): string => {
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
        const words = said(text);
        expect({ place, words }).not.toEqual({ place, words: '' });
        expect(words).not.toMatch(/\bundefined\b|\[object/);
        if (!isException(words)) expect({ place, words }).toEqual({ place, words: notDevanagari });
      }
      for (const [place, text] of leavesOf(hi)) {
        const words = said(text);
        if (!isException(words)) expect({ place, words }).toEqual({ place, words: devanagari });
      }
    }
  });

  it('Every text of the store and the sagas has a Hindi translation', () => {
    for (const message of Object.values(messages)) {
      expect(translateMessage(message, 'en')).toBe(message);
      expect(translateMessage(message, 'hi')).toMatch(DEVANAGARI);
    }
    expect(translateMessage('Too early', 'hi')).toBe('Too early');
  });
});
