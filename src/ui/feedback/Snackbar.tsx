import styled from 'styled-components';
import type { SnackbarMessage as Shown } from '../../../store/app/snackbar';
import { bottomNavHeight, layer, media, radius, shadow, weight } from '../../theme/tokens';

/** Dark text, because white has too little contrast on the documented green (2.5:1) and red (3.7:1). */
const textColours = { success: '#0B1F14', error: '#1A0503' };
const documentedColours = { success: '#47B881', error: '#EC4C47' };

const HEX_COLOUR = /^#[0-9a-f]{6}$/i;

const backgroundOf = ({ backgroundColor, status }: Shown): string =>
  HEX_COLOUR.test(backgroundColor) ? backgroundColor : documentedColours[status];

// eslint-disable-next-line no-restricted-syntax -- the event names the left side (specification §3)
const Bar = styled.div<{ readonly $shown: Shown }>`
  position: fixed;
  bottom: 24px;
  left: ${({ $shown }) => Number($shown.leftalign)}px;
  z-index: ${layer.snackbar};
  min-width: ${({ $shown }) => Number($shown.minwidth)}px;
  max-width: min(560px, calc(100vw - 30px));
  padding: 14px 20px;
  border-radius: ${radius.control};
  box-shadow: ${shadow};
  background: ${({ $shown }) => backgroundOf($shown)};
  color: ${({ $shown }) => textColours[$shown.status]};
  font-weight: ${weight.strong};
  /* Keeps the two spaces in the documented message about an expired session. */
  white-space: pre-wrap;
  ${media.narrow} {
    bottom: 0;
    left: 0;
    width: 100%;
    min-width: 0;
    max-width: none;
    padding-bottom: calc(14px + env(safe-area-inset-bottom));
    border-radius: 0;
  }
  /* On a phone the snackbar is above the bottom bar, so that it does not cover the menu. */
  @media (max-width: 768px) {
    body:has([data-bottom-bar]) & {
      bottom: ${bottomNavHeight};
      padding-bottom: 14px;
    }
  }
  ${media.print} {
    display: none;
  }
`;

interface SnackbarProps {
  readonly shown: Shown | null;
}

/** The documented snackbar (specification §8). Both regions stay mounted, because screen readers read only changes. */
export const Snackbar = ({ shown }: SnackbarProps) => (
  <>
    <div role="status">
      {shown?.status === 'success' && <Bar $shown={shown}>{shown.message}</Bar>}
    </div>
    <div role="alert">{shown?.status === 'error' && <Bar $shown={shown}>{shown.message}</Bar>}</div>
  </>
);
