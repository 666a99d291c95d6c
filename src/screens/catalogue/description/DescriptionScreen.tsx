import { lazyScreen } from '../../../app/lazy/lazyPart';
import { ScreenSkeleton } from '../../../app/lazy/ScreenSlot';

const Description = lazyScreen({
  id: 'description',
  load: async () =>
    (await import(/* webpackChunkName: "catalogue-description" */ './Description')).Description,
});
// The code is loaded at the same time as the domains.
Description.preload();

export const DescriptionScreen = () => <Description skeleton={<ScreenSkeleton />} />;
