import { lazyScreen } from '../../../app/lazy/lazyPart';
import { ScreenSkeleton } from '../../../app/lazy/ScreenSlot';

const Description = lazyScreen({
  id: 'description',
  load: async () =>
    (await import(/* webpackChunkName: "catalogue-description" */ './Description')).Description,
});
// Its code is not loaded after the domains but with them.
Description.preload();

/** One pack or one channel. */
export const DescriptionScreen = () => <Description skeleton={<ScreenSkeleton />} />;
