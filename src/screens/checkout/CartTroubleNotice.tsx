import { selectCartTrouble, troubleRead, type CartTrouble } from '../../../store/cart';
import { leavesDoubt } from '../../../store/doubt';
import { sentenceOf } from '../../../store/messages';
import { spoken } from '../../text/spoken';
import { useLanguage, useText } from '../../text/useText';
import { Notice } from '../../ui/Notice';
import { useSay, useStore } from '../../useStore';
import { cartText } from './cart.text';

/** What the operator did not do, and why, until it is read or the next press succeeds. */
export const CartTroubleNotice = () => {
  const t = useText(cartText);
  const say = useSay();
  const trouble = useStore(selectCartTrouble);
  if (!trouble) return null;
  return (
    <Notice
      spoken
      tone={leavesDoubt(trouble.failure) ? 'warn' : 'bad'}
      action={
        <button type="button" onClick={() => say(troubleRead())}>
          {t.understood}
        </button>
      }
    >
      <Sentence {...trouble} />
    </Notice>
  );
};

const Sentence = ({ does, names, failure }: CartTrouble) => {
  const t = useText(cartText);
  const language = useLanguage();
  if (leavesDoubt(failure)) return does === 'add' ? t.doubtAdded(names) : t.doubtRemoved(names);
  const what = does === 'add' ? t.notAdded(names) : t.notRemoved(names);
  return `${what} ${spoken(sentenceOf(failure), language)}`;
};
