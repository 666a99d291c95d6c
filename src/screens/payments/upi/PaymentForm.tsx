import { type FormEvent, type ReactNode, useState } from 'react';
import { selectInstantLimits } from '../../../../store/app/app';
import { rechargeOf } from '../../../../store/payments/topUp';
import { useAppSelector } from '../../../app/hooks';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { Money } from '../../../ui/data/Money';
import { moneyText } from '../../../ui/data/moneyText';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { Field } from '../../../ui/forms/Field';
import type { FieldErrors } from '../../../ui/forms/formFields';
import { Stack } from '../../../ui/layout/Card';
import { DockedBar, DockedLine } from '../../../ui/layout/DockedBar';
import { limitTexts } from '../pay/limitTexts';
import { QuickAmounts } from '../pay/QuickAmounts';
import { topUpText } from '../topUp/topUp.text';
import { payInstantlyText } from './payInstantly.text';
import {
  type PaymentError,
  type PaymentField,
  readPayment,
  type TypedPayment,
} from './readPayment';

/** What is in the form while the code is in its place. */
export interface PaymentDraft {
  readonly amount: string;
  readonly mobileno: string;
  readonly email: string;
}
export const NO_DRAFT: PaymentDraft = { amount: '', mobileno: '', email: '' };

interface PaymentFormProps {
  readonly draft: PaymentDraft;
  readonly isBusy: boolean;
  readonly onPay: (payment: TypedPayment, draft: PaymentDraft) => void;
  /** Why the last press made no request. */
  readonly children: ReactNode;
}

/** How much is paid for a connection, and where the receipt goes. */
export const PaymentForm = ({ draft, isBusy, onPay, children }: PaymentFormProps) => {
  const t = useText(payInstantlyText);
  const amounts = useText(topUpText);
  const limits = useAppSelector(selectInstantLimits);
  const { hint, errors: amountErrors } = limitTexts(amounts, limits);
  const texts = { ...amountErrors, ...t.errors };
  const [amount, setAmount] = useState(draft.amount);
  const [errors, setErrors] = useState<FieldErrors<PaymentField, PaymentError>>({});
  const typed = rechargeOf(amount, limits);
  const paise = typeof typed === 'string' ? null : typed;
  const wrong = (name: PaymentField) => errors[name] && texts[errors[name]];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readPayment(event.currentTarget, limits);
    setErrors('errors' in read ? read.errors : {});
    if ('errors' in read) return;
    onPay(read, { amount, mobileno: read.mobileno, email: read.email });
  };
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack>
        <ErrorSummary errors={errors} texts={texts} />
        <Field
          name="amount"
          label={amounts.amount}
          hint={hint}
          inputMode="decimal"
          autoComplete="off"
          prefix="₹"
          maxLength={32}
          value={amount}
          onChange={({ currentTarget }) => setAmount(currentTarget.value)}
          error={wrong('amount')}
        />
        <QuickAmounts label={amounts.quick} limits={limits} typed={amount} onType={setAmount} />
        <Field
          name="mobileno"
          label={t.mobileno}
          hint={t.receiptHint}
          type="tel"
          autoComplete="tel"
          prefix="+91"
          maxLength={40}
          defaultValue={draft.mobileno}
          error={wrong('mobileno')}
        />
        <Field
          name="email"
          label={t.email}
          type="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={draft.email}
          error={wrong('email')}
        />
        <DockedBar>
          {children}
          <DockedLine>
            {/* The button says the amount to those who hear the page. */}
            <p aria-hidden>
              {paise !== null && <Money amount={paise} size="title" />}
              <small>{t.approve}</small>
            </p>
            <Button
              type="submit"
              busy={isBusy}
              aria-label={paise === null ? t.pay : `${t.pay}: ${moneyText(paise)}`}
            >
              {t.pay}
            </Button>
          </DockedLine>
        </DockedBar>
      </Stack>
    </form>
  );
};
