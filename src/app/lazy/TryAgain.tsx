import { useText } from '../../text/useText';
import { Alert } from '../../ui/feedback/Alert';
import { statesText } from '../../ui/ui.text';

interface TryAgainProps {
  /** Tells what could not be loaded, if that is known. */
  readonly sentence?: string;
  readonly onRetry: () => void;
}

/** Shown in place of a lazy part that could not be loaded. */
export const TryAgain = ({ sentence, onRetry }: TryAgainProps) => {
  const t = useText(statesText);
  return (
    <Alert
      live
      tone="warn"
      action={
        <button type="button" onClick={onRetry}>
          {t.tryAgain}
        </button>
      }
    >
      {sentence ?? t.failed}
    </Alert>
  );
};

/** The `failed` of a lazy part. */
export const tryAgain = (retry: () => void) => <TryAgain onRetry={retry} />;
