import type { ReactNode } from 'react';
import {
  type CartWriteFailure,
  selectCartWriteFailures,
  writeFailuresAcknowledged,
} from '../../../store/cart/cart';
import { isOutcomeUnknown } from '../../../store/writes/outcome';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useFailureText } from '../../app/hooks/useFlow';
import { useText } from '../../text/useText';
import { Alert } from '../../ui/feedback/Alert';
import { OutcomeUnknown } from '../writes/OutcomeUnknown';
import { cartText } from './cart.text';

/** The changes of the cart that failed, and why. The last of them has the button that dismisses all. */
export const CartFailures = () => {
  const t = useText(cartText);
  const dispatch = useAppDispatch();
  const writeFailures = useAppSelector(selectCartWriteFailures);
  const understood = (
    <button type="button" onClick={() => dispatch(writeFailuresAcknowledged())}>
      {t.understood}
    </button>
  );
  return writeFailures.map((writeFailure, position) => (
    <CartFailureAlert
      key={position}
      writeFailure={writeFailure}
      action={position === writeFailures.length - 1 && understood}
    />
  ));
};

interface CartFailureAlertProps {
  readonly writeFailure: CartWriteFailure;
  readonly action: ReactNode;
}

const CartFailureAlert = ({ writeFailure, action }: CartFailureAlertProps) => {
  const t = useText(cartText);
  const { kind, names, failure } = writeFailure;
  return isOutcomeUnknown(failure) ? (
    <OutcomeUnknown action={action} failure={failure}>
      {kind === 'add' ? t.unknownAdded(names) : t.unknownRemoved(names)}
    </OutcomeUnknown>
  ) : (
    <Alert tone="bad" live action={action}>
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
