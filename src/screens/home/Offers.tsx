import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { Promo } from '../../../store/wire/entities/packs/promos';
import { usePortal } from '../../app/PortalServices';
import { safeImage, safeLink } from '../../app/safeLinks';
import { useOperatorWords } from '../../text/OperatorText';
import { useText } from '../../text/useText';
import { color, radius, space } from '../../theme/tokens';
import { IconButton } from '../../ui/buttons/IconButton';
import { forwardIcon, pauseIcon, playIcon } from '../../ui/data/icons';
import { dashboardText, offersText } from './home.text';

/** Milliseconds for which one offer is shown. */
const TURN = 7_000;

const Slides = styled.ul`
  a {
    display: block;
    border-radius: ${radius.sheet};
  }
  img {
    width: 100%;
    aspect-ratio: 16 / 6;
    border-radius: ${radius.sheet};
    background: ${color.tint};
    object-fit: cover;
  }
`;

/** The buttons, and the dots that show how many offers there are and which one is shown. */
const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s};
  padding-top: ${space.s};
  & > span {
    display: flex;
    margin-inline-end: auto;
    gap: 6px;
  }
  i {
    width: 8px;
    height: 8px;
    border-radius: ${radius.pill};
    background: ${color.edge};
  }
  i[data-shown] {
    width: 20px;
    background: ${color.brand};
  }
`;

/** The operator's call-to-action images (`CTAImages`), one at a time. */
export const Offers = ({ banners }: { readonly banners: readonly Promo[] }) => {
  const t = useText(dashboardText);
  const words = useText(offersText);
  const { at, isPlaying, next, setPlaying, holding } = useRotation(banners.length);
  return (
    <div {...holding}>
      {/* Rotating offers are not announced, because that would interrupt a screen reader. */}
      <Slides role="list" aria-live={isPlaying ? 'off' : 'polite'}>
        {banners.map((promo, slide) => (
          <li key={promo.promoid || promo.promoadsid} hidden={slide !== at}>
            <Banner promo={promo} unnamed={t.offer(slide + 1, banners.length)} />
          </li>
        ))}
      </Slides>
      {banners.length > 1 && (
        <Controls>
          <span aria-hidden>
            {banners.map(({ promoid, promoadsid }, dot) => (
              <i key={promoid || promoadsid} data-shown={dot === at || undefined} />
            ))}
          </span>
          <IconButton
            icon={isPlaying ? pauseIcon : playIcon}
            label={isPlaying ? words.pause : words.play}
            onClick={() => setPlaying(!isPlaying)}
          />
          <IconButton icon={forwardIcon} label={words.next} onClick={next} />
        </Controls>
      )}
    </div>
  );
};

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Which offer is shown. The offers rotate by themselves, except while they are paused or while the pointer or the focus
 * is on them. With `prefers-reduced-motion` they start paused.
 */
const useRotation = (count: number) => {
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(() => !isStill());
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isTurning = isPlaying && !isPointedAt && !hasFocus && count > 1;
  useEffect(() => {
    if (!isTurning) return undefined;
    const timer = setInterval(() => setAt((shown) => (shown + 1) % count), TURN);
    return () => clearInterval(timer);
  }, [isTurning, count]);
  return {
    at: Math.min(at, count - 1),
    isPlaying,
    setPlaying,
    next: () => setAt((shown) => (shown + 1) % count),
    holding: {
      onMouseEnter: () => setPointedAt(true),
      onMouseLeave: () => setPointedAt(false),
      onFocus: () => setFocus(true),
      onBlur: () => setFocus(false),
    },
  };
};

interface BannerProps {
  readonly promo: Promo;
  /** The alternative text for a picture that the operator has not named. */
  readonly unnamed: string;
}

/** The operator's picture, as a link if its address may be opened. */
const Banner = ({ promo: { url, redirecturl, name }, unnamed }: BannerProps) => {
  const { imageHosts } = usePortal();
  const { words, lang } = useOperatorWords()(name);
  const isNamed = words.trim() !== '';
  const picture = (
    <img
      src={safeImage(url, imageHosts) ?? ''}
      alt={isNamed ? words : unnamed}
      lang={isNamed ? lang : undefined}
      loading="lazy"
      decoding="async"
    />
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
