import { AccountSection } from '../../frame/AccountSection';
import { PlannedScreen } from '../../frame/PlannedScreen';
import { profileText } from './profile.text';

/** The details come with their own screen; the way out is here from the start. */
export const ProfileScreen = () => (
  <>
    <PlannedScreen texts={profileText} />
    <AccountSection />
  </>
);
