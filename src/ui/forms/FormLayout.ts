import styled from 'styled-components';
import { space } from '../../theme/tokens';

/** A form with its fields and actions one under the other. */
export const FormLayout = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
`;
