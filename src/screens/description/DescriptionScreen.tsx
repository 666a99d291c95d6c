import { ScreenSkeleton } from '../../frame/ScreenSkeleton';
import { late } from '../../routing/late';

const load = () => import(/* webpackChunkName: "catalogue-description" */ './Description');

// It does not wait for the domains; what fails is said when it is shown.
load().catch(() => undefined);

/** One pack or one channel. What it shows comes beside the domains that it needs. */
export const DescriptionScreen = late(async () => (await load()).Description, ScreenSkeleton);
