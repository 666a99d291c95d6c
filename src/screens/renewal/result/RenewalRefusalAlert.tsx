import type { Failure } from '../../../../store/core/failure';
import { selectRenewalRefusal } from '../../../../store/renewal/renewal';
import { useText } from '../../../text/useText';
import { Alert } from '../../../ui/feedback/Alert';
import { useAppSelector } from '../../../app/hooks';
import { waysText } from '../../payments/pay/ways.text';
import { renewText } from '../renew.text';
import { useFailureText } from '../../../app/hooks/useFlow';

/** Why the last press renewed nothing, for certain. */
export const RenewalRefusalAlert = () => {
  const sentence = useRefusalText(useAppSelector(selectRenewalRefusal));
  return (
    sentence !== null && (
      <Alert tone="bad" live>
        {sentence}
      </Alert>
    )
  );
};

const useRefusalText = (refusal: Failure | null): string | null => {
  const t = useText(renewText);
  const ways = useText(waysText);
  const failureText = useFailureText();
  if (refusal === null) return null;
  if (refusal.kind === 'refused' && refusal.code === 'PAYMENT_OPEN') return ways.open;
  if (refusal.kind === 'refused' && refusal.code === 'JUST_PAID') return ways.justPaid;
  return `${failureText(refusal)} ${t.nothingPaid}`;
};
