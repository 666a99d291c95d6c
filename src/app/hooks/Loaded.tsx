import type { ReactNode } from 'react';
import { selectIsOnline } from '../../../store/app/connection';
import type { AnyFlow } from '../../../store/core/flow';
import { useText } from '../../text/useText';
import { ErrorState, OfflineState } from '../../ui/feedback/States';
import { statesText } from '../../ui/ui.text';
import { screenSlotText } from '../app.text';
import { useAppSelector } from '../hooks';
import { FailedPage } from '../lazy/FailedPage';
import { useFailure, useFailureText } from './useFlow';
import { useRetry, useRetryOnReconnect } from './useRetry';

interface LoadedProps<Value> {
  readonly flow: AnyFlow;
  /** null until the operator has answered. An earlier value stays while the flow loads the data again. */
  readonly value: Value | null;
  readonly onRetry: () => void;
  readonly skeleton: ReactNode;
  /**
   * The data stored on this device, with the time when it was loaded. Shown until the operator answers, and while the
   * operator cannot be reached.
   */
  readonly lastKnown?: ReactNode;
  /** Shown in place of the failure alert, if another part of the screen reports the failure. */
  readonly failed?: ReactNode;
  /** True when the page shows nothing else, so a failure gets a drawing and a link to Home. */
  readonly isPage?: boolean;
  readonly children: (value: Value) => ReactNode;
}

/** A part of a screen that loads data. It shows a skeleton, then the content, or the failure with a button to retry. */
export const Loaded = <Value,>(props: LoadedProps<Value>) => {
  const { retry, focusTarget } = useRetry(useFailure(props.flow), props.onRetry);
  return (
    <>
      {focusTarget}
      <Content {...props} onRetry={retry} />
    </>
  );
};

const Content = <Value,>({
  flow,
  value,
  onRetry,
  skeleton,
  lastKnown = null,
  failed,
  isPage = false,
  children,
}: LoadedProps<Value>) => {
  const t = useText(statesText);
  const page = useText(screenSlotText);
  const failureText = useFailureText();
  const isOnline = useAppSelector(selectIsOnline);
  const failure = useFailure(flow);
  useRetryOnReconnect(flow, onRetry);

  if (value !== null) return children(value);
  const hasAnswered =
    failure !== null && failure.kind !== 'unreachable' && failure.kind !== 'tooSlow';
  if (lastKnown !== null && (!isOnline || !hasAnswered)) return lastKnown;
  if (!failure) return skeleton;
  if (failed !== undefined) return failed;
  if (isPage)
    return (
      <FailedPage onRetry={onRetry}>
        <h2>{isOnline ? page.title : t.offline}</h2>
        <p>{isOnline ? failureText(failure) : t.offlineDescription}</p>
      </FailedPage>
    );
  return isOnline ? (
    <ErrorState sentence={failureText(failure)} onRetry={onRetry} />
  ) : (
    <OfflineState onRetry={onRetry} />
  );
};
