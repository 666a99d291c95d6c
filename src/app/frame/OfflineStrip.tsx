import styled from 'styled-components';
import { selectOfflineSince } from '../../../store/app/connection';
import type { RootState } from '../../../store/root/rootReducer';
import { useText } from '../../text/useText';
import { color, layer, media, size, space } from '../../theme/tokens';
import { offlineStripText } from '../app.text';
import { useAppSelector } from '../hooks';

const Strip = styled.div`
  position: sticky;
  top: 0;
  z-index: ${layer.bar};
  padding: ${space.s} ${space.l};
  background: ${color.warnTint};
  color: ${color.warn};
  font-size: ${size.small};
  text-align: center;
  ${media.print} {
    display: none;
  }
`;

/** Moves the bars at the top of the page below the strip while the strip is shown (`barTop`). */
const moveBars = (strip: HTMLElement | null) => {
  const { style } = document.documentElement;
  const measure = () => style.setProperty('--offline-strip', `${strip?.offsetHeight ?? 0}px`);
  measure();
  window.addEventListener('resize', measure);
  return () => {
    window.removeEventListener('resize', measure);
    style.removeProperty('--offline-strip');
  };
};

/**
 * True if the page has data of the account or the packs, loaded or stored. Their slices may be missing, because the
 * strip does not load their domains.
 */
const selectHasLoaded = ({ subscriber, packs }: Partial<RootState>): boolean =>
  [subscriber?.userInfo, packs?.active, packs?.lastHome].some(Boolean);

/** Shown on every screen while the device is offline, so that old data is not taken for current data. */
export const OfflineStrip = () => {
  const t = useText(offlineStripText);
  const since = useAppSelector(selectOfflineSince);
  const hasLoaded = useAppSelector(selectHasLoaded);
  const sentence = since === null ? t.offline : t.since(new Date(since).toTimeString().slice(0, 5));
  return (
    <Strip ref={moveBars}>
      {sentence} {hasLoaded && since !== null && t.older}
    </Strip>
  );
};
