import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { selectHasStaffEntered, selectIsUnderMaintenance } from '../../store/app/maintenance';
import { screenRefused } from '../../store/app/navigation';
import {
  INSTANT_PAYMENT_CONFIRM,
  isOpenPath,
  isPaymentStatusPath,
  LOGIN,
  PAYMENT_STATUS,
  STAFF_LOGIN,
} from '../../store/core/paths';
import {
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
  preloadScreen,
  type ScreenRoute,
  TermsScreen,
} from './routes';

/** Maintenance first, then who may enter, then the terms, then the screen. */
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

/** Providers add to the address of the status, and an address may have lost its id. */
const FORGIVING: Readonly<Record<string, string>> = {
  [PAYMENT_STATUS]: `${PAYMENT_STATUS}/*`,
  [INSTANT_PAYMENT_CONFIRM]: `${INSTANT_PAYMENT_CONFIRM}?`,
};

// The key gives every screen its own boundary: one that failed does not stand in for the next.
const asRoute = ({ path, screen }: ScreenRoute) => (
  <Route
    key={path}
    path={FORGIVING[path] ?? path}
    element={<ScreenSlot key={path} screen={screen} />}
  />
);

/**
 * The frame and the screen in it are loaded side by side. Without a session only an open path without a screen
 * gets here: the frame would load private data for it.
 */
const HomeSlot = () => {
  const domains = useDomains();
  const { pathname } = useLocation();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  // What is loaded is not loaded again.
  useLayoutEffect(() => void preloadScreen(pathname, domains));
  if (isLoggedIn) return <ScreenSlot screen={HomeShell} />;
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
 * While maintenance is ON only its own two addresses are there, and what staff opened by the second. A payer who
 * comes back from a provider's page still sees what happened to the payment.
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

/** A page that was opened at a closed path opens it after the login. After a session its own end decides. */
const ToLogin = ({ from }: { readonly from: string }) => {
  const dispatch = useAppDispatch();
  const hadSession = useAppSelector(selectSessionEpoch) > 0;
  useEffect(() => {
    if (!hadSession) dispatch(screenRefused({ path: from, customerid: '' }));
  }, [dispatch, from, hadSession]);
  return <Navigate to={LOGIN} replace />;
};

/** Without accepted terms a logged-in subscriber sees them instead of any closed screen. */
const TermsGate = ({ children }: GateProps) => {
  const { pathname } = useLocation();
  const hasTerms = useAppSelector(selectHasTermsToAccept);
  return hasTerms && !isOpenPath(pathname) ? <ScreenSlot screen={TermsScreen} /> : children;
};
