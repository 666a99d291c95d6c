import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { useText } from '../../text/useText';
import { color, layer, media, radius, space, target } from '../../theme/tokens';
import { skipLinkText } from './SkipLink.text';

/** The id of the one <main> of the page. */
export const CONTENT_ID = 'content';

const Skip = styled.a`
  position: fixed;
  top: ${space.s};
  inset-inline-start: ${space.s};
  z-index: ${layer.loader};
  display: grid;
  align-items: center;
  min-height: ${target};
  padding: 0 ${space.l};
  border-radius: ${radius.control};
  background: ${color.brand};
  color: ${color.onBrand};
  &:not(:focus) {
    transform: translateY(-200%);
  }
  ${media.print} {
    display: none;
  }
`;

/** The first stop of the keyboard: past the main menu, to the screen. */
export const SkipLink = () => {
  const t = useText(skipLinkText);
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(CONTENT_ID)?.focus();
  };
  return (
    <Skip href={`#${CONTENT_ID}`} onClick={skip}>
      {t.skip}
    </Skip>
  );
};
