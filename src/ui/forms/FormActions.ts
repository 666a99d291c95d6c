import styled from 'styled-components';
import { space } from '../../theme/tokens';

/** The buttons of a form, a dialog or a result: side by side where there is room, else one under the other. */
export const FormActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};
  & > * {
    flex: 1 1 8rem;
    min-width: fit-content;
  }
`;
