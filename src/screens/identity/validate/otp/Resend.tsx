import styled from 'styled-components';
import { resendIdentificationOtp } from '../../../../../store/identity/identification';
import { useAppDispatch } from '../../../../app/hooks';
import { useIsRunning } from '../../../../app/hooks/useFlow';
import { useSecondsUntil } from '../../../../app/hooks/useTimeUntil';
import { useText } from '../../../../text/useText';
import { color, controlHeight } from '../../../../theme/tokens';
import { Button } from '../../../../ui/buttons/Button';
import { VisuallyHidden } from '../../../../ui/layout/VisuallyHidden';
import { identificationOtpText } from './identificationOtp.text';

/** As high as the button that replaces the countdown, so that nothing below moves. */
const Layout = styled.div`
  display: grid;
  align-items: center;
  min-height: ${controlHeight};
  p {
    color: ${color.inkSoft};
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
`;

/** The countdown and then the button for another code. A screen reader hears only that the wait is over. */
export const Resend = ({ resendFrom }: { readonly resendFrom: number }) => {
  const t = useText(identificationOtpText);
  const dispatch = useAppDispatch();
  const seconds = useSecondsUntil(resendFrom);
  const isBusy = useIsRunning(resendIdentificationOtp);
  return (
    <Layout>
      {seconds > 0 ? (
        <p>{t.wait(seconds)}</p>
      ) : (
        <Button
          tone="ghost"
          wide
          busy={isBusy}
          onClick={() => dispatch(resendIdentificationOtp.requested())}
        >
          {t.resend}
        </Button>
      )}
      <VisuallyHidden role="status">{seconds > 0 ? '' : t.mayResend}</VisuallyHidden>
    </Layout>
  );
};
