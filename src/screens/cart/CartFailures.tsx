import {
  addToCart,
  removeFromCart,
  selectCartWriteFailures,
  writeFailuresAcknowledged,
} from '../../../store/cart/cart';
import { isOutcomeUnknown } from '../../../store/writes/outcome';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useFailurePlace, useFailureText } from '../../app/hooks/useFlow';
import { useText } from '../../text/useText';
import { Alert } from '../../ui/feedback/Alert';
import { OutcomeUnknown } from '../writes/OutcomeUnknown';
import { cartText } from './cart.text';

/** Says that the page shows `CartFailures`, so that the snackbar does not show the same failures. */
export const useCartFailurePlace = (): void => {
  useFailurePlace(addToCart);
  useFailurePlace(removeFromCart);
};

/**
 * The changes of the cart that failed or have an unknown outcome, and why. The last alert has the button that dismisses
 * all of them.
 */
export const CartFailures = () => {
  const t = useText(cartText);
  const failureText = useFailureText();
  const dispatch = useAppDispatch();
  const writeFailures = useAppSelector(selectCartWriteFailures);
  return writeFailures.map(({ kind, names, failure }, position) => {
    const action = position === writeFailures.length - 1 && (
      <button type="button" onClick={() => dispatch(writeFailuresAcknowledged())}>
        {t.understood}
      </button>
    );
    return isOutcomeUnknown(failure) ? (
      <OutcomeUnknown key={position} action={action} failure={failure}>
        {kind === 'add' ? t.unknownAdded(names) : t.unknownRemoved(names)}
      </OutcomeUnknown>
    ) : (
      <Alert key={position} tone="bad" live action={action}>
        {kind === 'add' ? t.notAdded(names) : t.notRemoved(names)} {failureText(failure)}
      </Alert>
    );
  });
};
