import { unknownSettled, selectHasEarlierUnknownRenewal } from '../../../store/renewal/renewal';
import { useByIdempotency } from '../../app/useByIdempotency';
import { useText } from '../../text/useText';
import { Button } from '../../ui/buttons/Button';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { OutcomeUnknown } from '../writes/OutcomeUnknown';
import { renewText } from './renew.text';

/** A renewal of an earlier visit, or of another tab, has had no answer. */
export const UnknownRenewalAlert = () => {
  const t = useText(renewText);
  const byIdempotency = useByIdempotency();
  const dispatch = useAppDispatch();
  if (!useAppSelector(selectHasEarlierUnknownRenewal)) return null;
  return (
    <OutcomeUnknown
      action={
        <Button tone="ghost" onClick={() => dispatch(unknownSettled())}>
          {t.looked}
        </Button>
      }
    >
      {byIdempotency(t.earlierUnknown)}
    </OutcomeUnknown>
  );
};
