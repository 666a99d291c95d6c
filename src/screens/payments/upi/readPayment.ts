import type { RechargeLimits } from '../../../../store/app/app';
import type { Paise } from '../../../../store/core/values/money';
import { EMAIL, emailAddressIn } from '../../../../store/core/values/typed/emailAddress';
import { MOBILE, mobileNumberIn } from '../../../../store/core/values/typed/mobileNumber';
import { type AmountError, rechargeOf } from '../../../../store/payments/topUp';
import type { FieldErrors } from '../../../ui/forms/formFields';
import { typedIn } from '../../../ui/forms/rules/typedText';

export interface TypedPayment {
  readonly amount: Paise;
  /** Where the receipt goes; '' for nowhere. */
  readonly mobileno: string;
  readonly email: string;
}

export type PaymentField = 'amount' | 'mobileno' | 'email';
export type PaymentError = AmountError | 'mobileno' | 'email';

/** What was typed, or what is wrong with it. The receipt is optional, the amount as for every recharge. */
export const readPayment = (
  form: HTMLFormElement,
  limits: RechargeLimits,
): TypedPayment | { readonly errors: FieldErrors<PaymentField, PaymentError> } => {
  const typed = (name: PaymentField) => typedIn(form, name).trim();
  const amount = rechargeOf(typed('amount'), limits);
  const mobileno = mobileNumberIn(typed('mobileno'));
  const email = emailAddressIn(typed('email'));
  const isMobileWrong = mobileno !== '' && !MOBILE.test(mobileno);
  const isEmailWrong = email !== '' && !EMAIL.test(email);
  if (typeof amount !== 'string' && !isMobileWrong && !isEmailWrong)
    return { amount, mobileno, email };
  return {
    errors: {
      ...(typeof amount === 'string' && { amount }),
      ...(isMobileWrong && { mobileno: 'mobileno' }),
      ...(isEmailWrong && { email: 'email' }),
    },
  };
};
