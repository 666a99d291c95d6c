import { lazyPart } from '../../../app/lazy/lazyPart';

/* The views of the address `ADD_PACKS`. */

export const Browse = lazyPart({
  id: 'catalogue-browse',
  load: async () => (await import(/* webpackChunkName: "catalogue-browse" */ './Browse')).Browse,
});
export const Comparison = lazyPart({
  id: 'catalogue-compare',
  load: async () =>
    (await import(/* webpackChunkName: "catalogue-compare" */ '../compare/Comparison')).Comparison,
});
export const SaveView = lazyPart({
  id: 'save',
  load: async () => (await import(/* webpackChunkName: "save" */ '../optimiser/SaveView')).SaveView,
  needs: ['equipment', 'packs', 'catalogue', 'cart', 'optimiser'],
});
