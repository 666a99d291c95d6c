import { lazyPart } from '../../app/lazy/lazyPart';

/** The charges of six months, below the first view. */
export const Spending = lazyPart({
  id: 'home-spending',
  load: async () =>
    (await import(/* webpackChunkName: "screen-transactions" */ './spending/Spending')).Spending,
  needs: ['transactions'],
});

/** The cheaper mix of packs, below the first view: it needs the whole catalogue. */
export const CheaperMix = lazyPart({
  id: 'home-mix',
  load: async () => (await import(/* webpackChunkName: "save" */ './CheaperMix')).CheaperMix,
  needs: ['packs', 'catalogue', 'optimiser'],
});

/** The operator's offers, below everything else. */
export const Offers = lazyPart({
  id: 'home-offers',
  load: async () => (await import(/* webpackChunkName: "home-offers" */ './Offers')).Offers,
});
