import { logOut } from '../../../../store/identity/session';
import { useLoadOnMount } from '../../../app/hooks/useFlow';
import { useText } from '../../../text/useText';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { logoutText } from '../identity.text';

/** Opening this address logs out. The end of the session then leads to the login. */
export const LogoutScreen = () => {
  const t = useText(logoutText);
  useLoadOnMount(logOut);
  return (
    <>
      <ScreenTitle title={t.title} />
      <SkeletonLines />
    </>
  );
};
