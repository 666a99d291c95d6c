import { lazy, Suspense } from 'react';
import { ScreenSkeleton } from '../../frame/ScreenSkeleton';

const load = () => import(/* webpackChunkName: "catalogue-description" */ './Description');
const Description = lazy(async () => ({ default: (await load()).Description }));

// It does not wait for the domains; what fails is said when it is shown.
load().catch(() => undefined);

/** One pack or one channel. What it shows comes beside the domains that it needs. */
export const DescriptionScreen = () => (
  <Suspense fallback={<ScreenSkeleton />}>
    <Description />
  </Suspense>
);
