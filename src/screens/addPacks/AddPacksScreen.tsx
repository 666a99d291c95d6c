import { useSearchParams } from 'react-router-dom';
import { LazyScreen } from '../../routing/LazyScreen';
import { PlannedScreen } from '../../frame/PlannedScreen';
import { addPacksText } from './addPacks.text';
import { saveRoute } from './save/saveRoute';

export const AddPacksScreen = () => {
  const [query] = useSearchParams();
  if (query.get('view') === 'save') return <LazyScreen route={saveRoute} />;
  return <PlannedScreen texts={addPacksText} />;
};
