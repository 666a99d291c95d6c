import type { NavigationFailure } from '../../store/app/navigation';
import type { Credentials } from '../../store/identity/session';

type Move = (to: string) => void | Promise<void>;

/**
 * Lets the sagas navigate. The router attaches itself when it is ready. `go` throws no error for a navigation that does
 * not arrive (specification §2), but returns the reason.
 */
export const createNavigator = (address: () => string = () => window.location.href) => {
  let move: Move | null = null;
  /** Compares whole addresses, because two views may differ only in the query, for example `?step=paid`. */
  const isAt = (to: string): boolean => new URL(to, address()).href === address();
  return {
    attach: (router: Move): void => {
      move = router;
    },
    go: async (to: string): Promise<'arrived' | NavigationFailure> => {
      if (!move) return 'aborted';
      if (isAt(to)) return 'duplicated';
      await move(to);
      return isAt(to) ? 'arrived' : 'redirected';
    },
  };
};

export type PortalNavigator = ReturnType<typeof createNavigator>;

type Fill = (credentials: Credentials) => void;

/**
 * Lets the sagas prefill the login form with a remembered password. The password must not be in the state or in an
 * event. The form attaches itself while it is mounted; without a form nothing is filled in.
 */
export const createLoginPrefill = () => {
  let form: Fill | null = null;
  return {
    /** Returns a function that detaches the form. */
    attach: (fill: Fill): (() => void) => {
      form = fill;
      return () => {
        if (form === fill) form = null;
      };
    },
    fill: (credentials: Credentials): void => form?.(credentials),
  };
};

export type LoginPrefill = ReturnType<typeof createLoginPrefill>;
