import { selectFullScreenError } from '../../../store/app/fullScreenError';
import { selectIsLoading } from '../../../store/app/loader';
import { selectSnackbar } from '../../../store/app/snackbar';
import { spoken } from '../../text/spoken';
import { useLanguage } from '../../text/useText';
import { Loader } from '../../ui/feedback/Loader';
import { Snackbar } from '../../ui/feedback/Snackbar';
import { useStore } from '../hooks';
import { FullScreenError } from './FullScreenError';

/** What may lie over every screen (specification §2 and §4), driven by the store alone. */
export const Overlays = () => {
  const language = useLanguage();
  const snackbar = useStore(selectSnackbar);
  const error = useStore(selectFullScreenError);
  return (
    <>
      <Loader visible={useStore(selectIsLoading)} />
      <Snackbar shown={snackbar && { ...snackbar, message: spoken(snackbar.message, language) }} />
      {error !== null && <FullScreenError message={spoken(error, language)} />}
    </>
  );
};
