import { homeRoutes, openRoutes } from '../../src/root/routes';
import { HOME, isOpenPath, LOGIN, STAFF_LOGIN } from '../../store/core/paths';
import {
  closedPaths,
  documentedChildren,
  documentedHome,
  documentedTopLevel,
  openPaths,
} from './documentedRoutes';

const below = (parent: string, child: string) =>
  child.startsWith('/') ? child : [parent, child].filter(Boolean).join('/');

const documentedInside = Object.entries(documentedChildren).flatMap(([child, own]) => {
  const address = below(documentedHome, child);
  return own.length === 0 ? [address] : own.map((one) => below(address, one));
});

/** The specification writes `{id}` where the router writes `:id`. */
const addresses = (routes: typeof openRoutes) =>
  routes.map(({ path }) => path.replace(/:(\w+)/g, '{$1}'));

describe('The route table', () => {
  it('The top-level addresses are the documented ones', () => {
    expect(documentedTopLevel).toHaveLength(10);
    expect([LOGIN, STAFF_LOGIN, ...addresses(openRoutes)].sort()).toEqual(
      [...documentedTopLevel].sort(),
    );
  });

  it('The addresses inside the home shell are the documented ones', () => {
    expect(documentedInside).toHaveLength(15);
    expect(documentedInside).toContain('/checkout');
    expect(HOME).toBe(documentedHome);
    expect(addresses(homeRoutes).sort()).toEqual([...documentedInside].sort());
  });

  it('Each address occurs once', () => {
    const all = [...addresses(openRoutes), ...addresses(homeRoutes)];
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('Routes without a saved user', () => {
  it.each(openPaths)('"%s" is open', (path) => {
    expect(isOpenPath(path)).toBe(true);
  });

  it.each([...closedPaths, ...documentedInside])('"%s" redirects to the login', (path) => {
    expect(isOpenPath(path)).toBe(false);
  });
});
