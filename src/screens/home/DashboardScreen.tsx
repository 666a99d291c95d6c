import { useDeferredValue, useLayoutEffect } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { loadEquipment } from '../../../store/account/equipment';
import { loadSubscriber, selectUserInfo } from '../../../store/account/subscriber';
import { selectRealtime } from '../../../store/app/app';
import { selectCartCount } from '../../../store/cart/cartCount';
import { CHECKOUT } from '../../../store/core/paths';
import { isStored } from '../../../store/core/storage';
import { loadPromos, selectBanners } from '../../../store/home/promos';
import { selectUser } from '../../../store/identity/session';
import { loadAlerts, selectAlerts } from '../../../store/inbox/alerts';
import { selectAreAnnouncementsKnown } from '../../../store/inbox/serviceAnnouncements';
import { isBroadband, isPackRunning } from '../../../store/packs/packList';
import { loadActivePacks, requestAllPacks, selectActivePacks } from '../../../store/packs/packs';
import { AnnouncementSlot } from '../../app/announcements/AnnouncementSlot';
import { AccountSection } from '../../app/frame/AccountSection';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useIsSettled, useRevealInOrder } from '../../app/hooks/useRevealInOrder';
import { tryAgain } from '../../app/lazy/TryAgain';
import { WhenNear } from '../../app/lazy/WhenNear';
import { usePortal } from '../../app/PortalServices';
import { safeImage } from '../../app/safeLinks';
import { useText } from '../../text/useText';
import { Alert } from '../../ui/feedback/Alert';
import { BlankBlock } from '../../ui/feedback/Skeleton';
import { ScreenTitle } from '../../ui/layout/ScreenTitle';
import { Section } from '../../ui/layout/Section';
import { UnfinishedPayments } from '../payments/unfinished/unfinishedPart';
import { AlertList } from './AlertList';
import { dashboardText } from './home.text';
import { HomeFailure } from './HomeFailure';
import { Foot, HomePage, MainParts, SideParts } from './homeLayout';
import { CheaperMix, Offers, Spending } from './lazyTiles';
import { HouseholdSentence } from './services/HouseholdSentence';
import { ServiceTiles } from './services/ServiceTiles';
import { SpendingBlank, SpendingSkeleton } from './spending/SpendingSkeleton';
import { Wallet } from './Wallet';

/** What ends first in a sentence, the services with their state, the amount due and Renew; everything else below. */
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
      <MainParts>
        <ScreenTitle
          title={t.greeting(new Date().getHours(), name)}
          documentTitle={t.home}
          sub={sentence}
        />
        {(isStored('selfcarePayments') || last) && payments}
        {cart}
        {services}
        {failure}
        {announcement}
        {first && alerts}
        {last && spending}
      </MainParts>
      <SideParts>
        {wallet}
        {last && offers}
      </SideParts>
      {last && foot}
    </HomePage>
  );
};

/** Below the first view of a phone: loaded when it is scrolled to. */
const SpendingPlace = () => {
  const hasPacks = (useAppSelector(selectActivePacks) ?? []).length > 0;
  return (
    hasPacks && (
      <WhenNear skeleton={<SpendingBlank />}>
        <Spending failed={tryAgain} skeleton={<SpendingSkeleton />} />
      </WhenNear>
    )
  );
};

/** What the operator offers, and what would cost less. Nothing where there is nothing. */
const OfferPlaces = () => {
  const { offers } = useText(dashboardText);
  const { imageHosts } = usePortal();
  const packs = useAppSelector(selectActivePacks) ?? [];
  const hasChannels = packs.some((pack) => isPackRunning(pack) && !isBroadband(pack));
  const banners = useAppSelector(selectBanners) ?? [];
  const hasOffers = banners.some(({ url }) => safeImage(url, imageHosts) !== null);
  return (
    <>
      {hasOffers && (
        <Section title={offers}>
          <WhenNear skeleton={<OfferPlace />}>
            <Offers failed={tryAgain} skeleton={<OfferPlace />} />
          </WhenNear>
        </Section>
      )}
      {hasChannels && (
        <WhenNear skeleton={<Edge />}>
          <CheaperMix failed={() => null} />
        </WhenNear>
      )}
    </>
  );
};

/** A picture, and room for the buttons below it. */
const OfferPlace = styled(BlankBlock).attrs({ $ratio: '16 / 6' })`
  margin-bottom: 52px;
`;

/** Something to come into view, of no size that is seen: a cheaper mix has its room only once there is one. */
const Edge = styled.div`
  height: 1px;
`;

/** What was put into the cart and not paid. */
const CartLine = () => {
  const t = useText(dashboardText);
  const count = useAppSelector(selectCartCount);
  if (count === 0) return null;
  return <Alert action={<Link to={CHECKOUT}>{t.viewCart}</Link>}>{t.cartWaits(count)}</Alert>;
};

/* Made once: each is drawn again for its own data, and not for every answer that the screen waits for. */
const sentence = <HouseholdSentence />;
const payments = <UnfinishedPayments failed={tryAgain} />;
const cart = <CartLine />;
const services = <ServiceTiles />;
const failure = <HomeFailure />;
const announcement = <AnnouncementSlot />;
const alerts = <AlertList />;
const spending = <SpendingPlace />;
const wallet = <Wallet />;
const offers = <OfferPlaces />;
const foot = (
  <Foot>
    <AccountSection />
  </Foot>
);

/** The page fills from the top: each part opens when the ones above it have their size. */
const useRevealedParts = () => {
  const packs = useIsSettled(loadActivePacks, useAppSelector(selectActivePacks));
  const subscriber = useIsSettled(loadSubscriber, useAppSelector(selectUserInfo));
  const areAlertsSettled = useIsSettled(loadAlerts, useAppSelector(selectAlerts));
  const promos = useIsSettled(loadPromos, useAppSelector(selectBanners));
  // What an announcement says is not listed as an alert, so the alerts wait for the announcements.
  const hasStream = useAppSelector(selectRealtime) !== '';
  const announcements = useAppSelector(selectAreAnnouncementsKnown) || !hasStream;
  const first = useRevealInOrder(packs && subscriber && areAlertsSettled && announcements);
  // What is below the first view is drawn after it.
  return { first, last: useDeferredValue(useRevealInOrder(first && promos), false) };
};
