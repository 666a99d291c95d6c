import { selectRenewalDoubt, selectResults } from '../../../store/renewal/renewal';
import { useAppSelector } from '../../app/hooks';
import { ChoosePacks } from './choose/ChoosePacks';
import { DoubtView } from './result/DoubtView';
import { ResultView } from './result/ResultView';

/** What became of a renewal, or that nobody knows yet. */
const Outcome = () => {
  const doubt = useAppSelector(selectRenewalDoubt);
  const results = useAppSelector(selectResults);
  if (doubt !== null) return <DoubtView of={doubt} />;
  return results && <ResultView of={results} />;
};

export { ChoosePacks, Outcome };
