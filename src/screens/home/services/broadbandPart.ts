import type { ReactNode } from 'react';
import { lazyPart } from '../../../app/lazy/lazyPart';

/** How much of the line's data is used: asked for and loaded when its tile is shown. */
export const BroadbandUsage = lazyPart<{ readonly packs: ReactNode }>({
  id: 'home-broadband',
  load: async () =>
    (await import(/* webpackChunkName: "home-broadband" */ './BroadbandUsage')).BroadbandUsage,
  needs: ['broadband'],
});
