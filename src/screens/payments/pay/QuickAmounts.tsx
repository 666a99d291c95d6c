import type { RechargeLimits } from '../../../../store/app/app';
import { Chip, Chips } from '../../../ui/buttons/Chip';
import { wholeRupeesText } from '../../../ui/data/moneyText';

interface QuickAmountsProps {
  readonly label: string;
  readonly limits: RechargeLimits;
  /** The text in the amount field. */
  readonly typed: string;
  readonly onType: (amount: string) => void;
}

/** Amounts that are often chosen, one press each. */
export const QuickAmounts = ({ label, limits, typed, onType }: QuickAmountsProps) => (
  <Chips label={label}>
    {limits.quick.map((amount) => (
      <Chip
        key={amount}
        chosen={typed.trim() === String(amount)}
        onToggle={(chosen) => onType(chosen ? String(amount) : '')}
      >
        {wholeRupeesText(amount)}
      </Chip>
    ))}
  </Chips>
);
