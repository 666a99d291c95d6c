import { Link } from 'react-router-dom';
import { selectHasEarlierOrder, selectPlacedOrder } from '../../../store/offers';
import { selectIsLoggedIn } from '../../../store/session';
import { HOME } from '../../routing/guard';
import { useText } from '../../text/useText';
import { Notice } from '../../ui/Notice';
import { useStore } from '../../useStore';
import { noticesText } from './notices.text';
import { stepAddress } from './steps';

/** What some have to know first: most newcomers none of it, so it comes when there is something to say. */
export const ShopNotices = () => {
  const t = useText(noticesText);
  const placed = useStore(selectPlacedOrder);
  const hasEarlierOrder = useStore(selectHasEarlierOrder);
  const isLoggedIn = useStore(selectIsLoggedIn);
  return (
    <>
      {placed && (
        <Notice action={<Link to={stepAddress('placed')}>{t.seeOrder}</Link>}>
          {t.waiting(placed.orderid)}
        </Notice>
      )}
      {hasEarlierOrder && <Notice tone="warn">{t.earlier}</Notice>}
      {isLoggedIn && (
        <Notice action={<Link to={`${HOME}/addpacks`}>{t.addPacks}</Link>}>{t.loggedIn}</Notice>
      )}
    </>
  );
};
