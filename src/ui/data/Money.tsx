import styled from 'styled-components';
import type { Paise } from '../../../store/core/values/money';
import { size, weight } from '../../theme/tokens';
import { moneyText } from './moneyText';

const sizes = { body: 'inherit', title: size.title, big: size.big, huge: size.huge };

const Amount = styled.span<{ readonly $size: keyof typeof sizes }>`
  font-size: ${({ $size }) => sizes[$size]};
  font-weight: ${({ $size }) => ($size === 'body' ? 'inherit' : weight.strong)};
  font-variant-numeric: tabular-nums;
  line-height: ${({ $size }) => ($size === 'body' ? 'inherit' : 1.2)};
  letter-spacing: ${({ $size }) => ($size === 'body' ? 'normal' : '-0.01em')};
  /* Only large amounts may break, for text at 200 % on a narrow phone. */
  white-space: ${({ $size }) => ($size === 'body' || $size === 'title' ? 'nowrap' : 'normal')};
  overflow-wrap: anywhere;
`;

interface MoneyProps {
  readonly amount: Paise | null | undefined;
  readonly size?: keyof typeof sizes;
}

export const Money = ({ amount, size: textSize = 'body' }: MoneyProps) => (
  <Amount $size={textSize} translate="no">
    {moneyText(amount)}
  </Amount>
);
