import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { selectCartCount } from '../../../store/cart/cartCount';
import { CHECKOUT } from '../../../store/core/paths';
import { Alert } from '../../ui/feedback/Alert';
import { loadAlerts, selectAlerts } from '../../../store/inbox/alerts';
import { loadEquipment, selectPrimaryBox } from '../../../store/account/equipment';
import { loadActivePacks, selectActivePacks } from '../../../store/packs/packs';
import { loadPromos, selectBanners } from '../../../store/home/promos';
import { selectUser } from '../../../store/identity/session';
import { isKept } from '../../../store/core/storage';
import { loadSubscriber, selectUserInfo } from '../../../store/account/subscriber';
import { AccountSection } from '../../app/frame/AccountSection';
import { useIsSettled, useRevealInOrder } from '../../app/hooks/useRevealInOrder';
import { useText } from '../../text/useText';
import { isIn } from '../../text/words';
import { media, space } from '../../theme/tokens';
import { ScreenTitle } from '../../ui/layout/ScreenTitle';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { AlertList } from './AlertList';
import { UnfinishedPayments } from '../payments/unfinished/unfinishedPart';
import { BoxRefreshList } from '../help/guide/BoxRefreshList';
import { Banners } from './Banners';
import { dashboardText } from './dashboard.text';
import { AccountLoadFailure } from './AccountLoadFailure';
import { PackStateCard } from './PackStateCard';
import { PackTable } from './PackTable';
import { homeColumns } from './homeLayout';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
`;

/** The lists; on a wide screen with the offers beside them. */
const Lists = styled(Page)`
  ${media.wide} {
    grid-template-columns: ${homeColumns};
    grid-template-rows: auto 1fr;
    align-items: start;
    & > :nth-child(2) {
      grid-area: 1 / 2 / 3;
    }
  }
`;

/** The state of the packs, the price of the renewal and the renew button first; everything else below. */
export const DashboardScreen = () => {
  const t = useText(dashboardText);
  const dispatch = useAppDispatch();
  const userInfo = useAppSelector(selectUserInfo);
  const user = useAppSelector(selectUser);
  // The saved record knows the name of the login; the profile may have changed it since.
  const { firstname: name } = userInfo ?? user ?? { firstname: '' };
  useEffect(() => {
    dispatch(loadActivePacks.requested({ productstatus: 'ALL' }));
    dispatch(loadEquipment.requested());
    dispatch(loadPromos.requested({ portal: 'SELFCARE' }));
  }, [dispatch]);
  const { first, last } = useRevealedParts();
  return (
    <Page>
      <ScreenTitle
        title={t.greeting(new Date().getHours(), name)}
        documentTitle={t.home}
        sub={<BoxAndKyc />}
      />
      <AccountLoadFailure />
      {(isKept('selfcarePayments') || last) && <UnfinishedPayments failed={() => null} />}
      <CartLine />
      <PackStateCard />
      <Lists>
        <AlertList isOpen={first} />
        {first && <Banners />}
        {last && <PackTable />}
        {last && <BoxRefreshList />}
      </Lists>
      {last && <AccountSection />}
    </Page>
  );
};

/** What was put into the cart and not paid. */
const CartLine = () => {
  const t = useText(dashboardText);
  const count = useAppSelector(selectCartCount);
  if (count === 0) return null;
  return <Alert action={<Link to={CHECKOUT}>{t.viewCart}</Link>}>{t.cartWaits(count)}</Alert>;
};

/** The page fills from the top: each part opens when the ones above it have their size. */
const useRevealedParts = () => {
  const packs = useIsSettled(loadActivePacks, useAppSelector(selectActivePacks));
  const subscriber = useIsSettled(loadSubscriber, useAppSelector(selectUserInfo));
  const alerts = useIsSettled(loadAlerts, useAppSelector(selectAlerts));
  const promos = useIsSettled(loadPromos, useAppSelector(selectBanners));
  const first = useRevealInOrder(packs && subscriber && alerts);
  return { first, last: useRevealInOrder(first && promos) };
};

/** Which box this is about, and how the subscriber's papers stand. */
const BoxAndKyc = () => {
  const t = useText(dashboardText);
  const box = useAppSelector(selectPrimaryBox);
  const kyc = useAppSelector(selectUserInfo)?.kycstatus ?? '';
  const parts = [
    box && t.box(box.boxname, box.stbno.slice(-4)),
    // A status we know is translated; any other is not shown.
    isIn(t.kyc, kyc) ? t.kyc[kyc] : null,
  ].filter(Boolean);
  // The line keeps its height while it is empty, so that the page does not shift.
  return <>{parts.length > 0 ? parts.join(' · ') : '\u00a0'}</>;
};
