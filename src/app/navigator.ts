import type { NavigationFailure } from '../../store/app/navigation';

type Move = (to: string) => void | Promise<void>;

/**
 * Lets the sagas move the page. The router attaches itself once it stands; until then, and when
 * a move is refused, the navigation just does not arrive: it never raises an error (specification §2).
 */
export const createNavigator = (pathname: () => string = () => window.location.pathname) => {
  let move: Move | null = null;
  return {
    attach: (router: Move): void => {
      move = router;
    },
    go: async (to: string): Promise<'arrived' | NavigationFailure> => {
      if (!move) return 'aborted';
      if (pathname() === to) return 'duplicated';
      await move(to);
      return pathname() === to ? 'arrived' : 'redirected';
    },
  };
};

export type PortalNavigator = ReturnType<typeof createNavigator>;
