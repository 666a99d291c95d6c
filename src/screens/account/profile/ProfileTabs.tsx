import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { HOME } from '../../../app/guard';
import { useText } from '../../../text/useText';
import { color, media, space, target, weight } from '../../../theme/tokens';
import { profileTabsText } from './profileTabs.text';

/** Looks like the kit's tabs. Each leads to an address of its own, so they are links. */
const Strip = styled.nav`
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
  ${media.print} {
    display: none;
  }
`;

const Items = styled.ul`
  display: flex;
  flex-wrap: wrap;
  border-bottom: 1px solid ${color.line};
`;

/** The parts of the profile. */
export const ProfileTabs = () => {
  const t = useText(profileTabsText);
  return (
    <Strip aria-label={t.label}>
      <Items role="list">
        <li>
          <NavLink to={`${HOME}/myprofile`} end>
            {t.details}
          </NavLink>
        </li>
        <li>
          <NavLink to={`${HOME}/myprofile/kyc`}>{t.kyc}</NavLink>
        </li>
        <li>
          <NavLink to={`${HOME}/myprofile/transaction`}>{t.transactions}</NavLink>
        </li>
      </Items>
    </Strip>
  );
};
