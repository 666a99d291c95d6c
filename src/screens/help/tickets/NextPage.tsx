import type { AnyFlow } from '../../../../store/core/flow';
import { Button } from '../../../ui/buttons/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { useFailureMessage, useIsRunning } from '../../../app/hooks/useFlow';

interface NextPageProps {
  readonly flow: AnyFlow;
  readonly hasMore: boolean;
  readonly texts: { readonly more: string; readonly again: string };
  readonly onLoad: () => void;
}

/** A button that loads the next page. When loading fails, the shown pages stay. */
export const NextPage = ({ flow, hasMore, texts, onLoad }: NextPageProps) => {
  const isBusy = useIsRunning(flow);
  const failureMessage = useFailureMessage(flow);
  return (
    <>
      {failureMessage && (
        <Alert tone="warn" live>
          {failureMessage}
        </Alert>
      )}
      {(hasMore || failureMessage) && (
        <Button tone="ghost" wide busy={isBusy} onClick={onLoad}>
          {failureMessage ? texts.again : texts.more}
        </Button>
      )}
    </>
  );
};
