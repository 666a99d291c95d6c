import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { loadSubscriber } from '../../../../store/account/subscriber';
import { type Paise, remainderOf, shortfallOf } from '../../../../store/core/values/money';
import { useAppDispatch } from '../../../app/hooks';
import { useStatus } from '../../../app/hooks/useFlow';
import { useRetry } from '../../../app/hooks/useRetry';
import { useText } from '../../../text/useText';
import { color, radius, size, space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { moneyText } from '../../../ui/data/moneyText';
import { Alert } from '../../../ui/feedback/Alert';
import { Checkbox } from '../../../ui/forms/Checkbox';
import { paymentMethodsText } from '../payments.text';
import { PayBar } from './PayBar';

/** The balance as a payment method. The cart and the renewal each pay from it with their own flow. */
export interface BalanceOption {
  /** null when it is not known. */
  readonly available: Paise | null;
  readonly isBusy: boolean;
  /**
   * Whether the outcome of an earlier payment from the balance is unknown. Another press for the same bill repeats that
   * payment with its idempotency key, or sends nothing.
   */
  readonly isOutcomeUnknown: boolean;
  readonly pay: () => void;
  /** Opens the top-up screen, which leads back to this payment. */
  readonly addMoney: (missing: Paise) => void;
  /** Why the last press paid nothing; null when there is nothing to say. */
  readonly refusal: ReactNode;
}

/** Whether the amount may have been taken from the balance already, by a payment that is running or had no answer. */
export const mayBeTaken = ({ isBusy, isOutcomeUnknown }: BalanceOption): boolean =>
  isBusy || isOutcomeUnknown;

/** The amount that the balance lacks; null if it suffices or is unknown, or may have paid already. */
export const missingOf = (option: BalanceOption, amount: Paise | null): Paise | null =>
  mayBeTaken(option) ? null : shortfallOf(option.available, amount);

interface BalancePaymentProps {
  readonly amount: Paise | null;
  readonly option: BalanceOption;
  readonly notice: ReactNode;
}

/** The payment from the balance. Offered unless `missingOf` finds that the balance is too low. */
export const BalancePayment = ({ amount, option, notice }: BalancePaymentProps) => {
  const t = useText(paymentMethodsText);
  const { available, isBusy, pay, refusal } = option;
  if (available === null) return <UnknownBalance />;
  const left = mayBeTaken(option) ? null : remainderOf(available, amount);
  return (
    <PayBar
      by={t.fromBalance}
      leaves={left === null ? undefined : t.leftAfter(moneyText(left))}
      action={amount === null ? t.pay : t.payAmount(moneyText(amount))}
      label={amount === null ? undefined : t.payFromBalance(moneyText(amount))}
      isBusy={isBusy}
      onPay={pay}
      notice={
        <>
          {notice}
          {refusal}
        </>
      }
    />
  );
};

interface OperatorPricedPaymentProps {
  readonly option: BalanceOption;
  readonly notice: ReactNode;
}

/**
 * For a bill without a known price. Only the balance can pay it, once the subscriber has confirmed that the operator
 * sets the price.
 */
export const OperatorPricedPayment = ({ option, notice }: OperatorPricedPaymentProps) => {
  const t = useText(paymentMethodsText);
  const [isConfirmed, setConfirmed] = useState(false);
  const [wasPressed, setPressed] = useState(false);
  const press = () => {
    if (isConfirmed) option.pay();
    else setPressed(true);
  };
  return (
    <>
      <p>{t.needsPrice}</p>
      <Checkbox
        name="operatorPrice"
        label={t.operatorPrice}
        checked={isConfirmed}
        error={wasPressed && !isConfirmed ? t.confirmPrice : undefined}
        onChange={({ currentTarget }) => setConfirmed(currentTarget.checked)}
      />
      <BalancePayment amount={null} option={{ ...option, pay: press }} notice={notice} />
    </>
  );
};

const ShortLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.m};
  padding: ${space.s} 14px;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
`;

interface ShortBalanceProps {
  readonly missing: Paise;
  readonly onAdd: (missing: Paise) => void;
}

/** Says how much the balance lacks. The button opens the top-up screen. */
export const ShortBalance = ({ missing, onAdd }: ShortBalanceProps) => {
  const t = useText(paymentMethodsText);
  return (
    <ShortLine>
      <span>
        {t.ways.BALANCE}
        <small>{t.short(moneyText(missing))}</small>
      </span>
      <Button tone="ghost" onClick={() => onAdd(missing)}>
        {t.addMoney}
      </Button>
    </ShortLine>
  );
};

const UnknownBalance = () => {
  const t = useText(paymentMethodsText);
  const dispatch = useAppDispatch();
  const status = useStatus(loadSubscriber);
  const { retry, focusTarget } = useRetry(status, () => dispatch(loadSubscriber.requested()));
  if (status !== 'failed') return focusTarget;
  return (
    <Alert
      tone="warn"
      action={
        <button type="button" onClick={retry}>
          {t.askAgain}
        </button>
      }
    >
      {t.unknownBalance}
    </Alert>
  );
};
