import type { ScreenRoute } from '../../../app/routes';
import { ADD_PACKS } from '../optimiser/saveRoute';

const browse = () => import(/* webpackChunkName: "catalogue-browse" */ './Browse');

/** Most visits need it, so it does not wait for the domains. A failed load is reported when the view is shown. */
export const prepareBrowse = (): void => void browse().catch(() => undefined);

/** Views of one address, shown by `LazyScreen`. What they need has come with the address. */
export const browseRoute: ScreenRoute = {
  path: `${ADD_PACKS}?view=browse`,
  screen: async () => (await browse()).Browse,
  needs: [],
};
export const compareRoute: ScreenRoute = {
  path: `${ADD_PACKS}?view=compare`,
  screen: async () =>
    (await import(/* webpackChunkName: "catalogue-compare" */ '../compare/Comparison')).Comparison,
  needs: [],
};
