import { Link } from 'react-router-dom';
import { selectVerdict } from '../../../../store/newConnection/offers';
import { identifyApplicant } from '../../../../store/newConnection/onlineOrder';
import { sentenceOf } from '../../../../store/core/messages';
import { LOGIN } from '../../../app/guard';
import { spoken } from '../../../text/spoken';
import { useLanguage, useText } from '../../../text/useText';
import { Notice } from '../../../ui/feedback/Alert';
import { useStore } from '../../../app/hooks';
import { orderText } from './order.text';
import { useFreshFailure } from '../useFresh';

/** Why the order cannot go on: a subscriber already, or no answer. */
export const DetailsFailure = () => {
  const t = useText(orderText);
  const language = useLanguage();
  const isExisting = useStore(selectVerdict)?.kind === 'existing';
  const failure = useFreshFailure(identifyApplicant);
  if (isExisting)
    return (
      <Notice tone="warn" spoken action={<Link to={LOGIN}>{t.logIn}</Link>}>
        {t.existing}
      </Notice>
    );
  return (
    failure && (
      <Notice tone="bad" spoken>
        {spoken(sentenceOf(failure), language)}
      </Notice>
    )
  );
};
