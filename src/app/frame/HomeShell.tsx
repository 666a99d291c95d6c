import { useEffect, useLayoutEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { loadSubscriber, selectUserInfo } from '../../../store/account/subscriber';
import { selectRealtime } from '../../../store/app/app';
import { selectIsOnline } from '../../../store/app/connection';
import { loadCart } from '../../../store/cart/cart';
import { loadAlerts } from '../../../store/inbox/alerts';
import { HOME_READS } from '../../../store/wire/homeReads';
import { useAppDispatch, useAppSelector } from '../hooks';
import { useRequestAtStart, useRequestIfIdle } from '../hooks/useFlow';
import { useLoadWithDomain } from '../hooks/useLoadWithDomain';
import { useRetryOnReconnect } from '../hooks/useRetry';
import { lazyPart } from '../lazy/lazyPart';
import { useDomains } from '../PortalServices';
import { HomeFrame } from './HomeFrame';

/** Loaded only where a realtime database is configured. */
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

/** The frame of every screen behind the login. It loads the subscriber, the alerts and the cart. */
export const HomeShell = () => {
  const dispatch = useAppDispatch();
  const requestAtStart = useRequestAtStart();
  const hasRealtime = useAppSelector(selectRealtime) !== '';
  const domains = useDomains();
  const isOnline = useAppSelector(selectIsOnline);
  // The cart is loaded after the subscriber, so that no other call waits for the cart.
  useLoadWithDomain('cart', loadCart, useAppSelector(selectUserInfo) !== null);
  useRetryOnReconnect(loadCart, useRequestIfIdle(loadCart));
  // Requested before the frame is painted.
  useLayoutEffect(() => {
    requestAtStart(loadSubscriber.requested());
    requestAtStart(loadAlerts.requested(HOME_READS.alerts));
  }, [requestAtStart]);
  useRetryOnReconnect(loadSubscriber, () => dispatch(loadSubscriber.requested()));
  useEffect(() => {
    // If the inbox cannot be loaded, the bell shows no count.
    domains.add('notifications').catch(() => undefined);
  }, [domains, isOnline]);
  return (
    <HomeFrame>
      {hasRealtime && <ScreenAnnouncement at="top" failed={() => null} />}
      <Outlet />
      {hasRealtime && <ScreenAnnouncement at="foot" failed={() => null} />}
      {hasRealtime && <ServiceAnnouncements failed={() => null} />}
    </HomeFrame>
  );
};
