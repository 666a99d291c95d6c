import styled from 'styled-components';
import { space } from '../../theme/tokens';

/** A form whose fields and actions are one under the other. */
export const FormLayout = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
`;

/** The buttons of a form or a dialog: side by side and equally wide where they fit, else one under the other. */
export const FormActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};
  & > * {
    flex: 1 1 8rem;
  }
`;
