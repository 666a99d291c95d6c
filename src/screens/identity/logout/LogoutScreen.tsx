import { logOut } from '../../../../store/identity/session';
import { catalogue } from '../../../text/catalogue';
import { useText } from '../../../text/useText';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { useLoadOnMount } from '../../../app/hooks/useFlow';

const logoutText = catalogue({ en: { title: 'Logging out' }, hi: { title: 'लॉग आउट हो रहा है' } });

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
