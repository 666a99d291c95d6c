import type { Ref } from 'react';
import type { RechargeLimits } from '../../../../store/app/app';
import type { AmountError } from '../../../../store/payments/topUp';
import { useText } from '../../../text/useText';
import { Chip, Chips } from '../../../ui/buttons/Chip';
import { moneyTextOfRupees } from '../../../ui/data/moneyText';
import { Field } from '../../../ui/forms/Field';
import { useIsFormBusy } from '../../../ui/forms/FormLayout';
import { topUpText } from '../payments.text';

interface AmountFieldProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly limits: RechargeLimits;
  /** The text in the field. */
  readonly typed: string;
  readonly onType: (amount: string) => void;
  readonly error: string | undefined;
}

export const AmountField = ({ ref, limits, typed, onType, error }: AmountFieldProps) => {
  const t = useText(topUpText);
  const isFormBusy = useIsFormBusy();
  return (
    <>
      <Field
        ref={ref}
        name="amount"
        label={t.amount}
        hint={t.amountHint(moneyTextOfRupees(limits.least), moneyTextOfRupees(limits.most))}
        inputMode="decimal"
        autoComplete="off"
        prefix="₹"
        maxLength={32}
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        error={error}
      />
      <Chips label={t.quick}>
        {limits.quick.map((amount) => (
          <Chip
            key={amount}
            chosen={typed.trim() === String(amount)}
            onToggle={(isChosen) => !isFormBusy && onType(isChosen ? String(amount) : '')}
          >
            {moneyTextOfRupees(amount)}
          </Chip>
        ))}
      </Chips>
    </>
  );
};

/** What is wrong with an amount, in words with the limits of the deployment. */
export const useAmountErrors = (limits: RechargeLimits): Readonly<Record<AmountError, string>> => {
  const { errors } = useText(topUpText);
  return {
    unreadable: errors.unreadable,
    comma: errors.comma,
    tooLittle: errors.tooLittle(moneyTextOfRupees(limits.least)),
    tooMuch: errors.tooMuch(moneyTextOfRupees(limits.most)),
  };
};
