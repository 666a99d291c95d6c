import { ScreenSkeleton } from '../../../app/frame/ScreenSkeleton';
import { late } from '../../../app/late';

const load = () => import(/* webpackChunkName: "catalogue-description" */ './Description');

// It does not wait for the domains. A failed load is reported when it is shown.
load().catch(() => undefined);

/** The details of one pack or one channel, loaded beside the domains that they need. */
export const DescriptionScreen = late(async () => (await load()).Description, ScreenSkeleton);
