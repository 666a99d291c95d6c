import type { AnyFlow } from '../../../../store/core/flow';
import { useFailureMessage, useIsRunning } from '../../../app/hooks/useFlow';
import { useFocusRescue } from '../../../app/hooks/useFocusRescue';
import { Button } from '../../../ui/buttons/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';

interface NextPageProps {
  readonly flow: AnyFlow;
  readonly hasMore: boolean;
  readonly texts: { readonly more: string; readonly again: string };
  readonly onLoad: () => void;
}

/**
 * A button that loads the next page. When loading fails, the shown pages stay. After the last page the button is gone,
 * and who works by keyboard goes on where it was.
 */
export const NextPage = ({ flow, hasMore, texts, onLoad }: NextPageProps) => {
  const isBusy = useIsRunning(flow);
  const failureMessage = useFailureMessage(flow);
  const end = useFocusRescue<HTMLSpanElement>(hasMore);
  return (
    <>
      <VisuallyHidden ref={end} tabIndex={-1} />
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
