import {
  selectCartWriteFailure,
  troubleRead,
  type CartWriteFailure,
} from '../../../store/cart/cart';
import { isOutcomeUnknown } from '../../../store/writes/outcome';
import { useText } from '../../text/useText';
import { Alert } from '../../ui/feedback/Alert';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { OutcomeUnknown } from '../writes/OutcomeUnknown';
import { cartText } from './cart.text';
import { useFailureText } from '../../app/hooks/useFlow';

/** What the operator did not do, and why, until it is read or the next press succeeds. */
export const CartFailureAlert = () => {
  const t = useText(cartText);
  const dispatch = useAppDispatch();
  const trouble = useAppSelector(selectCartWriteFailure);
  if (!trouble) return null;
  const { does, names, failure } = trouble;
  const understood = (
    <button type="button" onClick={() => dispatch(troubleRead())}>
      {t.understood}
    </button>
  );
  return isOutcomeUnknown(failure) ? (
    <OutcomeUnknown action={understood}>
      {does === 'add' ? t.unknownAdded(names) : t.unknownRemoved(names)}
    </OutcomeUnknown>
  ) : (
    <Alert tone="bad" live action={understood}>
      <Refusal {...trouble} />
    </Alert>
  );
};

const Refusal = ({ does, names, failure }: CartWriteFailure) => {
  const t = useText(cartText);
  const failureText = useFailureText();
  const summary = does === 'add' ? t.notAdded(names) : t.notRemoved(names);
  return `${summary} ${failureText(failure)}`;
};
