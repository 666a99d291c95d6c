import { englishTexts } from './englishTexts';
import { sourceFiles } from './sourceFiles';

/** The gallery is left out, because its examples use its samples in every way. */
const { galleryText: _, samplesText: __, ...english } = englishTexts();
const screens = sourceFiles('.ts', '.tsx').filter(
  ({ name }) => !name.endsWith('.text.ts') && !name.startsWith('translations/'),
);

interface Use {
  readonly words: ReadonlySet<string>;
  /** Whether a file takes an entry whose name is computed. */
  readonly isComputed: boolean;
}

const folderOf = (name: string): string => name.slice(0, name.lastIndexOf('/'));

/** The words in the files that name a catalogue, and in the files beside them when they pass the whole catalogue on. */
const useOf = (catalogue: string): Use => {
  const knowing = screens.filter(({ text }) => new RegExp(`\\b${catalogue}\\b`).test(text));
  const handing = knowing.filter(({ text }) => text.includes('={t}'));
  const folders = new Set(handing.map(({ name }) => folderOf(name)));
  const files = [...knowing, ...screens.filter(({ name }) => folders.has(folderOf(name)))];
  return {
    words: new Set(files.flatMap(({ text }) => text.match(/\w+/g) ?? [])),
    isComputed: files.some(({ text }) => /\b(?:t|purposes)\[|useText\(\w+\)\[/.test(text)),
  };
};

const unusedIn = (catalogue: string): readonly string[] => {
  const { words, isComputed } = useOf(catalogue);
  return isComputed ? [] : Object.keys(english[catalogue] ?? {}).filter((name) => !words.has(name));
};

describe('The texts', () => {
  it.each(Object.keys(english))('%s is shown somewhere', (catalogue) => {
    expect(useOf(catalogue).words.size).toBeGreaterThan(0);
  });

  it('Every entry of a catalogue is named where the catalogue is used', () => {
    const unused = Object.keys(english).flatMap((catalogue) =>
      unusedIn(catalogue).map((name) => `${catalogue}.${name}`),
    );
    expect(unused).toEqual([]);
  });
});
