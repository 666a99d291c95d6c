import { useLayoutEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { selectCartCount } from '../../../store/cart/cartCount';
import { CHECKOUT } from '../../../store/core/paths';
import { Alert } from '../../ui/feedback/Alert';
import { loadAlerts, selectAlerts } from '../../../store/inbox/alerts';
import { loadEquipment } from '../../../store/account/equipment';
import { loadActivePacks, selectActivePacks, requestAllPacks } from '../../../store/packs/packs';
import { isBroadband, isPackRunning } from '../../../store/packs/packList';
import { loadPromos, selectBanners } from '../../../store/home/promos';
import { selectUser } from '../../../store/identity/session';
import { isStored } from '../../../store/core/storage';
import { loadSubscriber, selectUserInfo } from '../../../store/account/subscriber';
import { AccountSection } from '../../app/frame/AccountSection';
import { AnnouncementSlot } from '../../app/announcements/AnnouncementSlot';
import { useFailure } from '../../app/hooks/useFlow';
import { useIsSettled, useRevealInOrder } from '../../app/hooks/useRevealInOrder';
import { WhenNear } from '../../app/lazy/WhenNear';
import { useText } from '../../text/useText';
import { isIn } from '../../text/words';
import { target } from '../../theme/tokens';
import { BlankBlock, LoadingRegion } from '../../ui/feedback/Skeleton';
import { Section } from '../../ui/layout/Section';
import { ScreenTitle } from '../../ui/layout/ScreenTitle';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { tryAgain } from '../../app/lazy/TryAgain';
import { AlertList } from './AlertList';
import { UnfinishedPayments } from '../payments/unfinished/unfinishedPart';
import { dashboardText } from './dashboard.text';
import { HomeFailure } from './HomeFailure';
import { FirstParts, HomePage, LaterParts, TilePair, WalletPlace } from './homeLayout';
import { CheaperMix, Offers, Spending } from './lazyTiles';
import { ServiceTiles } from './services/ServiceTiles';
import { SectionTile } from './services/tileLayout';
import { Wallet } from './Wallet';

/** The services with their state, the amount due and Pay first; everything else below. */
export const DashboardScreen = () => {
  const t = useText(dashboardText);
  const dispatch = useAppDispatch();
  const userInfo = useAppSelector(selectUserInfo);
  const user = useAppSelector(selectUser);
  // The saved record knows the name of the login; the profile may have changed it since.
  const { firstname: name } = userInfo ?? user ?? { firstname: '' };
  // Asked for before the placeholders are painted.
  useLayoutEffect(() => {
    dispatch(requestAllPacks());
    dispatch(loadEquipment.requested());
    dispatch(loadPromos.requested({ portal: 'SELFCARE' }));
  }, [dispatch]);
  const { first, last } = useRevealedParts();
  return (
    <HomePage>
      <FirstParts>
        <ScreenTitle
          title={t.greeting(new Date().getHours(), name)}
          documentTitle={t.home}
          sub={<Papers />}
        />
        {(isStored('selfcarePayments') || last) && <UnfinishedPayments failed={tryAgain} />}
        <CartLine />
        <ServiceTiles />
        <HomeFailure />
        <AnnouncementSlot />
      </FirstParts>
      <WalletPlace>
        <Wallet />
      </WalletPlace>
      <LaterParts>
        <AlertList isOpen={first} />
        {last && <LazyTiles />}
        {last && <AccountSection />}
      </LaterParts>
    </HomePage>
  );
};

/** As high as the chart and the offer at their usual size. */
const LATE_HEIGHT = '252px';

/** Below the first view of a phone: loaded when they are scrolled to. */
const LazyTiles = () => {
  const { offers } = useText(dashboardText);
  const packs = useAppSelector(selectActivePacks) ?? [];
  const hasChannels = packs.some((pack) => isPackRunning(pack) && !isBroadband(pack));
  const hasNoOffers = useAppSelector(selectBanners) === null;
  const hasFailed = useFailure(loadPromos) !== null;
  return (
    <>
      {packs.length > 0 && (
        <TilePair>
          <LazyTile>
            <Spending failed={tryAgain} skeleton={<TileSkeleton />} />
          </LazyTile>
          {hasChannels && (
            <LazyTile>
              <CheaperMix failed={tryAgain} skeleton={<TileSkeleton />} />
            </LazyTile>
          )}
        </TilePair>
      )}
      {!(hasNoOffers && hasFailed) && (
        <Section title={offers}>
          <WhenNear skeleton={<OfferPlace />}>
            <Offers failed={tryAgain} skeleton={<OfferPlace />} />
          </WhenNear>
        </Section>
      )}
    </>
  );
};

/** As high as its usual content from the start, so that nothing below it moves. */
const TileSlot = styled.div`
  display: grid;
  min-height: ${LATE_HEIGHT};
  /* With a link beside it or without. */
  section > :first-child {
    min-height: ${target};
  }
`;

const LazyTile = ({ children }: { readonly children: ReactNode }) => (
  <SectionTile as="div">
    <TileSlot>
      <WhenNear skeleton={<BlankBlock $height={LATE_HEIGHT} />}>{children}</WhenNear>
    </TileSlot>
  </SectionTile>
);

/** A picture, and room for the buttons below it. */
const OfferPlace = styled(BlankBlock).attrs({ $ratio: '16 / 6' })`
  margin-bottom: 52px;
`;

const TileSkeleton = () => (
  <LoadingRegion>
    <BlankBlock $height={LATE_HEIGHT} />
  </LoadingRegion>
);

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

/** How the subscriber's papers stand, where a status is known. The line keeps its height while it is empty. */
const Papers = () => {
  const t = useText(dashboardText);
  const kyc = useAppSelector(selectUserInfo)?.kycstatus ?? '';
  return <>{isIn(t.kyc, kyc) ? t.kyc[kyc] : '\u00a0'}</>;
};
