import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Paise } from '../../../../store/core/values/money';
import { startPayment, selectOtpDialog } from '../../../../store/payments/payments';
import type { Bill, Method } from '../../../../store/payments/attempt';
import { selectIsLoggedIn } from '../../../../store/identity/session';
import { loadSubscriber, selectUserInfo } from '../../../../store/account/subscriber';
import { useIsRunning } from '../../../app/hooks/useFlow';
import { useFlowRequest } from '../../../app/hooks/useFlowRequest';
import { useText } from '../../../text/useText';
import { space } from '../../../theme/tokens';
import { moneyText } from '../../../ui/data/moneyText';
import { BlankBlock, LoadingRegion } from '../../../ui/feedback/Skeleton';
import { RadioGroup } from '../../../ui/forms/RadioGroup';
import { SoftText } from '../../../ui/layout/SoftText';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { BalancePayment, missingOf, ShortBalance, type BalanceOption } from './BalancePayment';
import { PayBar } from './PayBar';
import { UnfinishedPayments } from '../unfinished/UnfinishedPayments';
import { methodIcons } from './methodIcons';
import { paymentMethodsText } from './paymentMethods.text';
import { PaymentRefusal } from './PaymentRefusal';

/** UPI pays for numbers only, on a separate screen. */
type OfferedMethod = Exclude<Method, 'UPI'>;

interface PaymentMethodsProps {
  /** Asked for at the press; null when what is chosen or typed cannot be paid, which the form then says. */
  readonly bill: () => Bill | null;
  /** The amount on the button; null while it is unknown. */
  readonly amount: Paise | null;
  /** Where the balance may pay too. */
  readonly balance?: BalanceOption;
  /** What is wrong with what is chosen or typed, said at the button. */
  readonly problem?: ReactNode;
}

/** The payment methods, and what is still open of earlier payments. Stands once on a screen. */
export const PaymentSection = (props: PaymentMethodsProps) => (
  <>
    <PaymentMethods {...props} />
    <UnfinishedPayments />
  </>
);

/**
 * The methods and one button: one press, one attempt. For a screen on which the list of unfinished payments has
 * a separate place.
 */
export const PaymentMethods = ({ bill, amount, balance, problem }: PaymentMethodsProps) => {
  const missing = balance ? missingOf(balance, amount) : null;
  const offered = useOfferedMethods(balance !== undefined && missing === null);
  const preferred = preferredMethod(balance, amount);
  const [chosen, setChosen] = useState<OfferedMethod | null>(null);
  const method = chosen !== null && offered.includes(chosen) ? chosen : preferred;
  return (
    <>
      <MethodChoice
        key={`${offered.join()} ${preferred}`}
        offered={offered}
        method={method}
        onChoose={setChosen}
        balance={balance}
      />
      {balance && missing !== null && <ShortBalance missing={missing} onAdd={balance.addMoney} />}
      {balance && method === 'BALANCE' ? (
        <BalancePayment amount={amount} option={balance} notice={problem} />
      ) : (
        <PayByProvider
          bill={bill}
          amount={amount}
          method={method === 'INSTALMENT' ? method : 'CARD'}
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

/** Instalments are offered to a subscriber with a number to which the provider can send its OTP. */
const useOfferedMethods = (isBalanceOffered: boolean): readonly OfferedMethod[] => {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const mobileno = useAppSelector(selectUserInfo)?.mobileno ?? '';
  return [
    ...(isBalanceOffered ? (['BALANCE'] as const) : []),
    'CARD',
    ...(isLoggedIn && mobileno !== '' ? (['INSTALMENT'] as const) : []),
  ];
};

/** The balance where it is enough, or where an earlier payment from it has no answer yet. */
const preferredMethod = (
  balance: BalanceOption | undefined,
  amount: Paise | null,
): OfferedMethod => {
  if (!balance) return 'CARD';
  const { available, isOutcomeUnknown } = balance;
  const isEnough = available !== null && amount !== null && available >= amount;
  return isEnough || isOutcomeUnknown ? 'BALANCE' : 'CARD';
};

const Methods = styled.div`
  display: grid;
  gap: ${space.s};
`;

/** As high as two methods with their heading, and the line below them. */
const TWO_METHODS = 'calc(8.4375rem + 56px)';

interface MethodChoiceProps {
  readonly offered: readonly OfferedMethod[];
  readonly method: OfferedMethod;
  readonly onChoose: (method: OfferedMethod) => void;
  readonly balance: BalanceOption | undefined;
}

/** A single method is explained and not asked about. What is true of a card is said once below all of them. */
const MethodChoice = ({ offered, method, onChoose, balance }: MethodChoiceProps) => {
  const t = useText(paymentMethodsText);
  const isSubscriberKnown = useAppSelector(selectUserInfo) !== null;
  const isSubscriberComing = useIsRunning(loadSubscriber) && !isSubscriberKnown;
  const noCardNumber = <SoftText>{t.noCardNumber}</SoftText>;
  // Most have a second method, so its place is kept until that is known.
  if (offered.length === 1 && isSubscriberComing)
    return (
      <LoadingRegion>
        <BlankBlock $height={TWO_METHODS} />
      </LoadingRegion>
    );
  if (offered.length === 1)
    return (
      <div>
        <p>{t.onlyCard}</p>
        {noCardNumber}
      </div>
    );
  const hintOf = (one: OfferedMethod) =>
    one === 'BALANCE' ? t.holds(moneyText(balance?.available)) : t.means[one];
  return (
    <Methods>
      <RadioGroup
        name="way"
        label={t.how}
        defaultValue={method}
        choices={offered.map((one) => ({
          value: one,
          label: t.ways[one],
          hint: hintOf(one),
          icon: methodIcons[one],
        }))}
        onChoose={(value) => {
          const known = offered.find((one) => one === value);
          if (known) onChoose(known);
        }}
      />
      {noCardNumber}
    </Methods>
  );
};

interface PayByProviderProps {
  readonly bill: PaymentMethodsProps['bill'];
  readonly amount: Paise | null;
  readonly method: 'CARD' | 'INSTALMENT';
  readonly notice: ReactNode;
}

/** Leads to the provider's page, or to the field for its OTP. */
const PayByProvider = ({ bill, amount, method, notice }: PayByProviderProps) => {
  const t = useText(paymentMethodsText);
  const dispatch = useAppDispatch();
  const { isBusy, failure, hasSucceeded, begin } = useFlowRequest(startPayment);
  const [pressed, setPressed] = useState<{ bill: Bill; method: Method } | null>(null);
  // The OTP dialog is open, perhaps reached another way: an earlier refusal is old from then on.
  const isOtpAsked = useAppSelector(selectOtpDialog) !== '';
  if (isOtpAsked && pressed) setPressed(null);
  const press = () => {
    const agreed = bill();
    if (!agreed) return;
    begin();
    setPressed({ bill: agreed, method });
    dispatch(startPayment.requested({ bill: agreed, method }));
  };
  const named = method === 'INSTALMENT' ? t.payLater : t.payAmount;
  return (
    <PayBar
      amount={amount}
      by={t.by[method]}
      label={amount === null ? t.pay : named(moneyText(amount))}
      isBusy={isBusy}
      onPay={press}
      notice={
        <>
          {notice}
          {failure && pressed && <PaymentRefusal failure={failure} bill={pressed.bill} />}
          {hasSucceeded && pressed?.method === 'CARD' && <p role="status">{t.going}</p>}
        </>
      }
    />
  );
};
