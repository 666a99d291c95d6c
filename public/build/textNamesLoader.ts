const IMPORT = /^import \{([^}]+)\} from '([^']+\.text)';/gm;

interface TakenText {
  /** Of the catalogue. */
  readonly name: string;
  /** What the file calls it. */
  readonly local: string;
  /** The file of texts, as the import names it. */
  readonly from: string;
}

const takenIn = (names: string, from: string): readonly TakenText[] =>
  names
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '' && !entry.startsWith('type '))
    .map((entry) => {
      const [name = '', local = name] = entry.split(' as ');
      return { name, local, from };
    });

/** The catalogues that a file of the portal's source takes. */
export const textsTakenBy = (source: string): readonly TakenText[] =>
  [...source.matchAll(IMPORT)].flatMap(([, names = '', from = '']) => takenIn(names, from));

/**
 * Leaves only the names of the catalogues in the built portal's scripts, where they are taken: the texts are files of
 * their own (`TextsPlugin.ts`), and a room's file of texts is in no chunk.
 */
// webpack takes a loader by its default export.
// eslint-disable-next-line no-restricted-syntax
export default function textNamesLoader(source: string): string {
  return source.replace(IMPORT, (_, names: string, from: string) =>
    takenIn(names, from)
      .map(({ name, local }) => `const ${local} = { name: '${name}' };`)
      .join(' '),
  );
}
