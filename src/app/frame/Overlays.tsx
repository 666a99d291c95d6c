import styled from 'styled-components';
import { selectFullScreenError } from '../../../store/app/fullScreenError';
import { selectIsLoading } from '../../../store/app/loader';
import { selectSnackbar } from '../../../store/app/snackbar';
import { storeMessagesText } from '../../text/storeMessages.text';
import { translateMessage } from '../../text/translateMessage';
import { useText } from '../../text/useText';
import { color, layer, size, space } from '../../theme/tokens';
import { Loader } from '../../ui/feedback/Loader';
import { Snackbar } from '../../ui/feedback/Snackbar';
import { useAppSelector } from '../hooks';
import { failurePicture } from '../lazy/failurePicture';
import { SupportFileOfferPart } from '../supportFile/SupportFileOfferPart';
import { OtpDialogPart } from './OtpDialogPart';

/** What may lie over every screen (specification §2 and §4), driven by the store alone. */
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
  /* The words end where the offer begins, and do not move when it comes. */
  grid-template-rows: minmax(60%, auto) auto;
  align-content: start;
  gap: ${space.l};
  padding: 0 ${space.xl};
  overflow-y: auto;
  background: ${color.page};
  text-align: center;
`;

const Words = styled.div`
  display: grid;
  place-content: end center;
  justify-items: center;
  gap: ${space.l};
  font-size: ${size.title};
`;

/** Covers the page until the login shows (specification §4), with an offer to tell support what led to it. */
const FullScreenError = ({ message }: { readonly message: string }) => (
  <Backdrop>
    <Words role="alert">
      {failurePicture}
      <p>{message}</p>
    </Words>
    <SupportFileOfferPart />
  </Backdrop>
);
