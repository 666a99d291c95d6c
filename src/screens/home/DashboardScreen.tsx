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
import { AccountSection } from '../../app/frame/AccountSection';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useRequestAtStart } from '../../app/hooks/useFlow';
import { useIsSettled, useRevealInOrder } from '../../app/hooks/useRevealInOrder';
import { lazyPart } from '../../app/lazy/lazyPart';
import { tryAgain } from '../../app/lazy/TryAgain';
import { WhenNear } from '../../app/lazy/WhenNear';
import { usePortal } from '../../app/PortalServices';
import { safeImage } from '../../app/safeLinks';
import { useText } from '../../text/useText';
import { media, space, weight } from '../../theme/tokens';
import { Alert } from '../../ui/feedback/Alert';
import { BlankBlock } from '../../ui/feedback/Skeleton';
import { ScreenTitle } from '../../ui/layout/ScreenTitle';
import { Section } from '../../ui/layout/Section';
import { UnfinishedPayments } from '../payments/unfinished/unfinishedPart';
import { AlertList } from './AlertList';
import { dashboardText } from './home.text';
import { HomeFailure } from './HomeFailure';
import { HouseholdSentence } from './services/HouseholdSentence';
import { ServiceTiles } from './services/ServiceTiles';
import { SpendingBlank, SpendingSkeleton } from './spending/SpendingSkeleton';
import { Wallet } from './Wallet';

/** The charges of six months, loaded when the subscriber scrolls to them. */
const Spending = lazyPart({
  id: 'home-spending',
  load: async () =>
    (await import(/* webpackChunkName: "screen-transactions" */ './spending/Spending')).Spending,
  needs: ['transactions'],
});

/** The cheaper packs, loaded when the subscriber scrolls to them, because they need the whole catalogue. */
const CheaperMix = lazyPart({
  id: 'home-mix',
  load: async () => (await import(/* webpackChunkName: "save" */ './CheaperMix')).CheaperMix,
  needs: ['packs', 'catalogue', 'optimiser'],
});

/** The pictures of the operator's offers, loaded when the subscriber scrolls to them. */
const Offers = lazyPart({
  id: 'home-offers',
  load: async () => (await import(/* webpackChunkName: "home-offers" */ './Offers')).Offers,
});

/** The parts of the home screen, one below the other. On a wide screen the wallet stands beside them. */
const HomePage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  /* The sentence below the greeting is what stands out. */
  h1 {
    font-weight: ${weight.normal};
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) min(20rem, 34%);
    gap: 20px ${space.xl};
    align-items: start;
  }
`;

const MainParts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  min-width: 0;
  ${media.wide} {
    gap: 20px;
  }
`;

/** The wallet, and below it the offers. */
const SideParts = styled(MainParts)`
  gap: 20px;
  /* On a phone the wallet is only a docked bar, which takes no room and no gap. */
  ${media.belowWide} {
    display: contents;
  }
  ${media.wide} {
    grid-column: 2;
  }
`;

const Foot = styled.div`
  min-width: 0;
  ${media.wide} {
    grid-column: 1 / -1;
  }
`;

/**
 * The home screen. Its first view has a sentence about the service that ends first, the services with their state, the
 * amount due, and Renew.
 */
export const DashboardScreen = () => {
  const t = useText(dashboardText);
  const dispatch = useAppDispatch();
  const requestAtStart = useRequestAtStart();
  const userInfo = useAppSelector(selectUserInfo);
  const user = useAppSelector(selectUser);
  // The name in the profile is preferred, because the name in the stored session is as old as the login.
  const { firstname: name } = userInfo ?? user ?? { firstname: '' };
  // A layout effect sends the requests before the placeholders are painted.
  useLayoutEffect(() => {
    requestAtStart(requestAllPacks());
    requestAtStart(loadEquipment.requested());
    dispatch(loadPromos.requested({ portal: 'SELFCARE' }));
  }, [dispatch, requestAtStart]);
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

/** The operator's offers, and packs that cost less. */
const OfferPlaces = () => {
  const { offers } = useText(dashboardText);
  const { imageHosts } = usePortal();
  const packs = useAppSelector(selectActivePacks) ?? [];
  const hasChannels = packs.some((pack) => isPackRunning(pack) && !isBroadband(pack));
  const banners = useAppSelector(selectBanners) ?? [];
  const shown = banners.filter(({ url }) => safeImage(url, imageHosts) !== null);
  return (
    <>
      {shown.length > 0 && (
        <Section title={offers}>
          <WhenNear skeleton={<OfferPlace />}>
            <Offers banners={shown} failed={tryAgain} skeleton={<OfferPlace />} />
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

/** The placeholder of an offer: a picture, and room for the buttons below it. */
const OfferPlace = styled(BlankBlock).attrs({ $ratio: '16 / 6' })`
  margin-bottom: 52px;
`;

/** An invisible line in the place of the cheaper packs. It gives `WhenNear` something that can come into view. */
const Edge = styled.div`
  height: 1px;
`;

/** Says that packs in the cart are not paid yet. */
const CartLine = () => {
  const t = useText(dashboardText);
  const count = useAppSelector(selectCartCount);
  if (count === 0) return null;
  return <Alert action={<Link to={CHECKOUT}>{t.viewCart}</Link>}>{t.cartWaits(count)}</Alert>;
};

/**
 * As high as an announcement (two lines on a phone, else one), so that the page does not shift when an announcement
 * arrives.
 */
const AnnouncementPlace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: calc(2 * 1.3125rem + ${space.l});
  @media (min-width: 600px) {
    min-height: calc(44px + 2px);
  }
  &:has([data-none]) {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

const Announcement = lazyPart({
  id: 'home-announcement',
  load: async () =>
    (await import(/* webpackChunkName: "liveData" */ '../../app/announcements/Announcements'))
      .HomeAnnouncement,
  needs: ['liveData'],
});

/** Reserves the space for the announcements on the home screen while an announcement may arrive. */
const AnnouncementSlot = () =>
  useAppSelector(selectRealtime) === '' ? null : (
    <AnnouncementPlace>
      <Announcement failed={() => null} />
    </AnnouncementPlace>
  );

/* These elements are created once, so that a render of the screen does not render them again. */
const sentence = <HouseholdSentence />;
const payments = <UnfinishedPayments withBalance failed={tryAgain} />;
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

/** The page fills from the top: a part is shown once the parts above it have their final size. */
const useRevealedParts = () => {
  const packs = useIsSettled(loadActivePacks, useAppSelector(selectActivePacks));
  const subscriber = useIsSettled(loadSubscriber, useAppSelector(selectUserInfo));
  const areAlertsSettled = useIsSettled(loadAlerts, useAppSelector(selectAlerts));
  const promos = useIsSettled(loadPromos, useAppSelector(selectBanners));
  // `AlertList` leaves out alerts that repeat an announcement, so it waits for the announcements.
  const hasStream = useAppSelector(selectRealtime) !== '';
  const announcements = useAppSelector(selectAreAnnouncementsKnown) || !hasStream;
  const first = useRevealInOrder(packs && subscriber && areAlertsSettled && announcements);
  // React renders the parts below the first view at a lower priority.
  return { first, last: useDeferredValue(useRevealInOrder(first && promos), false) };
};
