import { type ReactNode, useState } from 'react';
import { selectUserInfo } from '../../../../store/account/subscriber';
import { isAmountPayable, type Paise } from '../../../../store/core/values/money';
import { selectIsLoggedIn } from '../../../../store/identity/session';
import type { Bill } from '../../../../store/payments/attempt';
import {
  attemptMethodOf,
  leadsTo,
  type Method,
  PAYMENT_METHODS,
  type ProviderMethod,
} from '../../../../store/payments/methods';
import {
  selectOtpDialog,
  startPayment,
  type StartPaymentRequest,
} from '../../../../store/payments/payments';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useFlowRequest } from '../../../app/hooks/useFlowRequest';
import { useText } from '../../../text/useText';
import { moneyText } from '../../../ui/data/moneyText';
import { Alert } from '../../../ui/feedback/Alert';
import { paymentMethodsText } from '../payments.text';
import { UnfinishedPayments } from '../unfinished/UnfinishedPayments';
import {
  type BalanceOption,
  BalancePayment,
  mayBeTaken,
  missingOf,
  OperatorPricedPayment,
  ShortBalance,
} from './BalancePayment';
import { MethodChoice } from './MethodChoice';
import { PayBar } from './PayBar';
import { PaymentRefusal } from './PaymentRefusal';

interface PaymentMethodsProps {
  /** Called at a press of the button. Returns null if the input is invalid, and the screen says why. */
  readonly bill: () => Bill | null;
  /** The amount on the button; null while it is unknown. */
  readonly amount: Paise | null;
  /** Missing if the bill cannot be paid from the balance. */
  readonly balance?: BalanceOption;
  /**
   * True if no price is known. If so, only the balance can pay, and the subscriber confirms that the operator sets the
   * price.
   */
  readonly isPricedByOperator?: boolean;
  /** Why the selection cannot be paid, shown at the button. */
  readonly problem?: ReactNode;
}

/** The payment methods and the unfinished payments. A screen renders this section once. */
export const PaymentSection = (props: PaymentMethodsProps) => (
  <>
    <PaymentMethods {...props} />
    <UnfinishedPayments />
  </>
);

/** The methods and the button that pays, without the unfinished payments. */
export const PaymentMethods = (props: PaymentMethodsProps) => {
  const t = useText(paymentMethodsText);
  const { amount, balance } = props;
  if (amount === null || isAmountPayable(amount)) return <PayableMethods {...props} />;
  return (
    <>
      <Alert tone="warn">{t.nothingToPay}</Alert>
      {balance?.refusal}
    </>
  );
};

const PayableMethods = ({
  bill,
  amount,
  balance,
  isPricedByOperator = false,
  problem,
}: PaymentMethodsProps) => {
  const missing = balance ? missingOf(balance, amount) : null;
  const offered = useOfferedMethods(balance !== undefined && missing === null);
  const preferred = preferredMethod(balance, amount);
  const [chosen, setChosen] = useState<Method | null>(null);
  const [isOpen, setOpen] = useState(false);
  const method = chosen !== null && offered.includes(chosen) ? chosen : preferred;
  if (balance && isPricedByOperator)
    return <OperatorPricedPayment option={balance} notice={problem} />;
  return (
    <>
      <MethodChoice
        offered={offered}
        method={method}
        preferred={preferred}
        onChoose={setChosen}
        available={balance?.available}
        isOpen={isOpen}
        onOpen={() => setOpen(true)}
      />
      {balance && missing !== null && <ShortBalance missing={missing} onAdd={balance.addMoney} />}
      {method === 'BALANCE' ? (
        balance && <BalancePayment amount={amount} option={balance} notice={problem} />
      ) : (
        <PayByProvider
          bill={bill}
          amount={amount}
          method={method}
          notice={
            <>
              {problem}
              {missing !== null && balance?.refusal}
            </>
          }
        />
      )}
    </>
  );
};

/** Instalments need a login and a mobile number, to which the provider sends its OTP. */
const useOfferedMethods = (isBalanceOffered: boolean): readonly Method[] => {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const mobileno = useAppSelector(selectUserInfo)?.mobileno ?? '';
  const isOffered: Readonly<Record<Method, boolean>> = {
    UPI: true,
    CARD: true,
    BALANCE: isBalanceOffered,
    INSTALMENT: isLoggedIn && mobileno !== '',
  };
  return PAYMENT_METHODS.filter((method) => isOffered[method]);
};

/** The method that is chosen at first: the balance if it is enough or may have paid already, or else UPI. */
const preferredMethod = (balance: BalanceOption | undefined, amount: Paise | null): Method => {
  if (!balance) return 'UPI';
  const { available } = balance;
  const isEnough = available !== null && amount !== null && available >= amount;
  return isEnough || mayBeTaken(balance) ? 'BALANCE' : 'UPI';
};

interface PayByProviderProps {
  readonly bill: PaymentMethodsProps['bill'];
  readonly amount: Paise | null;
  readonly method: ProviderMethod;
  readonly notice: ReactNode;
}

/** The button for a payment by a provider. It opens the page of the provider or the dialog for its OTP. */
const PayByProvider = ({ bill, amount, method, notice }: PayByProviderProps) => {
  const t = useText(paymentMethodsText);
  const dispatch = useAppDispatch();
  const { isBusy, failure, hasSucceeded, begin } = useFlowRequest(startPayment);
  const [pressed, setPressed] = useState<StartPaymentRequest | null>(null);
  // Once the OTP dialog is open, an earlier refusal is out of date, and so is no longer shown.
  const isOtpAsked = useAppSelector(selectOtpDialog) !== '';
  if (isOtpAsked && pressed) setPressed(null);
  const press = () => {
    const billToPay = bill();
    if (!billToPay) return;
    const request = { bill: billToPay, method: attemptMethodOf(method) };
    begin();
    setPressed(request);
    dispatch(startPayment.requested(request));
  };
  const labels: Readonly<Record<ProviderMethod, (amount: string) => string>> = {
    UPI: t.payAmount,
    CARD: t.payAmount,
    INSTALMENT: t.payLater,
  };
  return (
    <PayBar
      by={t.ways[method]}
      action={amount === null ? t.pay : labels[method](moneyText(amount))}
      isBusy={isBusy}
      onPay={press}
      notice={
        <>
          {notice}
          {failure && pressed && <PaymentRefusal failure={failure} bill={pressed.bill} />}
          {hasSucceeded && pressed && leadsTo(pressed.method, 'atProvider') && (
            <p role="status">{t.going}</p>
          )}
        </>
      }
    />
  );
};
