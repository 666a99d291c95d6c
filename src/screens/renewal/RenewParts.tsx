import { selectRenewalDoubt, selectRenewalResults } from '../../../store/renewal/renewal';
import { useAppSelector } from '../../app/hooks';
import { ChoosePacks } from './choose/ChoosePacks';
import { UnknownRenewalView } from './result/UnknownRenewalView';
import { ResultView } from './result/ResultView';

/** The result of a renewal, or that its outcome is unknown. */
const RenewalOutcome = () => {
  const doubt = useAppSelector(selectRenewalDoubt);
  const results = useAppSelector(selectRenewalResults);
  if (doubt !== null) return <UnknownRenewalView doubt={doubt} />;
  return results && <ResultView results={results} />;
};

export { ChoosePacks, RenewalOutcome };
