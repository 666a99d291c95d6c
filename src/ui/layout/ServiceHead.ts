import styled from 'styled-components';
import { color, space } from '../../theme/tokens';

const MARK = '40px';

/** The head of what is about one service: its mark, which it is, and beside it a state or what can be done. */
export const ServiceHead = styled.div`
  display: grid;
  grid-template-columns: ${MARK} minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.s};
`;

export const ServiceMark = styled.span<{ readonly $fibre?: boolean }>`
  display: grid;
  place-items: center;
  width: ${MARK};
  height: ${MARK};
  border-radius: 12px;
  background: ${({ $fibre = false }) => ($fibre ? color.fibreTint : color.tint)};
  color: ${({ $fibre = false }) => ($fibre ? color.fibreText : color.brand)};
`;

export const ServiceName = styled.div`
  min-width: 0;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;
