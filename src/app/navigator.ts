import type { NavigationFailure } from '../../store/app/navigation';

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
