import { sentenceOf } from '../../../store/messages';
import { selectRefusal } from '../../../store/renewal';
import { spoken } from '../../text/spoken';
import { useLanguage, useText } from '../../text/useText';
import { Notice } from '../../ui/Notice';
import { useStore } from '../../useStore';
import { renewText } from './renew.text';

/** Why the last press renewed nothing, for certain. */
export const Refusal = () => {
  const t = useText(renewText);
  const language = useLanguage();
  const refusal = useStore(selectRefusal);
  if (refusal === null) return null;
  return (
    <Notice tone="bad" spoken>
      {spoken(sentenceOf(refusal), language)} {t.nothingPaid}
    </Notice>
  );
};
