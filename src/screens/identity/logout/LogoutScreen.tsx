import { useEffect } from 'react';
import { logOut } from '../../../../store/identity/session';
import { catalogue } from '../../../text/catalogue';
import { useText } from '../../../text/useText';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { useAppDispatch } from '../../../app/hooks';

const logoutText = catalogue({ en: { title: 'Logging out' }, hi: { title: 'लॉग आउट हो रहा है' } });

/** Opening this address is the wish to leave; the end of the session leads to the login. */
export const LogoutScreen = () => {
  const t = useText(logoutText);
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(logOut.requested());
  }, [dispatch]);
  return (
    <>
      <ScreenTitle title={t.title} />
      <SkeletonLines />
    </>
  );
};
