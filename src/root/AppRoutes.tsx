import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { selectHasStaffEntered, selectIsUnderMaintenance } from '../../store/app/maintenance';
import { screenRefused } from '../../store/app/navigation';
import { isOpenPath, isPaymentStatusPath, LOGIN, STAFF_LOGIN } from '../../store/core/paths';
import {
  selectCustomerId,
  selectHasTermsToAccept,
  selectIsLoggedIn,
  selectSessionEpoch,
} from '../../store/identity/session';
import { EntryFrame } from '../app/frame/EntryFrame';
import { useAppDispatch, useAppSelector } from '../app/hooks';
import { ScreenSlot } from '../app/lazy/ScreenSlot';
import { useDomains } from '../app/PortalServices';
import { LoginScreen } from '../screens/identity/login/LoginScreen';
import {
  homeRoutes,
  HomeShell,
  maintenanceRoute,
  NotFoundScreen,
  openRoutes,
  patternOf,
  preloadPath,
  type ScreenRoute,
  TermsScreen,
} from './routes';

/** The gates in the order in which they are checked: the maintenance, the access, the terms, then the screen. */
export const AppRoutes = () => (
  <MaintenanceGate>
    <AccessGuard>
      <TermsGate>
        <Routes>
          <Route path={LOGIN} element={<LoginScreen />} />
          <Route path={STAFF_LOGIN} element={<LoginScreen />} />
          {openRoutes.map(asRoute)}
          <Route element={<HomeSlot />}>
            {homeRoutes.map(asRoute)}
            <Route path="*" element={<ScreenSlot screen={NotFoundScreen} />} />
          </Route>
        </Routes>
      </TermsGate>
    </AccessGuard>
  </MaintenanceGate>
);

// The key gives every screen its own error boundary, so that a failed screen does not affect the next.
const asRoute = ({ path, screen }: ScreenRoute) => (
  <Route key={path} path={patternOf(path)} element={<ScreenSlot key={path} screen={screen} />} />
);

/**
 * Loads the home frame and its screen at the same time. Without a session, only an open path (`isOpenPath`) without a
 * route gets here: its not-found screen is in `EntryFrame`, because the home frame loads private data.
 */
const HomeSlot = () => {
  const domains = useDomains();
  const { pathname } = useLocation();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const customerid = useAppSelector(selectCustomerId);
  // `preloadPath` loads nothing twice.
  useLayoutEffect(() => void preloadPath(pathname, { isLoggedIn, hasTerms: false }, domains));
  // The key changes when another subscriber logs in. React then mounts new screens, which load that subscriber's data.
  if (isLoggedIn) return <ScreenSlot key={customerid} screen={HomeShell} />;
  return (
    <EntryFrame>
      <Outlet />
    </EntryFrame>
  );
};

interface GateProps {
  readonly children: ReactNode;
}

/**
 * While the maintenance is ON, all paths show its screen except two: the staff login, and the payment status (for a
 * payer who returns from a provider). After a staff login all paths are open.
 */
const MaintenanceGate = ({ children }: GateProps) => {
  const { pathname } = useLocation();
  const isClosed = useAppSelector(selectIsUnderMaintenance);
  const hasStaffEntered = useAppSelector(selectHasStaffEntered);
  const staysOpen = pathname === STAFF_LOGIN || isPaymentStatusPath(pathname);
  if (!isClosed || hasStaffEntered || staysOpen) return children;
  return <ScreenSlot screen={maintenanceRoute.screen} />;
};

/** Without a saved user every closed path leads to the login (specification §2). */
const AccessGuard = ({ children }: GateProps) => {
  const { pathname } = useLocation();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  return isLoggedIn || isOpenPath(pathname) ? children : <ToLogin from={pathname} />;
};

/**
 * Reports the closed path at which the page was opened, so that the login can return to the path. If the page had a
 * session, `sagas/app/navigation.ts` reports the path instead, and only if the session expired.
 */
const ToLogin = ({ from }: { readonly from: string }) => {
  const dispatch = useAppDispatch();
  const hadSession = useAppSelector(selectSessionEpoch) > 0;
  useEffect(() => {
    if (!hadSession) dispatch(screenRefused({ path: from, customerid: '' }));
  }, [dispatch, from, hadSession]);
  return <Navigate to={LOGIN} replace />;
};

/** A logged-in subscriber who has not accepted the terms sees them in place of every closed screen. */
const TermsGate = ({ children }: GateProps) => {
  const { pathname } = useLocation();
  const hasTerms = useAppSelector(selectHasTermsToAccept);
  return hasTerms && !isOpenPath(pathname) ? <ScreenSlot screen={TermsScreen} /> : children;
};
