import { useSearchParams } from 'react-router-dom';
import { EntryFrame } from '../../../app/frame/EntryFrame';
import { PartHere } from '../../../app/lazy/PartHere';
import type { ScreenRoute } from '../../../app/routes';
import { useText } from '../../../text/useText';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { unfinishedPart } from '../unfinished/unfinishedPart';
import { SHOW } from '../upi/request/show';
import { instantPaymentText } from './instantPayment.text';
import { NumberForm } from './NumberForm';

/** A request to pay that waits already. */
const requestPart: ScreenRoute = {
  path: 'request to pay',
  screen: async () =>
    (await import(/* webpackChunkName: "upi" */ '../upi/request/ShownRequest')).ShownRequest,
  needs: ['payments'],
};

/** Paying for a connection by its number. An unfinished payment of this browser can be gone on with. */
export const InstantPaymentScreen = () => {
  const t = useText(instantPaymentText);
  const [query] = useSearchParams();
  if (query.has(SHOW))
    return (
      <EntryFrame title={t.request}>
        <PartHere
          route={requestPart}
          shape={<SkeletonLines count={4} />}
          missing={t.unfinishedMissing}
        />
      </EntryFrame>
    );
  return (
    <EntryFrame title={t.title} lead={t.lead}>
      <NumberForm />
      <PartHere route={unfinishedPart} missing={t.unfinishedMissing} />
    </EntryFrame>
  );
};
