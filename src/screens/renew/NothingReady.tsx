import { useEffect } from 'react';
import { resultsLeft, selectOtherRefusal } from '../../../store/renewal';
import { useText } from '../../text/useText';
import { EmptyState } from '../../ui/States';
import { useSay, useStore } from '../../useStore';
import { WhyNot } from '../payments/WhyNot';
import { renewText } from './renew.text';

/** Perhaps since a moment ago: then why the last press renewed nothing is still in sight. */
export const NothingReady = () => {
  const t = useText(renewText);
  const say = useSay();
  const refused = useStore(selectOtherRefusal);
  useEffect(() => () => void say(resultsLeft()), [say]);
  return (
    <>
      {refused && <WhyNot because={refused.failure} bill={refused.bill} />}
      <EmptyState title={t.nothingReady} />
    </>
  );
};
