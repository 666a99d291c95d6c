import type { RechargeLimits } from '../../../../store/app/app';
import type { AmountError } from '../../../../store/payments/topUp';
import type { TextsOf } from '../../../text/catalogue';
import { wholeRupeesText } from '../../../ui/data/moneyText';
import type { topUpText } from '../payments.text';

interface LimitTexts {
  readonly hint: string;
  readonly errors: Readonly<Record<AmountError, string>>;
}

/** What may be paid at once, and what is wrong with an amount, in words with the limits of the deployment. */
export const limitTexts = (
  { amountHint, errors }: TextsOf<typeof topUpText>,
  limits: RechargeLimits,
): LimitTexts => {
  const [least, most] = [wholeRupeesText(limits.least), wholeRupeesText(limits.most)];
  return {
    hint: amountHint(least, most),
    errors: {
      unreadable: errors.unreadable,
      comma: errors.comma,
      tooLittle: errors.tooLittle(least),
      tooMuch: errors.tooMuch(most),
    },
  };
};
