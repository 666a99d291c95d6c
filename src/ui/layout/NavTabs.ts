import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { fadingEnd } from '../../theme/fadingEnd';
import { color, media, space, target, weight } from '../../theme/tokens';

/** Links that look like tabs: each view has an address. */
export const NavTabs = styled.nav`
  display: flex;
  border-bottom: 1px solid ${color.line};
  ${media.belowWide} {
    ${fadingEnd}
  }
  ${media.print} {
    display: none;
  }
`;

/** A link in `NavTabs`. The current link has `aria-current`. */
export const NavTab = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-height: ${target};
  padding: ${space.s} ${space.m};
  border-bottom: 3px solid transparent;
  color: ${color.inkSoft};
  text-decoration: none;
  &[aria-current] {
    border-color: ${color.brand};
    color: ${color.brand};
    font-weight: ${weight.strong};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
