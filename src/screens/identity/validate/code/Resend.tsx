import styled from 'styled-components';
import { selectStatus } from '../../../../../store/core/flows';
import { resendIdentificationCode } from '../../../../../store/identity/identification';
import { useText } from '../../../../text/useText';
import { color, controlHeight } from '../../../../theme/tokens';
import { Button } from '../../../../ui/forms/Button';
import { VisuallyHidden } from '../../../../ui/layout/VisuallyHidden';
import { useAppDispatch, useAppSelector } from '../../../../app/hooks';
import { codeText } from './code.text';
import { useSecondsUntil } from '../../../../app/hooks/useTimeUntil';

/** As high as the button that comes: nothing below it moves. */
const Place = styled.div`
  display: grid;
  align-items: center;
  min-height: ${controlHeight};
  p {
    color: ${color.inkSoft};
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
`;

/** Another code may be asked for after a while. The seconds are seen; heard is only their end. */
export const Resend = ({ from }: { readonly from: number }) => {
  const t = useText(codeText);
  const dispatch = useAppDispatch();
  const seconds = useSecondsUntil(from);
  const isBusy = useAppSelector(
    (state) => selectStatus(state, resendIdentificationCode) === 'running',
  );
  return (
    <Place>
      {seconds > 0 ? (
        <p>{t.wait(seconds)}</p>
      ) : (
        <Button
          tone="ghost"
          wide
          busy={isBusy}
          onClick={() => dispatch(resendIdentificationCode.requested())}
        >
          {t.resend}
        </Button>
      )}
      <VisuallyHidden role="status">{seconds > 0 ? '' : t.mayResend}</VisuallyHidden>
    </Place>
  );
};
