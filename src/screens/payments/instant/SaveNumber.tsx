import {
  savedNumberRemoved,
  saveNumber,
  selectSavedNumber,
} from '../../../../store/payments/instantPayment';
import { visibleEndOf } from '../../../../store/payments/maskedAccount';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useFailure, useIsRunning } from '../../../app/hooks/useFlow';
import { useText } from '../../../text/useText';
import { Checkbox } from '../../../ui/forms/Checkbox';
import { savedNumbersText } from './savedNumbers.text';

/** Off until the payer ticks it: the device may be shared. Unticked, the number is forgotten at once. */
export const SaveNumber = ({ account }: { readonly account: string }) => {
  const t = useText(savedNumbersText);
  const dispatch = useAppDispatch();
  const saved = useAppSelector((state) => selectSavedNumber(state, account));
  const isKeeping = useIsRunning(saveNumber);
  const failure = useFailure(saveNumber);
  return (
    <Checkbox
      name="keep"
      label={t.keep}
      hint={t.keepHint(visibleEndOf(account))}
      checked={saved !== null || isKeeping}
      error={failure && saved === null ? t.notKept : undefined}
      onChange={({ target }) => {
        if (target.checked) dispatch(saveNumber.requested(account));
        else if (saved) dispatch(savedNumberRemoved(saved.id));
      }}
    />
  );
};
