/** @jest-environment node */
import { homeRoutes, openRoutes } from '../../src/app/routes';
import { sourceFiles } from './texts/sourceFiles';

const DECLARED = /\blazyPart(?:<\w+>)?\(\{\s*id: (?:'([^']*)')?/g;

/** Every lazy part that is declared in `src`, by the file and the id that stand in its source. */
const declared = sourceFiles('.ts', '.tsx')
  .filter(({ name }) => name !== 'app/lazy/lazyPart.tsx')
  .flatMap(({ name, text }) =>
    [...text.matchAll(DECLARED)].map(([, id]) => ({ name, id: id ?? null })),
  )
  // The one of the route table, whose id is the address.
  .filter(({ name, id }) => !(name === 'app/routes.ts' && id === null));

describe('the lazy parts of the portal', () => {
  it('are found by this test', () => {
    expect(declared.length).toBeGreaterThan(30);
  });

  it('have a plain text as their id', () => {
    expect(declared.filter(({ id }) => id === null)).toEqual([]);
  });

  it('have each an id of their own, which is no address', () => {
    const ids = [
      ...declared.map(({ id }) => id),
      ...[...openRoutes, ...homeRoutes].map(({ screen: { id } }) => id),
    ];
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});
