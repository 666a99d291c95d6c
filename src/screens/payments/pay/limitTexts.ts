import type { RechargeLimits } from '../../../../store/app/app';
import type { Paise } from '../../../../store/core/values/money';
import type { AmountError } from '../../../../store/payments/topUp';
import { moneyText } from '../../../ui/data/moneyText';
import type { topUpText } from '../topUp/topUp.text';

interface LimitTexts {
  readonly hint: string;
  readonly errors: Readonly<Record<AmountError, string>>;
}

/** What may be paid at once, and what is wrong with an amount, in words with the limits of the deployment. */
export const limitTexts = (
  { amountHint, errors }: (typeof topUpText)['en'],
  limits: RechargeLimits,
): LimitTexts => {
  const [least, most] = [rupees(limits.least), rupees(limits.most)];
  return {
    hint: amountHint(least, most),
    errors: {
      unreadable: errors.unreadable,
      tooLittle: errors.tooLittle(least),
      tooMuch: errors.tooMuch(most),
    },
  };
};

/** Whole rupees need no decimals. */
const rupees = (amount: number): string => moneyText((amount * 100) as Paise).replace(/\.00$/, ''); // whole rupees are whole paise
