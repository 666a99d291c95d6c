import type { ReactNode } from 'react';
import { lazyPart } from '../lazy/lazyPart';

interface HomeFrameProps {
  readonly children: ReactNode;
}

/** The home frame for a screen outside the home shell. It requests no data about the subscriber. */
export const LazyHomeFrame = lazyPart<HomeFrameProps>({
  id: 'home-frame',
  load: async () => (await import(/* webpackChunkName: "home" */ './HomeFrame')).HomeFrame,
  needs: ['subscriber', 'alerts'],
});
