import { Link } from 'react-router-dom';
import { selectEligibility } from '../../../../store/newConnection/offers';
import { identifyApplicant } from '../../../../store/newConnection/onlineOrder';
import { LOGIN } from '../../../../store/core/paths';
import { useText } from '../../../text/useText';
import { Alert } from '../../../ui/feedback/Alert';
import { useAppSelector } from '../../../app/hooks';
import { orderText } from './order.text';
import { useFailureSinceMount } from '../useFailureSinceMount';
import { useFailureText } from '../../../app/hooks/useFlow';

/** Why the order cannot go on: a subscriber already, or no answer. */
export const ApplicantFailureAlert = () => {
  const t = useText(orderText);
  const failureText = useFailureText();
  const isExisting = useAppSelector(selectEligibility)?.kind === 'existing';
  const failure = useFailureSinceMount(identifyApplicant);
  if (isExisting)
    return (
      <Alert tone="warn" live action={<Link to={LOGIN}>{t.logIn}</Link>}>
        {t.existing}
      </Alert>
    );
  return (
    failure && (
      <Alert tone="bad" live>
        {failureText(failure)}
      </Alert>
    )
  );
};
