import { useSearchParams } from 'react-router-dom';
import { ATTEMPT_PARAMETER } from '../../../../store/core/viewPaths';
import { EntryFrame } from '../../../app/frame/EntryFrame';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { TryAgain } from '../../../app/lazy/TryAgain';
import { useText } from '../../../text/useText';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { UnfinishedPayments } from '../unfinished/unfinishedPart';
import { instantPaymentText } from './instantPayment.text';
import { NumberForm } from './NumberForm';
import { SavedNumbers } from './SavedNumbers';

/** A request to pay that waits already. */
const ShownRequest = lazyPart({
  id: 'instant-request',
  load: async () =>
    (await import(/* webpackChunkName: "upi" */ '../upi/request/ShownRequest')).ShownRequest,
  needs: ['payments'],
});

/** Paying for a connection by its number. An unfinished payment of this browser can be gone on with. */
export const InstantPaymentScreen = () => {
  const t = useText(instantPaymentText);
  const [query] = useSearchParams();
  if (query.has(ATTEMPT_PARAMETER))
    return (
      <EntryFrame title={t.request}>
        <ShownRequest
          skeleton={<SkeletonLines count={4} />}
          failed={(retry) => <TryAgain sentence={t.unfinishedMissing} onRetry={retry} />}
        />
      </EntryFrame>
    );
  return (
    <EntryFrame title={t.title} lead={t.lead}>
      <SavedNumbers />
      <NumberForm />
      <UnfinishedPayments
        failed={(retry) => <TryAgain sentence={t.unfinishedMissing} onRetry={retry} />}
      />
    </EntryFrame>
  );
};
