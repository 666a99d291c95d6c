import { ScreenSkeleton } from '../../../app/frame/ScreenSkeleton';
import { late } from '../../../app/late';

const load = () => import(/* webpackChunkName: "catalogue-description" */ './Description');

// It does not wait for the domains; what fails is said when it is shown.
load().catch(() => undefined);

/** One pack or one channel. What it shows comes beside the domains that it needs. */
export const DescriptionScreen = late(async () => (await load()).Description, ScreenSkeleton);
