import { Link } from 'react-router-dom';
import { selectEligibility } from '../../../../store/newConnection/offers';
import { identifyApplicant } from '../../../../store/newConnection/onlineOrder';
import { sentenceOf } from '../../../../store/core/messages';
import { LOGIN } from '../../../../store/core/paths';
import { translateMessage } from '../../../text/translateMessage';
import { useLanguage, useText } from '../../../text/useText';
import { Alert } from '../../../ui/feedback/Alert';
import { useAppSelector } from '../../../app/hooks';
import { orderText } from './order.text';
import { useFailureSinceMount } from '../useFailureSinceMount';

/** Why the order cannot go on: a subscriber already, or no answer. */
export const ApplicantFailureAlert = () => {
  const t = useText(orderText);
  const language = useLanguage();
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
        {translateMessage(sentenceOf(failure), language)}
      </Alert>
    )
  );
};
