import { selectCartTrouble, troubleRead, type CartTrouble } from '../../../store/cart/cart';
import { leavesDoubt } from '../../../store/writes/outcome';
import { sentenceOf } from '../../../store/core/messages';
import { translateMessage } from '../../text/translateMessage';
import { useLanguage, useText } from '../../text/useText';
import { Alert } from '../../ui/feedback/Alert';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { cartText } from './cart.text';

/** What the operator did not do, and why, until it is read or the next press succeeds. */
export const CartTroubleNotice = () => {
  const t = useText(cartText);
  const dispatch = useAppDispatch();
  const trouble = useAppSelector(selectCartTrouble);
  if (!trouble) return null;
  return (
    <Alert
      live
      tone={leavesDoubt(trouble.failure) ? 'warn' : 'bad'}
      action={
        <button type="button" onClick={() => dispatch(troubleRead())}>
          {t.understood}
        </button>
      }
    >
      <Sentence {...trouble} />
    </Alert>
  );
};

const Sentence = ({ does, names, failure }: CartTrouble) => {
  const t = useText(cartText);
  const language = useLanguage();
  if (leavesDoubt(failure)) return does === 'add' ? t.doubtAdded(names) : t.doubtRemoved(names);
  const what = does === 'add' ? t.notAdded(names) : t.notRemoved(names);
  return `${what} ${translateMessage(sentenceOf(failure), language)}`;
};
