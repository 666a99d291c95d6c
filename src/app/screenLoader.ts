import type { ComponentType } from 'react';
import type { DomainName } from '../../store/core/documentedState';
import { latePart, type LatePart } from './late';
import type { ScreenRoute } from './routes';

/** Milliseconds before a chunk that did not come is asked for once more. */
const PAUSE = 600;

/** Loads a screen with the domains it needs, once, and remembers it. */
export const createScreenLoader = (addDomain: (name: DomainName) => Promise<void>) => {
  const parts = new Map<string, LatePart<object>>();

  const fetchScreen = async ({ screen, needs }: ScreenRoute): Promise<ComponentType> => {
    const [component] = await Promise.all([
      secondChance(screen),
      ...needs.map((name) => secondChance(() => addDomain(name))),
    ]);
    return component;
  };

  return {
    /** The same part for the same address. */
    of: (route: ScreenRoute): LatePart<object> => {
      const part = parts.get(route.path) ?? latePart(() => fetchScreen(route));
      parts.set(route.path, part);
      return part;
    },
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
