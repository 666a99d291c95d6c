import { leavePayment } from '../../../../../store/payments/payments';
import { useAttempt } from '../../../../app/hooks/useFlowRequest';
import { useText } from '../../../../text/useText';
import { Button } from '../../../../ui/forms/Button';
import { Notice } from '../../../../ui/feedback/Alert';
import { useSay } from '../../../../app/hooks';
import { upiText } from './upi.text';

/** Walking away, with what that does and what it does not. */
export const LeaveIt = ({ id }: { readonly id: string }) => {
  const t = useText(upiText);
  const say = useSay();
  const { isBusy, failure, begin } = useAttempt(leavePayment);
  const press = () => {
    begin();
    say(leavePayment.requested({ id }));
  };
  return (
    <>
      {failure && (
        <Notice spoken tone="bad">
          {t.notLeft}
        </Notice>
      )}
      <Button wide tone="ghost" busy={isBusy} onClick={press}>
        {t.leave}
      </Button>
    </>
  );
};
