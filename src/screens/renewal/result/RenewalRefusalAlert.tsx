import { type Failure, refusalCode } from '../../../../store/core/failure';
import {
  renewPacks,
  selectRenewalRefusal,
  selectUnknownRenewal,
} from '../../../../store/renewal/renewal';
import { useAppSelector } from '../../../app/hooks';
import { useFailurePlace, useFailureText } from '../../../app/hooks/useFlow';
import { useText } from '../../../text/useText';
import { Alert } from '../../../ui/feedback/Alert';
import { paymentMethodsText } from '../../payments/payments.text';
import { renewText } from '../renewal.text';

/** Why the last renewal was not carried out. Shows nothing if the outcome of that renewal is unknown. */
export const RenewalRefusalAlert = () => {
  useFailurePlace(renewPacks);
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
  const payTexts = useText(paymentMethodsText);
  const failureText = useFailureText();
  const isUnknown = useAppSelector(selectUnknownRenewal) !== null;
  if (refusal === null) return null;
  const code = refusalCode(refusal);
  if (code === 'PAYMENT_OPEN') return payTexts.open;
  if (code === 'BALANCE_OPEN') return payTexts.balanceOpen;
  if (code === 'JUST_PAID') return payTexts.justPaid;
  if (code === 'NOT_PAYABLE') return payTexts.nothingToPay;
  // "Nothing was paid" is left out while an earlier request for the same renewal has no answer, because that request
  // may have paid.
  return isUnknown ? failureText(refusal) : `${failureText(refusal)} ${t.nothingPaid}`;
};
