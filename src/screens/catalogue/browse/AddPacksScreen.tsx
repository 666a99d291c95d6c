import { useSearchParams } from 'react-router-dom';
import { LazyScreen } from '../../../app/LazyScreen';
import { saveRoute } from '../optimiser/saveRoute';
import { browseRoute, compareRoute, prepareBrowse } from './views';

prepareBrowse();

/** One documented address; what it shows stands in its query, and each view comes when it is wanted. */
export const AddPacksScreen = () => {
  const [query] = useSearchParams();
  const view = query.get('view');
  if (view === 'save') return <LazyScreen route={saveRoute} />;
  if (view === 'compare') return <LazyScreen route={compareRoute} />;
  return <LazyScreen route={browseRoute} />;
};
