import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { selectIsLoggedIn } from '../../store/identity/session';
import { useAppSelector } from './hooks';
import { isOpenPath, LOGIN } from './guard';

/** Without a saved user every closed path leads to the login (specification §2). */
export const AccessGuard = ({ children }: { readonly children: ReactNode }) => {
  const { pathname } = useLocation();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  return isLoggedIn || isOpenPath(pathname) ? children : <Navigate to={LOGIN} replace />;
};
