import { useState } from 'react';
import styled, { keyframes } from 'styled-components';
import type { Paise } from '../../../store/core/values/money';
import { size, weight } from '../../theme/tokens';
import { moneyText } from './moneyText';

const sizes = { body: 'inherit', title: size.title, big: size.big, huge: size.huge };

const settle = keyframes`from { opacity: 0.2; translate: 0 -0.3em; }`;

const Amount = styled.span<{ readonly $size: keyof typeof sizes }>`
  font-size: ${({ $size }) => sizes[$size]};
  font-weight: ${({ $size }) => ($size === 'body' ? 'inherit' : weight.strong)};
  font-variant-numeric: tabular-nums;
  line-height: ${({ $size }) => ($size === 'body' ? 'inherit' : 1.2)};
  letter-spacing: ${({ $size }) => ($size === 'body' ? 'normal' : '-0.01em')};
  /* Only large amounts may break, for text at 200 % on a narrow phone. */
  white-space: ${({ $size }) => ($size === 'body' || $size === 'title' ? 'nowrap' : 'normal')};
  overflow-wrap: anywhere;
  &[data-changed] {
    display: inline-block;
    animation: ${settle} 160ms ease-out;
  }
`;

interface MoneyProps {
  readonly amount: Paise | null | undefined;
  readonly size?: keyof typeof sizes;
}

export const Money = ({ amount, size: textSize = 'body' }: MoneyProps) =>
  textSize === 'body' ? (
    <Amount $size="body" translate="no">
      {moneyText(amount)}
    </Amount>
  ) : (
    <LargeMoney amount={amount} size={textSize} />
  );

/** A large amount moves into its place when it changes. */
const LargeMoney = ({ amount, size: textSize }: Required<MoneyProps>) => {
  const changes = useChanges(amount ?? null);
  return (
    <Amount key={changes} $size={textSize} data-changed={changes > 0 || undefined} translate="no">
      {moneyText(amount)}
    </Amount>
  );
};

/** How often the amount has changed since it was last unknown. */
const useChanges = (amount: Paise | null): number => {
  const [last, setLast] = useState({ amount, changes: 0 });
  if (last.amount === amount) return last.changes;
  const changes = last.amount === null ? 0 : last.changes + 1;
  setLast({ amount, changes });
  return changes;
};
