import styled from 'styled-components';
import { color, size, space } from '../../theme/tokens';

/** For a screen that shows only a state: a drawing, a title, a sentence, and last a div with the actions. */
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
  & > div:last-child {
    display: grid;
    gap: ${space.s};
    width: 100%;
    margin-top: ${space.l};
  }
`;
