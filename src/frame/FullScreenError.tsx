import styled from 'styled-components';
import { color, layer, size, space } from '../theme/tokens';

const Cover = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.loader};
  display: grid;
  place-content: center;
  padding: ${space.xl};
  background: ${color.page};
  font-size: ${size.title};
  text-align: center;
`;

/** Covers the page until the login shows (specification §4). */
export const FullScreenError = ({ message }: { readonly message: string }) => (
  <Cover role="alert">
    <p>{message}</p>
  </Cover>
);
