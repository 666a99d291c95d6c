import { useSearchParams } from 'react-router-dom';
import { LazyScreen } from '../../../app/LazyScreen';
import { saveRoute } from '../optimiser/saveRoute';
import { browseRoute, compareRoute, prepareBrowse } from './views';

prepareBrowse();

/** One documented address; its query names the view, and each view is loaded when it is opened. */
export const AddPacksScreen = () => {
  const [query] = useSearchParams();
  const view = query.get('view');
  if (view === 'save') return <LazyScreen route={saveRoute} />;
  if (view === 'compare') return <LazyScreen route={compareRoute} />;
  return <LazyScreen route={browseRoute} />;
};
