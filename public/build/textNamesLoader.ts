const IMPORT = /^import \{([^}]+)\} from '([^']+\.text)';/gm;

interface TakenText {
  /** The name of the catalogue. */
  readonly name: string;
  /** The local name of the catalogue in the importing file. */
  readonly local: string;
  /** The file of texts, as written in the import. */
  readonly from: string;
}

const importedIn = (names: string, from: string): readonly TakenText[] =>
  names
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '' && !entry.startsWith('type '))
    .map((entry) => {
      const [name = '', local = name] = entry.split(' as ');
      return { name, local, from };
    });

/** The catalogues that a source file of the portal imports. */
export const textsTakenBy = (source: string): readonly TakenText[] =>
  [...source.matchAll(IMPORT)].flatMap(([, names = '', from = '']) => importedIn(names, from));

/**
 * Replaces each import of texts in the built portal's scripts with the names of the catalogues. The texts are in
 * separate files (`TextsPlugin.ts`), so no chunk contains texts.
 */
// webpack takes a loader by its default export.
// eslint-disable-next-line no-restricted-syntax
export default function textNamesLoader(source: string): string {
  return source.replace(IMPORT, (_, names: string, from: string) =>
    importedIn(names, from)
      .map(({ name, local }) => `const ${local} = { name: '${name}' };`)
      .join(' '),
  );
}
