import { selectRenewalDoubt, selectResults } from '../../../store/renewal';
import { useStore } from '../../useStore';
import { ChoosePacks } from './ChoosePacks';
import { DoubtView } from './DoubtView';
import { ResultView } from './ResultView';

/** What became of a renewal, or that nobody knows yet. */
const Outcome = () => {
  const doubt = useStore(selectRenewalDoubt);
  const results = useStore(selectResults);
  if (doubt !== null) return <DoubtView of={doubt} />;
  return results && <ResultView of={results} />;
};

export { ChoosePacks, Outcome };
