import { useEffect, useLayoutEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { loadSubscriber, selectUserInfo } from '../../../store/account/subscriber';
import { selectRealtime } from '../../../store/app/app';
import { selectIsOnline } from '../../../store/app/connection';
import { loadCart } from '../../../store/cart/cart';
import { loadAlerts } from '../../../store/inbox/alerts';
import { HOME_READS } from '../../../store/wire/homeReads';
import { useAppDispatch, useAppSelector } from '../hooks';
import { useRequestIfIdle } from '../hooks/useFlow';
import { useLoadWithDomain } from '../hooks/useLoadWithDomain';
import { useRetryOnReconnect } from '../hooks/useRetry';
import { lazyPart } from '../lazy/lazyPart';
import { useDomains } from '../PortalServices';
import { HomeFrame } from './HomeFrame';

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

/** The frame of every screen behind the login, and the loading of what it shows of the subscriber. */
export const HomeShell = () => {
  const dispatch = useAppDispatch();
  const hasRealtime = useAppSelector(selectRealtime) !== '';
  const domains = useDomains();
  const isOnline = useAppSelector(selectIsOnline);
  // What waits in the cart is counted once the subscriber is known, so that nothing waits for it.
  useLoadWithDomain('cart', loadCart, useAppSelector(selectUserInfo) !== null);
  useRetryOnReconnect(loadCart, useRequestIfIdle(loadCart));
  // Asked for before the frame is painted.
  useLayoutEffect(() => {
    dispatch(loadSubscriber.requested());
    dispatch(loadAlerts.requested(HOME_READS.alerts));
  }, [dispatch]);
  useRetryOnReconnect(loadSubscriber, () => dispatch(loadSubscriber.requested()));
  useEffect(() => {
    // Nothing waits for the inbox: without it, the bell counts nothing.
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
