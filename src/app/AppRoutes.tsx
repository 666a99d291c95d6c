import { Route, Routes, useLocation } from 'react-router-dom';
import type { ReactNode } from 'react';
import { selectHasStaffEntered, selectIsUnderMaintenance } from '../../store/app/maintenance';
import { selectHasTermsToAccept } from '../../store/identity/session';
import { LoginScreen } from '../screens/identity/login/LoginScreen';
import { useAppSelector } from './hooks';
import { AccessGuard } from './AccessGuard';
import { isOpenPath, LOGIN, STAFF_LOGIN } from './guard';
import { LazyScreen } from './LazyScreen';
import {
  homeRoutes,
  homeShell,
  maintenanceRoute,
  notFoundRoute,
  openRoutes,
  termsRoute,
  type ScreenRoute,
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
          <Route element={<LazyScreen route={homeShell} />}>
            {homeRoutes.map(asRoute)}
            <Route path="*" element={<LazyScreen route={notFoundRoute} />} />
          </Route>
        </Routes>
      </TermsGate>
    </AccessGuard>
  </MaintenanceGate>
);

// The key gives every screen its own boundary: one that failed does not stand in for the next.
const asRoute = (route: ScreenRoute) => (
  <Route
    key={route.path}
    path={route.path}
    element={<LazyScreen key={route.path} route={route} />}
  />
);

interface GateProps {
  readonly children: ReactNode;
}

/** While maintenance is ON only its own two addresses are there, and what staff opened by the second. */
const MaintenanceGate = ({ children }: GateProps) => {
  const { pathname } = useLocation();
  const isClosed = useAppSelector(selectIsUnderMaintenance);
  const hasStaffEntered = useAppSelector(selectHasStaffEntered);
  if (!isClosed || hasStaffEntered || pathname === STAFF_LOGIN) return children;
  return <LazyScreen route={maintenanceRoute} />;
};

/** Without accepted terms a logged-in subscriber sees them instead of any closed screen. */
const TermsGate = ({ children }: GateProps) => {
  const { pathname } = useLocation();
  const hasTerms = useAppSelector(selectHasTermsToAccept);
  return hasTerms && !isOpenPath(pathname) ? <LazyScreen route={termsRoute} /> : children;
};
