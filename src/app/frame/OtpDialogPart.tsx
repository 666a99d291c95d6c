import styled from 'styled-components';
import { selectIsOtpDialogOpen } from '../../../store/payments/otpDialog';
import { layer, space } from '../../theme/tokens';
import { useText } from '../../text/useText';
import { Alert } from '../../ui/feedback/Alert';
import { statesText } from '../../ui/feedback/States.text';
import { useAppSelector } from '../hooks';
import { usePart } from '../lazy/usePart';
import type { ScreenRoute } from '../routes';
import { otpDialogPartText } from './OtpDialogPart.text';

/** Loaded when an instalment provider has sent an OTP. */
const otpDialogPart: ScreenRoute = {
  path: 'otp dialog',
  screen: async () =>
    (await import(/* webpackChunkName: "code-sheet" */ '../../screens/payments/otp/OtpDialog'))
      .OtpDialog,
  needs: ['payments'],
};

const Bottom = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.dialog};
  max-width: 560px;
  margin: ${space.m} auto;
`;

/** The field for the OTP of an instalment payment, over whatever screen is shown. */
export const OtpDialogPart = () => {
  const t = useText(otpDialogPartText);
  const states = useText(statesText);
  const isOpen = useAppSelector(selectIsOtpDialogOpen);
  const { Here, hasFailed, again } = usePart(otpDialogPart, isOpen);
  if (!isOpen) return null;
  if (Here) return <Here />;
  if (!hasFailed) return null;
  return (
    <Bottom>
      <Alert
        live
        tone="warn"
        action={
          <button type="button" onClick={again}>
            {states.tryAgain}
          </button>
        }
      >
        {t.missing}
      </Alert>
    </Bottom>
  );
};
