import { abandonPayment } from '../../../../../store/payments/payments';
import { useFlowRequest } from '../../../../app/hooks/useFlowRequest';
import { useText } from '../../../../text/useText';
import { Button } from '../../../../ui/forms/Button';
import { Alert } from '../../../../ui/feedback/Alert';
import { useAppDispatch } from '../../../../app/hooks';
import { upiText } from './upi.text';

/** Walking away, with what that does and what it does not. */
export const LeaveIt = ({ id }: { readonly id: string }) => {
  const t = useText(upiText);
  const dispatch = useAppDispatch();
  const { isBusy, failure, begin } = useFlowRequest(abandonPayment);
  const press = () => {
    begin();
    dispatch(abandonPayment.requested({ id }));
  };
  return (
    <>
      {failure && (
        <Alert live tone="bad">
          {t.notLeft}
        </Alert>
      )}
      <Button wide tone="ghost" busy={isBusy} onClick={press}>
        {t.leave}
      </Button>
    </>
  );
};
