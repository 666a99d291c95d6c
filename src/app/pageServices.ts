import type { NavigationFailure } from '../../store/app/navigation';
import type { Credentials } from '../../store/identity/session';

type Move = (to: string) => void | Promise<void>;

/**
 * Lets the sagas move the page. The router attaches itself once it is ready; until then, and when
 * a move is refused, the navigation just does not arrive: it never raises an error (specification §2).
 */
export const createNavigator = (address: () => string = () => window.location.href) => {
  let move: Move | null = null;
  /** Addresses are compared as a whole: a result is in the query of its screen. */
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
 * Lets the sagas prefill the login form with a remembered password, which passes through no state and no
 * event. The form attaches itself while it is mounted; without one nothing is filled in.
 */
export const createLoginPrefill = () => {
  let form: Fill | null = null;
  return {
    /** Answers how to detach the form again. */
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
