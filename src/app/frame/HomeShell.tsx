import { useEffect, useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { loadCart } from '../../../store/cart/cart';
import { selectCartCount } from '../../../store/cart/cartCount';
import { loadAlerts } from '../../../store/inbox/alerts';
import { selectIsOnline } from '../../../store/app/connection';
import { selectRealtime } from '../../../store/app/app';
import { loadSubscriber, selectUserInfo } from '../../../store/account/subscriber';
import { logOut, selectUser } from '../../../store/identity/session';
import { selectUnread } from '../../../store/inbox/unreadCount';
import {
  ADD_PACKS,
  ALERTS,
  CHECKOUT,
  CONTACT,
  DESCRIPTION,
  HELP,
  HOME,
  MY_PACKS,
  PROFILE,
  TOP_UP,
  TRANSACTIONS,
} from '../../../store/core/paths';
import { useRequestIfIdle } from '../hooks/useFlow';
import { useRetryOnReconnect } from '../hooks/useRetryOnReconnect';
import { lazyPart } from '../lazy/lazyPart';
import { useDomains } from '../PortalServices';
import { Frame } from '../../ui/frame/Frame';
import type { FramePaths } from '../../ui/frame/currentPlace';
import { Settings } from './Settings';
import { useAppDispatch, useAppSelector } from '../hooks';

const paths: FramePaths = {
  home: HOME,
  packs: MY_PACKS,
  add: ADD_PACKS,
  money: TRANSACTIONS,
  help: HELP,
  alerts: ALERTS,
  profile: PROFILE,
  balance: TOP_UP,
  within: [
    [TOP_UP, 'money'],
    [CHECKOUT, 'add'],
    [DESCRIPTION, 'add'],
    [CONTACT, 'help'],
  ],
};

/** Loaded after everything else, and only where a realtime database is configured. */
const ServiceAnnouncements = lazyPart({
  id: 'service-announcements',
  load: async () =>
    (await import(/* webpackChunkName: "liveData" */ '../announcements/Announcements'))
      .ServiceAnnouncements,
  needs: ['liveData'],
});
const ScreenAnnouncement = lazyPart<{ readonly at: 'top' | 'foot' }>({
  id: 'screen-announcement',
  load: async () =>
    (await import(/* webpackChunkName: "liveData" */ '../announcements/Announcements'))
      .ScreenAnnouncement,
  needs: ['liveData'],
});

/** What stands around every screen behind the login, with what it shows of the subscriber. */
export const HomeShell = () => {
  const dispatch = useAppDispatch();
  const subscriber = useAppSelector(selectUserInfo);
  const user = useAppSelector(selectUser);
  const unread = useAppSelector(selectUnread);
  const hasRealtime = useAppSelector(selectRealtime) !== '';
  const domains = useDomains();
  const isOnline = useAppSelector(selectIsOnline);
  useLoadCartLate();
  useEffect(() => {
    dispatch(loadSubscriber.requested());
    dispatch(loadAlerts.requested({ page: 1 }));
  }, [dispatch]);
  useRetryOnReconnect(loadSubscriber, () => dispatch(loadSubscriber.requested()));
  useEffect(() => {
    // Nothing waits for the inbox: without it, the bell counts nothing.
    domains.add('notifications').catch(() => undefined);
  }, [domains, isOnline]);
  const name = [subscriber?.firstname ?? user?.firstname, subscriber?.surname]
    .filter(Boolean)
    .join(' ');
  return (
    <Frame
      paths={paths}
      balance={subscriber?.balance ?? null}
      unread={unread}
      cart={useAppSelector(selectCartCount)}
      name={name}
      onLogOut={() => dispatch(logOut.requested())}
      settings={<Settings />}
    >
      {hasRealtime && <ScreenAnnouncement at="top" failed={() => null} />}
      <Outlet />
      {hasRealtime && <ScreenAnnouncement at="foot" failed={() => null} />}
      {hasRealtime && <ServiceAnnouncements failed={() => null} />}
    </Frame>
  );
};

/** What waits in the cart is counted once the subscriber is known, so that nothing waits for it. */
const useLoadCartLate = (): void => {
  const load = useRequestIfIdle(loadCart);
  const domains = useDomains();
  const isKnown = useAppSelector(selectUserInfo) !== null;
  const isOnline = useAppSelector(selectIsOnline);
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isKnown || isAsked.current) return;
    // Without the cart, no number stands at its place.
    domains.add('cart').then(
      () => {
        isAsked.current = true;
        load();
      },
      () => undefined,
    );
  }, [load, domains, isKnown, isOnline]);
  useRetryOnReconnect(loadCart, load);
};
