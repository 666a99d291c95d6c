import styled from 'styled-components';
import { selectIsOtpDialogOpen } from '../../../store/payments/otpDialog';
import { useText } from '../../text/useText';
import { layer, space } from '../../theme/tokens';
import { useAppSelector } from '../hooks';
import { lazyPart } from '../lazy/lazyPart';
import { TryAgain } from '../lazy/TryAgain';
import { otpDialogPartText } from './OtpDialogPart.text';

/** Loaded when an instalment provider has sent an OTP. */
const OtpDialog = lazyPart({
  id: 'otp-dialog',
  load: async () =>
    (await import(/* webpackChunkName: "otp-dialog" */ '../../screens/payments/otp/OtpDialog'))
      .OtpDialog,
  needs: ['payments'],
});

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
  const isOpen = useAppSelector(selectIsOtpDialogOpen);
  if (!isOpen) return null;
  return (
    <OtpDialog
      failed={(retry) => (
        <Bottom>
          <TryAgain sentence={t.missing} onRetry={retry} />
        </Bottom>
      )}
    />
  );
};
