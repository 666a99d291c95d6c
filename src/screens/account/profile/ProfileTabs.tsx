import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { KYC, PROFILE, TRANSACTIONS } from '../../../../store/core/paths';
import { useText } from '../../../text/useText';
import { color, media, space, target, weight } from '../../../theme/tokens';
import { profileTabsText } from './profileTabs.text';

/** Looks like the kit's tabs, but each is a link because it leads to another address. */
const Nav = styled.nav`
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
    padding: ${space.s} ${space.m};
    border-bottom: 3px solid transparent;
    color: ${color.inkSoft};
    text-decoration: none;
  }
  a[aria-current] {
    border-color: ${color.brand};
    color: ${color.brand};
    font-weight: ${weight.strong};
  }
  li {
    flex: none;
  }
  ${media.print} {
    display: none;
  }
`;

const Items = styled.ul`
  display: flex;
  overflow-x: auto;
  border-bottom: 1px solid ${color.line};
`;

/** The links between the screens of the profile. */
export const ProfileTabs = () => {
  const t = useText(profileTabsText);
  return (
    <Nav aria-label={t.label}>
      <Items role="list">
        <li>
          <NavLink to={PROFILE} end>
            {t.details}
          </NavLink>
        </li>
        <li>
          <NavLink to={KYC}>{t.kyc}</NavLink>
        </li>
        <li>
          <NavLink to={TRANSACTIONS}>{t.transactions}</NavLink>
        </li>
      </Items>
    </Nav>
  );
};
