import styled from 'styled-components';
import type { Promo } from '../../../store/wire/entities/packs/promos';
import { loadPromos, selectBanners } from '../../../store/home/promos';
import { Loaded } from '../../app/hooks/Loaded';
import { safeImage, safeLink } from '../../app/safeLinks';
import { usePortal } from '../../app/PortalServices';
import { useText } from '../../text/useText';
import { color, media, radius, space } from '../../theme/tokens';
import { EmptyState } from '../../ui/feedback/States';
import { Section } from '../../ui/layout/Section';
import { BlankBlock, Coming } from '../../ui/feedback/Skeleton';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { dashboardText } from './dashboard.text';

const Strip = styled.ul`
  display: grid;
  grid-auto-flow: column;
  /* The edge of the next one says that there are more. */
  grid-auto-columns: min(88%, 340px);
  gap: ${space.m};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  /* Room for the focus ring, which the edge of what scrolls would cut off. */
  margin: -6px;
  padding: 6px;
  scroll-padding: 6px;
  a {
    display: block;
    border-radius: ${radius.sheet};
  }
  & > li {
    scroll-snap-align: start;
  }
  & > :only-child {
    width: 100%;
  }
  ${media.wide} {
    grid-auto-flow: row;
    grid-auto-columns: auto;
    overflow: visible;
  }
`;

const RATIO = '16 / 6';

const Picture = styled.img`
  width: 100%;
  aspect-ratio: ${RATIO};
  border-radius: ${radius.sheet};
  background: ${color.tint};
  object-fit: cover;
`;

export const Banners = () => {
  const t = useText(dashboardText);
  const dispatch = useAppDispatch();
  const { imageHosts } = usePortal();
  const isShown = ({ url }: Promo) => safeImage(url, imageHosts) !== null;
  return (
    <Section title={t.offers}>
      <Loaded
        flow={loadPromos}
        value={useAppSelector(selectBanners)}
        onRetry={() => dispatch(loadPromos.requested({ portal: 'SELFCARE' }))}
        skeleton={
          <Coming>
            <Strip as="div">
              <BlankBlock $ratio={RATIO} />
              <BlankBlock $ratio={RATIO} />
            </Strip>
          </Coming>
        }
      >
        {(banners) => {
          const shown = banners.filter(isShown);
          return shown.length === 0 ? (
            <EmptyState title={t.noOffers} />
          ) : (
            // Scrollable, so the keyboard has to be able to reach it.
            <Strip role="list" tabIndex={0} aria-label={t.offers}>
              {shown.map((promo, at) => (
                <li key={promo.promoid || promo.promoadsid}>
                  <Banner promo={promo} name={t.offer(at + 1, shown.length)} />
                </li>
              ))}
            </Strip>
          );
        }}
      </Loaded>
    </Section>
  );
};

interface BannerProps {
  readonly promo: Promo;
  readonly name: string;
}

/** The operator's picture, and where it leads if that is a place a browser may open. */
const Banner = ({ promo: { url, redirecturl }, name }: BannerProps) => {
  const { imageHosts } = usePortal();
  const picture = (
    <Picture src={safeImage(url, imageHosts) ?? ''} alt={name} loading="lazy" decoding="async" />
  );
  const link = safeLink(redirecturl);
  return link === null ? (
    picture
  ) : (
    <a href={link} target="_blank" rel="noopener noreferrer">
      {picture}
    </a>
  );
};
