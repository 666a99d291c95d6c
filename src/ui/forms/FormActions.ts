import styled from 'styled-components';
import { space } from '../../theme/tokens';

/** The buttons of a form or a dialog: side by side and equally wide where they fit, else one under the other. */
export const FormActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};
  & > * {
    flex: 1 1 8rem;
    min-width: fit-content;
  }
`;
