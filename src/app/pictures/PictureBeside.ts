import styled from 'styled-components';
import { space } from '../../theme/tokens';

/** A tile or a cover, and beside it the name it belongs to. */
export const PictureBeside = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.m};
  & > :last-child {
    flex: 1 1 auto;
    min-width: 0;
  }
`;
