import {
  selectCartWriteFailure,
  troubleRead,
  type CartWriteFailure,
} from '../../../store/cart/cart';
import { leavesDoubt } from '../../../store/writes/outcome';
import { sentenceOf } from '../../../store/core/messages';
import { translateMessage } from '../../text/translateMessage';
import { useLanguage, useText } from '../../text/useText';
import { Alert } from '../../ui/feedback/Alert';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { cartText } from './cart.text';

/** What the operator did not do, and why, until it is read or the next press succeeds. */
export const CartFailureAlert = () => {
  const t = useText(cartText);
  const dispatch = useAppDispatch();
  const writeFailure = useAppSelector(selectCartWriteFailure);
  if (!writeFailure) return null;
  return (
    <Alert
      live
      tone={leavesDoubt(writeFailure.failure) ? 'warn' : 'bad'}
      action={
        <button type="button" onClick={() => dispatch(troubleRead())}>
          {t.understood}
        </button>
      }
    >
      <FailureText {...writeFailure} />
    </Alert>
  );
};

const FailureText = ({ does, names, failure }: CartWriteFailure) => {
  const t = useText(cartText);
  const language = useLanguage();
  if (leavesDoubt(failure)) return does === 'add' ? t.doubtAdded(names) : t.doubtRemoved(names);
  const summary = does === 'add' ? t.notAdded(names) : t.notRemoved(names);
  return `${summary} ${translateMessage(sentenceOf(failure), language)}`;
};
