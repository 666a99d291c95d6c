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
  /* Only the largest may break, at 200 % on a narrow phone. */
  white-space: ${({ $size }) => ($size === 'body' || $size === 'title' ? 'nowrap' : 'normal')};
  overflow-wrap: anywhere;
`;

interface MoneyProps {
  readonly amount: Paise | null | undefined;
  readonly size?: keyof typeof sizes;
}

export const Money = ({ amount, size: wanted = 'body' }: MoneyProps) => (
  <Amount $size={wanted} translate="no">
    {moneyText(amount)}
  </Amount>
);
