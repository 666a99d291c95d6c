import { useLocation } from 'react-router-dom';

/** Where the links of the frame lead, and what else belongs to each of them. */
export interface FramePaths {
  readonly home: string;
  readonly packs: string;
  readonly add: string;
  readonly money: string;
  readonly help: string;
  readonly alerts: string;
  readonly profile: string;
  readonly balance: string;
  readonly cart: string;
  /** Screens that are no part of a place by their address. */
  readonly within: readonly (readonly [path: string, place: FramePlace])[];
}

export type FramePlace = 'home' | 'packs' | 'add' | 'money' | 'help' | 'alerts' | 'profile';

/** The most exact first: the transactions are below the profile, and everything below the home. */
const ORDER: readonly FramePlace[] = ['money', 'packs', 'add', 'help', 'alerts', 'profile'];

interface CurrentPlace {
  readonly place: FramePlace | null;
  /** False on a screen that only belongs to the place. */
  readonly isExact: boolean;
}

const isBelow = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

/** The place of the frame where the subscriber is: every screen belongs to one. */
export const useCurrentPlace = (paths: FramePaths): CurrentPlace => {
  const pathname = useLocation().pathname.replace(/\/+$/, '');
  const [, within] = paths.within.find(([path]) => isBelow(pathname, path)) ?? [];
  if (within !== undefined) return { place: within, isExact: false };
  if (pathname === paths.home) return { place: 'home', isExact: true };
  const place = ORDER.find((one) => isBelow(pathname, paths[one]));
  return { place: place ?? null, isExact: true };
};

/** For `aria-current`: the page itself, or the place that the page belongs to. */
export const currentOf = (
  { place, isExact }: CurrentPlace,
  link: FramePlace,
): 'page' | 'true' | undefined => {
  if (place !== link) return undefined;
  return isExact ? 'page' : 'true';
};
