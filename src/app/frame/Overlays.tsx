import { selectFullScreenError } from '../../../store/app/fullScreenError';
import { selectIsLoading } from '../../../store/app/loader';
import { selectSnackbar } from '../../../store/app/snackbar';
import { translateMessage } from '../../text/translateMessage';
import { useLanguage } from '../../text/useText';
import { Loader } from '../../ui/feedback/Loader';
import { Snackbar } from '../../ui/feedback/Snackbar';
import { useAppSelector } from '../hooks';
import { FullScreenError } from './FullScreenError';
import { OtpDialogPart } from './OtpDialogPart';

/** What may lie over every screen (specification §2 and §4), driven by the store alone. */
export const Overlays = () => {
  const language = useLanguage();
  const snackbar = useAppSelector(selectSnackbar);
  const error = useAppSelector(selectFullScreenError);
  return (
    <>
      <OtpDialogPart />
      <Loader visible={useAppSelector(selectIsLoading)} />
      <Snackbar
        shown={snackbar && { ...snackbar, message: translateMessage(snackbar.message, language) }}
      />
      {error !== null && <FullScreenError message={translateMessage(error, language)} />}
    </>
  );
};
