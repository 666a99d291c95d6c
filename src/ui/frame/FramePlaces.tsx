import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { useText } from '../../text/useText';
import { color, layer, media, radius, size, space, target, weight } from '../../theme/tokens';
import { currentOf, useCurrentPlace, type FramePaths } from './currentPlace';
import { frameText } from './Frame.text';
import { Icon } from '../data/Icon';
import { addIcon, helpIcon, homeIcon, moneyIcon, packsIcon } from '../data/icons';

const icons: Readonly<Record<Place, string>> = {
  home: homeIcon,
  packs: packsIcon,
  add: addIcon,
  money: moneyIcon,
  help: helpIcon,
};

type Place = (typeof order)[number];
const order = ['home', 'packs', 'add', 'money', 'help'] as const;

const Bottom = styled.nav`
  position: sticky;
  bottom: 0;
  z-index: ${layer.bar};
  display: flex;
  min-height: var(--places);
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

interface PlacesProps {
  readonly paths: FramePaths;
}

export const BottomPlaces = ({ paths }: PlacesProps) => {
  const t = useText(frameText);
  const current = useCurrentPlace(paths);
  return (
    <Bottom aria-label={t.places} data-bottom-bar>
      {order.map((place) => (
        <Link key={place} to={paths[place]} aria-current={currentOf(current, place)}>
          <Icon path={icons[place]} />
          {t[place]}
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

/** A place in the rail: quiet until it is where the subscriber is. */
export const RailLink = styled(Link)`
  ${railStyles}
`;

/** Something to do in the rail: as quiet as the places. */
export const RailButton = styled.button`
  ${railStyles}
  width: 100%;
  border: 0;
  background: none;
  text-align: start;
  cursor: pointer;
`;

const RailList = styled.nav`
  display: grid;
  gap: ${space.xs};
`;

export const RailPlaces = ({ paths }: PlacesProps) => {
  const t = useText(frameText);
  const current = useCurrentPlace(paths);
  const names = { ...t, packs: t.packsLong, add: t.addLong };
  return (
    <RailList aria-label={t.places}>
      {order.map((place) => (
        <RailLink key={place} to={paths[place]} aria-current={currentOf(current, place)}>
          <Icon path={icons[place]} />
          {names[place]}
        </RailLink>
      ))}
    </RailList>
  );
};
