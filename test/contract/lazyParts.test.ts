import { homeRoutes, openRoutes } from '../../src/root/routes';
import { sourceFiles } from './texts/sourceFiles';

const DECLARED = /\blazy(?:Part|Screen)(?:<\w+>)?\(\{\s*id: (?:'([^']*)')?/g;

/** Every lazy part that `src` declares, with its file and the id in its source. */
const declared = sourceFiles('.ts', '.tsx')
  .filter(({ name }) => name !== 'app/lazy/lazyPart.tsx')
  .flatMap(({ name, text }) =>
    [...text.matchAll(DECLARED)].map(([, id]) => ({ name, id: id ?? null })),
  )
  // The route table's own lazy part is left out, because its id is the address.
  .filter(({ name, id }) => !(name === 'root/routes.ts' && id === null));

describe('The lazy parts of the portal', () => {
  it('This test finds the lazy parts that the source declares', () => {
    expect(declared.length).toBeGreaterThan(30);
  });

  it('Each lazy part has a plain text as its id', () => {
    expect(declared.filter(({ id }) => id === null)).toEqual([]);
  });

  it('No two lazy parts have the same id, and no id is the address of a screen', () => {
    const ids = [
      ...declared.map(({ id }) => id),
      ...[...openRoutes, ...homeRoutes].map(({ screen: { id } }) => id),
    ];
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});
