import { Link } from 'react-router-dom';
import { selectHasEarlierOrder, selectPlacedOrder } from '../../../store/newConnection/offers';
import { selectIsLoggedIn } from '../../../store/identity/session';
import { usePart } from '../../app/lazy/usePart';
import { HOME } from '../../app/guard';
import type { ScreenRoute } from '../../app/routes';
import { useText } from '../../text/useText';
import { Alert } from '../../ui/feedback/Alert';
import { useAppSelector } from '../../app/hooks';
import { noticesText } from './notices.text';
import { stepPath } from './steps';

/** What was left unpaid or unknown. A browser that was killed may have nothing but a copy of its journal. */
const unfinishedPart: ScreenRoute = {
  path: 'unfinished payments',
  screen: async () =>
    (await import(/* webpackChunkName: "shop-order" */ '../payments/unfinished/UnfinishedPayments'))
      .UnfinishedPayments,
  needs: ['payments'],
};

/** Notices before the plans. Most visitors have none, so the plans do not wait for them. */
export const ShopNotices = () => {
  const t = useText(noticesText);
  const placed = useAppSelector(selectPlacedOrder);
  const hasEarlierOrder = useAppSelector(selectHasEarlierOrder);
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { Here: Unfinished } = usePart(unfinishedPart);
  return (
    <>
      {Unfinished && <Unfinished />}
      {placed && (
        <Alert action={<Link to={stepPath('placed')}>{t.seeOrder}</Link>}>
          {t.ordered(placed.orderid)}
        </Alert>
      )}
      {hasEarlierOrder && <Alert tone="warn">{t.earlier}</Alert>}
      {isLoggedIn && (
        <Alert action={<Link to={`${HOME}/addpacks`}>{t.addPacks}</Link>}>{t.loggedIn}</Alert>
      )}
    </>
  );
};
