import type { Catalogue } from '../../../src/text/catalogue';
import { sourceFiles } from './sourceFiles';

const isCatalogue = (value: unknown): value is Catalogue<unknown> =>
  typeof value === 'object' && value !== null && 'name' in value && 'english' in value;

/**
 * The English texts of every catalogue, by its name.
 *
 * @throws when an export is no catalogue, when two catalogues have the same name, or when a catalogue's name differs
 *   from that of its export.
 */
export const englishTexts = (): Readonly<Record<string, unknown>> => {
  const texts: Record<string, unknown> = {};
  for (const { path, name: file } of sourceFiles('.text.ts'))
    for (const [name, exported] of Object.entries(jest.requireActual<object>(path))) {
      if (!isCatalogue(exported))
        throw new Error(`${file} exports ${name}, which is no catalogue.`);
      if (exported.name !== name || name in texts)
        throw new Error(`${file}: the catalogue ${name} is called ${exported.name}, or not alone.`);
      texts[name] = exported.english;
    }
  return texts;
};
