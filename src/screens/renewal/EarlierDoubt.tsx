import { doubtSettled, selectHasEarlierDoubt } from '../../../store/renewal/renewal';
import { useText } from '../../text/useText';
import { Button } from '../../ui/forms/Button';
import { Notice } from '../../ui/feedback/Alert';
import { useSay, useStore } from '../../app/hooks';
import { renewText } from './renew.text';

/** A renewal of an earlier visit, or of another tab, has had no answer. */
export const EarlierDoubt = () => {
  const t = useText(renewText);
  const say = useSay();
  if (!useStore(selectHasEarlierDoubt)) return null;
  return (
    <Notice
      tone="warn"
      spoken
      action={
        <Button tone="ghost" onClick={() => say(doubtSettled())}>
          {t.looked}
        </Button>
      }
    >
      {t.earlierDoubt}
    </Notice>
  );
};
