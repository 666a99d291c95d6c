import styled from 'styled-components';
import { space } from '../../../theme/tokens';

/** The face of a pack or channel and the words about it, beside each other where both fit. */
export const PictureAndText = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m} ${space.l};
  & > div {
    flex: 1 1 12rem;
  }
`;
