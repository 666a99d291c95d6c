import { Link, useLocation } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { useText } from '../../text/useText';
import { color, layer, media, radius, size, space, target, weight } from '../../theme/tokens';
import { Icon } from '../data/Icon';
import { addIcon, helpIcon, homeIcon, moneyIcon, packsIcon } from '../data/icons';
import { Stack } from '../layout/Stack';
import { frameText } from '../ui.text';

/** The addresses of the links of the frame. */
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
  /** Screens that belong to an item although their path is not below the item's path. */
  readonly within: readonly (readonly [path: string, item: NavItem])[];
}

type NavItem = 'home' | 'packs' | 'add' | 'money' | 'help' | 'alerts' | 'profile';

/** `money` comes before `profile`, because the path of the transactions is below the path of the profile. */
const SEARCH_ORDER: readonly NavItem[] = ['money', 'packs', 'add', 'help', 'alerts', 'profile'];

interface CurrentNavItem {
  readonly item: NavItem | null;
  /** False on a screen that only belongs to the item: below its path, or assigned to it by `within`. */
  readonly isExact: boolean;
}

const isBelow = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

/** The item that the current screen belongs to; null if the screen belongs to no item. */
export const useCurrentNavItem = (paths: NavPaths): CurrentNavItem => {
  const pathname = useLocation().pathname.replace(/\/$/, '');
  const [, within] = paths.within.find(([path]) => isBelow(pathname, path)) ?? [];
  if (within !== undefined) return { item: within, isExact: false };
  if (pathname === paths.home) return { item: 'home', isExact: true };
  const item = SEARCH_ORDER.find((candidate) => isBelow(pathname, paths[candidate])) ?? null;
  return { item, isExact: item !== null && pathname === paths[item] };
};

/** The `aria-current` of a link: 'page' for the page itself, 'true' for the item that the page belongs to. */
export const currentOf = (
  { item, isExact }: CurrentNavItem,
  link: NavItem,
): 'page' | 'true' | undefined => {
  if (item !== link) return undefined;
  return isExact ? 'page' : 'true';
};

const MENU = ['home', 'packs', 'add', 'money', 'help'] as const;

const icons: Readonly<Record<(typeof MENU)[number], string>> = {
  home: homeIcon,
  packs: packsIcon,
  add: addIcon,
  money: moneyIcon,
  help: helpIcon,
};

const Bottom = styled.nav`
  position: sticky;
  bottom: 0;
  z-index: ${layer.bar};
  display: flex;
  min-height: var(--bottom-nav);
  padding: 6px 4px calc(8px + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  background: ${color.surface};
  ${media.wide} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
  a {
    position: relative;
    display: grid;
    flex: 1 1 auto;
    justify-items: center;
    gap: 2px;
    padding: 6px 0;
    color: ${color.inkSoft};
    font-size: ${size.tiny};
    text-decoration: none;
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  a[aria-current] {
    color: ${color.brand};
    font-weight: ${weight.strong};
  }
`;

interface NavProps {
  readonly paths: NavPaths;
}

export const BottomNav = ({ paths }: NavProps) => {
  const t = useText(frameText);
  const current = useCurrentNavItem(paths);
  return (
    <Bottom aria-label={t.mainMenu} data-bottom-bar>
      {MENU.map((item) => (
        <Link key={item} to={paths[item]} aria-current={currentOf(current, item)}>
          <Icon path={icons[item]} />
          {t[item]}
        </Link>
      ))}
    </Bottom>
  );
};

const railStyles = css`
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-height: ${target};
  padding: ${space.s} ${space.m};
  border-radius: ${radius.control};
  color: ${color.inkSoft};
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover {
    color: ${color.ink};
  }
  &[aria-current] {
    background: ${color.tint};
    color: ${color.brand};
    font-weight: ${weight.strong};
  }
  svg {
    flex: none;
  }
`;

/** A link in the rail, in subdued colours unless it is the current link. */
export const RailLink = styled(Link)`
  ${railStyles}
`;

/** A button in the rail that looks like the links of the rail. */
export const RailButton = styled.button`
  ${railStyles}
  width: 100%;
  border: 0;
  background: none;
  text-align: start;
  cursor: pointer;
`;

export const RailNav = ({ paths }: NavProps) => {
  const t = useText(frameText);
  const current = useCurrentNavItem(paths);
  const names = { ...t, packs: t.packsLong, add: t.addLong };
  return (
    <Stack as="nav" $gap="xs" aria-label={t.mainMenu}>
      {MENU.map((item) => (
        <RailLink key={item} to={paths[item]} aria-current={currentOf(current, item)}>
          <Icon path={icons[item]} />
          {names[item]}
        </RailLink>
      ))}
    </Stack>
  );
};
