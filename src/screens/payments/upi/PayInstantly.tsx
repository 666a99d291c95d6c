import { type FormEvent, type ReactNode, useState } from 'react';
import { type RechargeLimits, selectInstantLimits } from '../../../../store/app/app';
import { type Paise, rupeesOf } from '../../../../store/core/values/money';
import { EMAIL, emailAddressIn } from '../../../../store/core/values/typed/emailAddress';
import { MOBILE, mobileNumberIn } from '../../../../store/core/values/typed/mobileNumber';
import type { PaymentAttempt } from '../../../../store/payments/attempt';
import { billForAccount } from '../../../../store/payments/bill';
import { amountDue, selectSavedNumber } from '../../../../store/payments/instantPayment';
import { startPayment } from '../../../../store/payments/payments';
import { type AmountError, rechargeFor, rechargeOf } from '../../../../store/payments/topUp';
import type { InstantCustomer } from '../../../../store/wire/entities/payments/instantPayment';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useFlowRequest } from '../../../app/hooks/useFlowRequest';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { Money } from '../../../ui/data/Money';
import { moneyText } from '../../../ui/data/moneyText';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { Field } from '../../../ui/forms/Field';
import type { FieldErrors } from '../../../ui/forms/formFields';
import { FormLayout } from '../../../ui/forms/FormLayout';
import { typedIn } from '../../../ui/forms/rules/typedText';
import { DockedBar, DockedLine } from '../../../ui/layout/DockedBar';
import { AmountField, useAmountErrors } from '../pay/AmountField';
import { payInstantlyText } from '../payments.text';
import { UpiRequest } from './request/UpiRequest';
import { useShownRequest } from './request/useShownRequest';
import { UpiRefusal } from './UpiRefusal';

interface TypedPayment {
  readonly amount: Paise;
  /** Where the receipt goes; '' for nowhere. */
  readonly mobileno: string;
  readonly email: string;
}

type PaymentField = 'amount' | 'mobileno' | 'email';
type PaymentError = AmountError | 'mobileno' | 'email';

/** Reads the form. Returns what was typed, or its errors. The mobile number and the e-mail address are optional. */
const readPayment = (
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

/** The text in the form, kept while the request to pay is shown in place of the form. */
type PaymentDraft = Readonly<Record<PaymentField, string>>;

interface PaymentFormProps {
  readonly draft: PaymentDraft;
  readonly isBusy: boolean;
  readonly onPay: (payment: TypedPayment, draft: PaymentDraft) => void;
  /** Why the last press made no request. */
  readonly children: ReactNode;
}

/** The form for the amount, and for where the receipt goes. */
const PaymentForm = ({ draft, isBusy, onPay, children }: PaymentFormProps) => {
  const t = useText(payInstantlyText);
  const limits = useAppSelector(selectInstantLimits);
  const texts = { ...useAmountErrors(limits), ...t.errors };
  const [amount, setAmount] = useState(draft.amount);
  const [errors, setErrors] = useState<FieldErrors<PaymentField, PaymentError>>({});
  const recharge = rechargeOf(amount, limits);
  const paise = typeof recharge === 'string' ? null : recharge;
  const errorOf = (name: PaymentField) => errors[name] && texts[errors[name]];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readPayment(event.currentTarget, limits);
    setErrors('errors' in read ? read.errors : {});
    if ('errors' in read) return;
    onPay(read, { amount, mobileno: read.mobileno, email: read.email });
  };
  return (
    <FormLayout method="post" busy={isBusy} noValidate onSubmit={submit}>
      <ErrorSummary errors={errors} texts={texts} />
      <AmountField limits={limits} typed={amount} onType={setAmount} error={errorOf('amount')} />
      <Field
        name="mobileno"
        label={t.mobileno}
        hint={t.receiptHint}
        type="tel"
        autoComplete="tel"
        prefix="+91"
        maxLength={40}
        defaultValue={draft.mobileno}
        error={errorOf('mobileno')}
      />
      <Field
        name="email"
        label={t.email}
        type="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={draft.email}
        error={errorOf('email')}
      />
      <DockedBar>
        {children}
        <DockedLine>
          {/* Hidden from screen readers, because the button also says the amount. */}
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
    </FormLayout>
  );
};

interface PayInstantlyProps {
  /** Says whose connection is paid for. Shown above the form. */
  readonly connection: ReactNode;
  readonly details: InstantCustomer;
}

/** The connection and the form. Once the payer presses “Pay”, the request to pay replaces both. */
export const PayInstantly = ({ connection, details }: PayInstantlyProps) => {
  const account = details.customeridentity;
  const suggested = useSuggestedAmount(details);
  const dispatch = useAppDispatch();
  const [draft, setDraft] = useState<PaymentDraft>({ amount: suggested, mobileno: '', email: '' });
  const { isBusy, failure, begin } = useFlowRequest(startPayment);
  const isMine = ({ bill }: PaymentAttempt) =>
    bill.purpose === 'INSTANT' && bill.account === account;
  const { isJournalRead, request, close, reopen } = useShownRequest(isMine);
  const pay = ({ amount, mobileno, email }: TypedPayment) => {
    reopen();
    begin();
    dispatch(
      startPayment.requested({
        bill: billForAccount('INSTANT', account, amount),
        method: 'UPI',
        // The screen has only the masked number. The saga fills in the complete one.
        payee: { number: '', mobileno, email },
      }),
    );
  };
  const refused = failure && <UpiRefusal failure={failure} isMine={isMine} />;
  if (request)
    return (
      <>
        {refused}
        <UpiRequest
          attempt={request}
          isBusy={isBusy}
          onRepeat={() => pay({ ...draft, amount: request.bill.amount })}
          onClose={close}
        />
      </>
    );
  return (
    <>
      {connection}
      <PaymentForm
        draft={draft}
        isBusy={isBusy || !isJournalRead}
        onPay={(payment, typed) => {
          setDraft(typed);
          pay(payment);
        }}
      >
        {refused}
      </PaymentForm>
    </>
  );
};

/** The amount last entered for a saved number, otherwise an amount that covers what is due; '' if nothing is due. */
const useSuggestedAmount = (details: InstantCustomer): string => {
  const limits = useAppSelector(selectInstantLimits);
  const lastAmount = useAppSelector((state) =>
    selectSavedNumber(state, details.customeridentity),
  )?.amount;
  const due = amountDue(details);
  if (lastAmount) return rupeesOf(lastAmount).replace(/\.00$/, '');
  return due ? rechargeFor(due, limits) : '';
};
