import { lazyPart } from '../../../app/lazy/lazyPart';
import { TryAgain } from '../../../app/lazy/TryAgain';
import { useText } from '../../../text/useText';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { lazyUpiRequestText } from './lazyUpiRequest.text';
import type { UpiRequestProps } from './request/UpiRequest';

const UpiRequest = lazyPart<UpiRequestProps>({
  id: 'upi-request',
  load: async () => (await import(/* webpackChunkName: "upi" */ './request/UpiRequest')).UpiRequest,
});

/** The request to pay, loaded when there is one. */
export const LazyUpiRequest = (props: UpiRequestProps) => {
  const t = useText(lazyUpiRequestText);
  return (
    <UpiRequest
      {...props}
      skeleton={<SkeletonLines count={4} />}
      failed={(retry) => <TryAgain sentence={t.missing} onRetry={retry} />}
    />
  );
};
