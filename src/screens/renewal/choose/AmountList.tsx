import styled from 'styled-components';
import { color, size, space, weight } from '../../../theme/tokens';

/** What is taken, and what it is taken from: names at the left, amounts at the right. */
export const AmountList = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.xs} ${space.m};
  align-items: baseline;
  dt {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
  dd {
    margin: 0;
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  dd[data-total] {
    font-size: ${size.title};
    font-weight: ${weight.strong};
  }
`;
