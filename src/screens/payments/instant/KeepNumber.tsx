import {
  keepNumber,
  numberForgotten,
  selectKeptNumber,
} from '../../../../store/payments/instantPayment';
import { visibleEndOf } from '../../../../store/payments/maskedAccount';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useFailure, useIsRunning } from '../../../app/hooks/useFlow';
import { useText } from '../../../text/useText';
import { Checkbox } from '../../../ui/forms/Checkbox';
import { keptNumbersText } from './keptNumbers.text';

/** Off until the payer ticks it: the device may be shared. Unticked, the number is forgotten at once. */
export const KeepNumber = ({ account }: { readonly account: string }) => {
  const t = useText(keptNumbersText);
  const dispatch = useAppDispatch();
  const kept = useAppSelector((state) => selectKeptNumber(state, account));
  const isKeeping = useIsRunning(keepNumber);
  const failure = useFailure(keepNumber);
  return (
    <Checkbox
      name="keep"
      label={t.keep}
      hint={t.keepHint(visibleEndOf(account))}
      checked={kept !== null || isKeeping}
      error={failure && kept === null ? t.notKept : undefined}
      onChange={({ target }) => {
        if (target.checked) dispatch(keepNumber.requested(account));
        else if (kept) dispatch(numberForgotten(kept.id));
      }}
    />
  );
};
