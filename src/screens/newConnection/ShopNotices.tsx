import { Link } from 'react-router-dom';
import { selectHasEarlierOrder, selectPlacedOrder } from '../../../store/newConnection/offers';
import { selectIsLoggedIn } from '../../../store/identity/session';
import { usePart } from '../../app/lazy/usePart';
import { HOME } from '../../app/guard';
import type { ScreenRoute } from '../../app/routes';
import { useText } from '../../text/useText';
import { Notice } from '../../ui/feedback/Alert';
import { useStore } from '../../app/hooks';
import { noticesText } from './notices.text';
import { stepAddress } from './steps';

/** What was left unpaid or unknown. A browser that was killed may have nothing but a copy of its journal. */
const unfinishedPart: ScreenRoute = {
  path: 'unfinished payments',
  screen: async () =>
    (await import(/* webpackChunkName: "shop-order" */ '../payments/unfinished/UnfinishedPayments'))
      .UnfinishedPayments,
  needs: ['payments'],
};

/** What some have to know first: most newcomers none of it, so the plans do not wait for it. */
export const ShopNotices = () => {
  const t = useText(noticesText);
  const placed = useStore(selectPlacedOrder);
  const hasEarlierOrder = useStore(selectHasEarlierOrder);
  const isLoggedIn = useStore(selectIsLoggedIn);
  const { Here: Unfinished } = usePart(unfinishedPart);
  return (
    <>
      {Unfinished && <Unfinished />}
      {placed && (
        <Notice action={<Link to={stepAddress('placed')}>{t.seeOrder}</Link>}>
          {t.ordered(placed.orderid)}
        </Notice>
      )}
      {hasEarlierOrder && <Notice tone="warn">{t.earlier}</Notice>}
      {isLoggedIn && (
        <Notice action={<Link to={`${HOME}/addpacks`}>{t.addPacks}</Link>}>{t.loggedIn}</Notice>
      )}
    </>
  );
};
