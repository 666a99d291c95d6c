import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { useText } from '../../../text/useText';
import { Alert } from '../../../ui/feedback/Alert';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { statesText } from '../../../ui/feedback/States.text';
import { lazyUpiRequestText } from './lazyUpiRequest.text';
import type { UpiRequestProps } from './request/UpiRequest';

const bring = async () =>
  (await import(/* webpackChunkName: "upi" */ './request/UpiRequest')).UpiRequest;

/** The request to pay, which comes when there is one. */
export const LazyUpiRequest = (props: UpiRequestProps) => {
  const t = useText(lazyUpiRequestText);
  const { tryAgain } = useText(statesText);
  const [Here, setHere] = useState<ComponentType<UpiRequestProps> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    bring().then(
      (part) => setHere(() => part),
      () => setFailed(true),
    );
  }, []);
  useEffect(load, [load]);
  if (Here) return <Here {...props} />;
  if (!hasFailed) return <SkeletonLines count={4} />;
  return (
    <Alert
      live
      tone="warn"
      action={
        <button type="button" onClick={load}>
          {tryAgain}
        </button>
      }
    >
      {t.missing}
    </Alert>
  );
};
