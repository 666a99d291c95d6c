import { leavePayment } from '../../../store/payments';
import { useAttempt } from '../../frame/useAttempt';
import { useText } from '../../text/useText';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../useStore';
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
