import { NavLink } from 'react-router-dom';
import { KYC, PROFILE, TRANSACTIONS } from '../../../../store/core/paths';
import { useText } from '../../../text/useText';
import { NavTab, NavTabs } from '../../../ui/layout/NavTabs';
import { profileTabsText } from '../account.text';

/** The links between the screens of the profile. */
export const ProfileTabs = () => {
  const t = useText(profileTabsText);
  return (
    <NavTabs aria-label={t.label}>
      <NavTab as={NavLink} to={PROFILE} end>
        {t.details}
      </NavTab>
      <NavTab as={NavLink} to={KYC}>
        {t.kyc}
      </NavTab>
      <NavTab as={NavLink} to={TRANSACTIONS}>
        {t.transactions}
      </NavTab>
    </NavTabs>
  );
};
