import type { ComponentType } from 'react';
import type { DomainName } from '../../store/documentedState';
import type { ScreenRoute } from './routes';

/** Milliseconds before a chunk that did not come is asked for once more. */
const PAUSE = 600;

/** Loads a screen with the domains it needs, once, and remembers it. */
export const createScreenLoader = (addDomain: (name: DomainName) => Promise<void>) => {
  const loaded = new Map<string, Promise<ComponentType>>();

  const fetchScreen = async ({ screen, needs }: ScreenRoute): Promise<ComponentType> => {
    const [component] = await Promise.all([
      secondChance(screen),
      ...needs.map((name) => secondChance(() => addDomain(name))),
    ]);
    return component;
  };

  return {
    /** The same promise for the same route, as `use` asks for. */
    load: (route: ScreenRoute): Promise<ComponentType> => {
      const known = loaded.get(route.path) ?? fetchScreen(route);
      loaded.set(route.path, known);
      return known;
    },
    /** A failed screen may be tried again. */
    forget: (route: ScreenRoute): void => void loaded.delete(route.path),
  };
};

export type ScreenLoader = ReturnType<typeof createScreenLoader>;

/** A patchy network loses single requests; the browser fetches a lost chunk again when asked again. */
const secondChance = async <Value>(load: () => Promise<Value>): Promise<Value> => {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return load();
  }
};
