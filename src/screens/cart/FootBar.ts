import styled from 'styled-components';
import { color, layer, media, radius, shadow, size, space } from '../../theme/tokens';

/** Above the bottom bar of a phone, which grows with the subscriber's text. */
export const FootBar = styled.aside`
  position: sticky;
  bottom: calc(56px + 1.2rem + env(safe-area-inset-bottom));
  z-index: ${layer.bar};
  display: grid;
  gap: ${space.s};
  padding: ${space.m} ${space.l};
  border: 1px solid ${color.line};
  border-radius: ${radius.sheet};
  background: ${color.surface};
  box-shadow: ${shadow};
  ${media.wide} {
    bottom: ${space.l};
  }
  ${media.print} {
    display: none;
  }
`;

export const FootLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.l};
  p {
    min-width: 0;
  }
  small {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
`;
