import styled from 'styled-components';
import { color, size, space } from '../../theme/tokens';

/** A state that is all a screen has to show: a drawing, a title, a plain sentence, what to do. */
export const WholePage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space.s};
  width: 100%;
  max-width: 26rem;
  margin: 0 auto;
  padding: ${space.xxl} 0;
  text-align: center;
  h1,
  h2 {
    font-size: ${size.title};
  }
  p {
    color: ${color.inkSoft};
  }
`;

/** The one thing to do, and the way home below it. */
export const WholePageActions = styled.div`
  display: grid;
  gap: ${space.s};
  width: 100%;
  margin-top: ${space.l};
`;
