import { useLocation } from 'react-router-dom';

/** Where the links of the frame lead, and what else belongs to each of them. */
export interface NavPaths {
  readonly home: string;
  readonly packs: string;
  readonly add: string;
  readonly money: string;
  readonly help: string;
  readonly alerts: string;
  readonly profile: string;
  readonly balance: string;
  readonly cart: string;
  /** Screens whose address is not below that of the item they belong to. */
  readonly within: readonly (readonly [path: string, item: NavItem])[];
}

export type NavItem = 'home' | 'packs' | 'add' | 'money' | 'help' | 'alerts' | 'profile';

/** The most exact first: the transactions are below the profile, and everything below the home. */
const ORDER: readonly NavItem[] = ['money', 'packs', 'add', 'help', 'alerts', 'profile'];

interface CurrentNavItem {
  readonly item: NavItem | null;
  /** False on a screen that only belongs to the item. */
  readonly isExact: boolean;
}

const isBelow = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

/** The item that the current screen belongs to; null where it belongs to none. */
export const useCurrentNavItem = (paths: NavPaths): CurrentNavItem => {
  const pathname = useLocation().pathname.replace(/\/+$/, '');
  const [, within] = paths.within.find(([path]) => isBelow(pathname, path)) ?? [];
  if (within !== undefined) return { item: within, isExact: false };
  if (pathname === paths.home) return { item: 'home', isExact: true };
  const item = ORDER.find((one) => isBelow(pathname, paths[one]));
  return { item: item ?? null, isExact: true };
};

/** For `aria-current`: the page itself, or the item that the page belongs to. */
export const currentOf = (
  { item, isExact }: CurrentNavItem,
  link: NavItem,
): 'page' | 'true' | undefined => {
  if (item !== link) return undefined;
  return isExact ? 'page' : 'true';
};
