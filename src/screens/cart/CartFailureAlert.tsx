import {
  type CartWriteFailure,
  selectCartWriteFailure,
  writeFailureAcknowledged,
} from '../../../store/cart/cart';
import { isOutcomeUnknown } from '../../../store/writes/outcome';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useFailureText } from '../../app/hooks/useFlow';
import { useText } from '../../text/useText';
import { Alert } from '../../ui/feedback/Alert';
import { OutcomeUnknown } from '../writes/OutcomeUnknown';
import { cartText } from './cart.text';

/** The change of the cart that failed, and why. Shown until it is dismissed or a later change succeeds. */
export const CartFailureAlert = () => {
  const t = useText(cartText);
  const dispatch = useAppDispatch();
  const writeFailure = useAppSelector(selectCartWriteFailure);
  if (!writeFailure) return null;
  const { kind, names, failure } = writeFailure;
  const understood = (
    <button type="button" onClick={() => dispatch(writeFailureAcknowledged())}>
      {t.understood}
    </button>
  );
  return isOutcomeUnknown(failure) ? (
    <OutcomeUnknown action={understood} failure={failure}>
      {kind === 'add' ? t.unknownAdded(names) : t.unknownRemoved(names)}
    </OutcomeUnknown>
  ) : (
    <Alert tone="bad" live action={understood}>
      <Refusal {...writeFailure} />
    </Alert>
  );
};

const Refusal = ({ kind, names, failure }: CartWriteFailure) => {
  const t = useText(cartText);
  const failureText = useFailureText();
  const summary = kind === 'add' ? t.notAdded(names) : t.notRemoved(names);
  return `${summary} ${failureText(failure)}`;
};
