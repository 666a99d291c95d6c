import { useSearchParams } from 'react-router-dom';
import { ScreenSlot } from '../../../app/lazy/ScreenSlot';
import { Browse, Comparison, SaveView } from './views';

// Most visits show it, so it does not wait for the domains.
Browse.preload();

/** One documented address; its query names the view, and each view is loaded when it is opened. */
export const AddPacksScreen = () => {
  const [query] = useSearchParams();
  const view = query.get('view');
  if (view === 'save') return <ScreenSlot screen={SaveView} />;
  if (view === 'compare') return <ScreenSlot screen={Comparison} />;
  return <ScreenSlot screen={Browse} />;
};
