import { selectRenewalResults, selectUnknownRenewal } from '../../../store/renewal/renewal';
import { useAppSelector } from '../../app/hooks';
import { ChoosePacks } from './choose/ChoosePacks';
import { ResultView } from './result/ResultView';
import { UnknownRenewalView } from './result/UnknownRenewalView';

/** The result of a renewal, or the statement that its outcome is unknown. */
const RenewalOutcome = () => {
  const unknownRenewal = useAppSelector(selectUnknownRenewal);
  const results = useAppSelector(selectRenewalResults);
  if (unknownRenewal !== null) return <UnknownRenewalView unknownRenewal={unknownRenewal} />;
  return results && <ResultView results={results} />;
};

export { ChoosePacks, RenewalOutcome };
