import { useSearchParams } from 'react-router-dom';
import { lazyScreen } from '../../../app/lazy/lazyPart';
import { ScreenSlot } from '../../../app/lazy/ScreenSlot';

const Browse = lazyScreen({
  id: 'catalogue-browse',
  load: async () => (await import(/* webpackChunkName: "catalogue-browse" */ './Browse')).Browse,
});
const Comparison = lazyScreen({
  id: 'catalogue-compare',
  load: async () =>
    (await import(/* webpackChunkName: "catalogue-compare" */ '../compare/Comparison')).Comparison,
});
const SaveView = lazyScreen({
  id: 'save',
  load: async () => (await import(/* webpackChunkName: "save" */ '../optimiser/SaveView')).SaveView,
  needs: ['equipment', 'packs', 'catalogue', 'cart', 'optimiser'],
});

// Most visits show this view, so its code is loaded at the same time as the domains.
Browse.preload();

/** The catalogue has one documented address, whose query chooses the view. Each view is loaded when it is opened. */
export const AddPacksScreen = () => {
  const [query] = useSearchParams();
  const view = query.get('view');
  if (view === 'save') return <ScreenSlot screen={SaveView} />;
  if (view === 'compare') return <ScreenSlot screen={Comparison} />;
  return <ScreenSlot screen={Browse} />;
};
