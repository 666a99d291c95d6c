import type { ScreenRoute } from '../../../app/routes';
import { HOME } from '../../../app/guard';

export const ADD_PACKS = `${HOME}/addpacks`;
/** The view of the add-packs screen that looks for the same channels for less. */
export const SAVE = `${ADD_PACKS}?view=save`;

/** Not an address of its own: the screen behind `addpacks` shows it by `LazyScreen`. */
export const saveRoute: ScreenRoute = {
  path: SAVE,
  screen: async () => (await import(/* webpackChunkName: "save" */ './SaveView')).SaveView,
  needs: ['equipment', 'packs', 'catalogue', 'cart', 'optimiser'],
};
