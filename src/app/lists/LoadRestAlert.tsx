import type { AnyFlow } from '../../../store/core/flow';
import { Button } from '../../ui/buttons/Button';
import { Alert } from '../../ui/feedback/Alert';
import { useFailureMessage } from '../hooks/useFlow';
import { useRetry } from '../hooks/useRetry';

interface LoadRestAlertProps {
  readonly flow: AnyFlow;
  /** Says what is missing. */
  readonly sentence: string;
  /** The name of the button that loads the rest of the list. */
  readonly loadRest: string;
  readonly onLoadRest: () => void;
  /** Whether screen readers announce the alert when it appears. */
  readonly live?: boolean;
}

/** Shown when a page of a long list did not load. The loaded pages stay, and a button loads the rest. */
export const LoadRestAlert = ({
  flow,
  sentence,
  loadRest,
  onLoadRest,
  live = false,
}: LoadRestAlertProps) => {
  const failureMessage = useFailureMessage(flow);
  const { retry, focusTarget } = useRetry(failureMessage, onLoadRest);
  if (failureMessage === null) return focusTarget;
  return (
    <Alert
      tone="warn"
      live={live}
      action={
        <Button tone="ghost" onClick={retry}>
          {loadRest}
        </Button>
      }
    >
      {sentence} {failureMessage}
    </Alert>
  );
};
