import type { Failure } from '../../../../store/core/failure';
import { selectRenewalRefusal, selectUnknownRenewal } from '../../../../store/renewal/renewal';
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
  const isUnknown = useAppSelector(selectUnknownRenewal) !== null;
  if (refusal === null) return null;
  const code = refusal.kind === 'refused' ? refusal.code : '';
  if (code === 'PAYMENT_OPEN') return ways.open;
  if (code === 'BALANCE_OPEN') return ways.balanceOpen;
  if (code === 'JUST_PAID') return ways.justPaid;
  // What an earlier sending of the same did is not known.
  return isUnknown ? failureText(refusal) : `${failureText(refusal)} ${t.nothingPaid}`;
};
