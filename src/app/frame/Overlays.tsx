import styled from 'styled-components';
import { selectFullScreenError } from '../../../store/app/fullScreenError';
import { selectIsLoading } from '../../../store/app/loader';
import { selectSnackbar } from '../../../store/app/snackbar';
import { selectIsOtpDialogOpen } from '../../../store/payments/otpDialog';
import { translateMessage, useText } from '../../text/useText';
import { storeMessagesText } from '../../text/words.text';
import { color, layer, size, space } from '../../theme/tokens';
import { Loader } from '../../ui/feedback/Loader';
import { Snackbar } from '../../ui/feedback/Snackbar';
import { otpDialogPartText } from '../app.text';
import { useAppSelector } from '../hooks';
import { failurePicture } from '../lazy/FailedPage';
import { lazyPart } from '../lazy/lazyPart';
import { TryAgain } from '../lazy/TryAgain';
import { SupportFileOfferPart } from './PageBoundary';

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

/** The dialog for the OTP of an instalment payment, over any screen. */
const OtpDialogPart = () => {
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

/** The layers that may cover any screen (specification §2 and §4). The store alone decides which are shown. */
export const Overlays = () => {
  const t = useText(storeMessagesText);
  const snackbar = useAppSelector(selectSnackbar);
  const error = useAppSelector(selectFullScreenError);
  return (
    <>
      <OtpDialogPart />
      <Loader visible={useAppSelector(selectIsLoading)} />
      <Snackbar
        shown={snackbar && { ...snackbar, message: translateMessage(snackbar.message, t) }}
      />
      {error !== null && <FullScreenError message={translateMessage(error, t)} />}
    </>
  );
};

const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.loader};
  display: grid;
  /* The message is above the offer of a file, and does not move when the offer appears. */
  grid-template-rows: minmax(60%, auto) auto;
  align-content: start;
  gap: ${space.l};
  padding: 0 ${space.xl};
  overflow-y: auto;
  background: ${color.page};
  text-align: center;
  & > [role='alert'] {
    display: grid;
    place-content: end center;
    justify-items: center;
    gap: ${space.l};
    font-size: ${size.title};
  }
`;

/** Covers the page until the login opens (specification §4), with the offer of a file for support. */
const FullScreenError = ({ message }: { readonly message: string }) => (
  <Backdrop>
    <div role="alert">
      {failurePicture}
      <p>{message}</p>
    </div>
    <SupportFileOfferPart />
  </Backdrop>
);
