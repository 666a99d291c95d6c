import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { loadAlerts } from '../../../store/inbox/alerts';
import { selectRealtime } from '../../../store/app/app';
import { loadSubscriber, selectUserInfo } from '../../../store/account/subscriber';
import { logOut, selectUser } from '../../../store/identity/session';
import { selectUnread } from '../../../store/inbox/unreadCount';
import { usePortal } from '../PortalServices';
import { HOME } from '../guard';
import type { ScreenRoute } from '../routes';
import { Frame, type FramePaths } from '../../ui/layout/Frame';
import { useAppDispatch, useAppSelector } from '../hooks';
import { usePart } from '../lazy/usePart';

const paths: FramePaths = {
  home: HOME,
  packs: `${HOME}/mypacks`,
  add: `${HOME}/addpacks`,
  money: `${HOME}/myprofile/transaction`,
  help: `${HOME}/help`,
  alerts: `${HOME}/alert`,
  profile: `${HOME}/myprofile`,
  balance: `${HOME}/topup`,
};

/** No screen: what has to be there behind every one of them, and nobody waits for. */
const inbox: ScreenRoute = {
  path: 'inbox',
  screen: async () => () => null,
  needs: ['notifications'],
};

/** The live notices: a part of the shell that comes after everything else, and only where there are any. */
const noticesPart: ScreenRoute = {
  path: 'notices',
  screen: async () =>
    (await import(/* webpackChunkName: "liveData" */ '../announcements/Announcements'))
      .ServiceAnnouncements,
  needs: ['liveData'],
};

/** What is missing then is said by nobody, and counted by nothing. */
const stay = () => undefined;

/** What stands around every screen behind the login, with what it shows of the subscriber. */
export const HomeShell = () => {
  const dispatch = useAppDispatch();
  const subscriber = useAppSelector(selectUserInfo);
  const user = useAppSelector(selectUser);
  const unread = useAppSelector(selectUnread);
  const { screens } = usePortal();
  // Without them the portal is whole.
  const { Here: Notices } = usePart(noticesPart, useAppSelector(selectRealtime) !== '');
  useEffect(() => {
    dispatch(loadSubscriber.requested());
    dispatch(loadAlerts.requested({ page: 1 }));
    // Nobody waits for the inbox: when it does not come, the bell counts nothing.
    screens.of(inbox).come().catch(stay);
  }, [dispatch, screens]);
  const name = [subscriber?.firstname ?? user?.firstname, subscriber?.surname]
    .filter(Boolean)
    .join(' ');
  return (
    <Frame
      paths={paths}
      balance={subscriber?.balance ?? null}
      unread={unread}
      name={name}
      onLogOut={() => dispatch(logOut.requested())}
    >
      <Outlet />
      {Notices && <Notices />}
    </Frame>
  );
};
