import styled, { keyframes } from 'styled-components';
import { useText } from '../../text/useText';
import { layer, pageVeil, size, space } from '../../theme/tokens';
import { loaderText } from '../ui.text';

const appear = keyframes`to { visibility: visible; }`;
const turn = keyframes`to { transform: rotate(1turn); }`;

const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.loader};
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space.l};
  ${pageVeil}
  font-size: ${size.title};
  visibility: hidden;
  animation: ${appear} 1ms 300ms forwards;
  img {
    animation: ${turn} 1.4s linear infinite;
  }
`;

interface LoaderProps {
  readonly visible: boolean;
}

/**
 * The documented full-screen loader (specification §2). It appears after 300 ms, so that short work does not make the
 * page flash. The live region stays mounted, because screen readers read only its changes.
 */
export const Loader = ({ visible }: LoaderProps) => {
  const t = useText(loaderText);
  return (
    <div role="status" aria-live="polite">
      {visible && (
        <Backdrop>
          <img src="/dist/loader.svg" alt="" width="64" height="64" />
          <p>{t.wait}</p>
        </Backdrop>
      )}
    </div>
  );
};
