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

// Most visits open `Browse`, so its code starts to load here, while the slices and sagas of this screen are loading.
Browse.preload();

/** The views of the catalogue share one documented path. The query parameter `view` selects the view. */
export const AddPacksScreen = () => {
  const [query] = useSearchParams();
  const view = query.get('view');
  if (view === 'save') return <ScreenSlot screen={SaveView} />;
  if (view === 'compare') return <ScreenSlot screen={Comparison} />;
  return <ScreenSlot screen={Browse} />;
};
