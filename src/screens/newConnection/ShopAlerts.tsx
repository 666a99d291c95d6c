import { Link } from 'react-router-dom';
import { ADD_PACKS } from '../../../store/core/paths';
import { offerStepPath } from '../../../store/core/viewPaths';
import { selectIsLoggedIn } from '../../../store/identity/session';
import { selectPlacedOrder } from '../../../store/newConnection/offers';
import { orderGivenUp, ORDERS } from '../../../store/newConnection/onlineOrder';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { lazyPart } from '../../app/lazy/lazyPart';
import { tryAgain } from '../../app/lazy/TryAgain';
import { useText } from '../../text/useText';
import { Alert } from '../../ui/feedback/Alert';
import { WriteOutcomes } from '../writes/WriteOutcomes';
import { shopAlertsText } from './newConnection.text';

/** Payments in this browser's journal whose outcome is unknown or not seen yet. */
const UnfinishedPayments = lazyPart({
  id: 'shop-unfinished-payments',
  load: async () =>
    (await import(/* webpackChunkName: "shop-order" */ '../payments/unfinished/UnfinishedPayments'))
      .UnfinishedPayments,
  needs: ['payments'],
});

/** Alerts above the plans. Most visitors have none, so the plans do not wait for them. */
export const ShopAlerts = () => {
  const t = useText(shopAlertsText);
  const dispatch = useAppDispatch();
  const placed = useAppSelector(selectPlacedOrder);
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  return (
    <>
      <UnfinishedPayments failed={tryAgain} />
      {placed && (
        <Alert action={<Link to={offerStepPath('placed')}>{t.seeOrder}</Link>}>
          {t.ordered(placed.orderid)}
        </Alert>
      )}
      <WriteOutcomes calls={ORDERS} onAcknowledged={() => dispatch(orderGivenUp())} />
      {isLoggedIn && <Alert action={<Link to={ADD_PACKS}>{t.addPacks}</Link>}>{t.loggedIn}</Alert>}
    </>
  );
};
