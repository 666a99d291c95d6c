import { useState } from 'react';
import type { Paise } from '../../../../store/core/money';
import { startPayment, selectOtpDialog } from '../../../../store/payments/payments';
import type { Bill, Method } from '../../../../store/payments/attempt';
import { selectIsLoggedIn } from '../../../../store/identity/session';
import { selectUserInfo } from '../../../../store/account/subscriber';
import { useFlowRequest } from '../../../app/hooks/useFlowRequest';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/forms/Button';
import { moneyText } from '../../../ui/data/moneyText';
import { RadioGroup } from '../../../ui/forms/RadioGroup';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { BalancePayment, type BalanceOption } from './BalancePayment';
import { UnfinishedPayments } from '../unfinished/UnfinishedPayments';
import { ways as wayNames, type Way } from './wayNames';
import { waysText } from './ways.text';
import { PaymentRefusal } from './PaymentRefusal';

interface WaysProps {
  /** Asked for at the press; null when what is chosen or typed cannot be paid, which the form then says. */
  readonly bill: () => Bill | null;
  /** What the button names; null as long as nobody knows it. */
  readonly amount: Paise | null;
  /** Where the balance may pay too. */
  readonly balance?: BalanceOption;
}

/** The ways to pay, and what is still open of earlier payments. Stands once on a screen. */
export const WaysToPay = (props: WaysProps) => (
  <>
    <PaymentMethods {...props} />
    <UnfinishedPayments />
  </>
);

/**
 * How something is paid: the methods, and one button. One press, one attempt, and never past one that
 * is still open. For a screen on which the list of unfinished payments has a place of its own.
 */
export const PaymentMethods = ({ bill, amount, balance }: WaysProps) => {
  const ways = useWays(balance);
  const usual = usualOf(balance, amount);
  const [chosen, setChosen] = useState<Way | null>(null);
  const way = chosen !== null && ways.includes(chosen) ? chosen : usual;
  return (
    <>
      <Choice
        key={`${ways.join()} ${usual}`}
        of={ways}
        way={way}
        onChoose={setChosen}
        has={balance}
      />
      {balance && way === 'BALANCE' ? (
        <BalancePayment amount={amount} way={balance} />
      ) : (
        <Begin bill={bill} amount={amount} method={way === 'INSTALMENT' ? way : 'CARD'} />
      )}
    </>
  );
};

/** To pay later somebody has to be known, by a number to which the provider can send its code. */
const useWays = (balance: BalanceOption | undefined): readonly Way[] => {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const mobileno = useAppSelector(selectUserInfo)?.mobileno ?? '';
  return [
    ...(balance ? (['BALANCE'] as const) : []),
    'CARD',
    ...(isLoggedIn && mobileno !== '' ? (['INSTALMENT'] as const) : []),
  ];
};

/** The balance where it is enough, or may have paid already: nothing else comes before it then. */
const usualOf = (balance: BalanceOption | undefined, amount: Paise | null): Way => {
  if (!balance) return 'CARD';
  const isEnough = balance.has !== null && amount !== null && balance.has >= amount;
  return isEnough || balance.isInDoubt ? 'BALANCE' : 'CARD';
};

interface ChoiceProps {
  readonly of: readonly Way[];
  readonly way: Way;
  readonly onChoose: (way: Way) => void;
  readonly has: BalanceOption | undefined;
}

/** Whoever has one way only is not asked: it is said what it means. */
const Choice = ({ of: ways, way, onChoose, has }: ChoiceProps) => {
  const t = useText(waysText);
  if (ways.length === 1) return <p>{t.onlyCard}</p>;
  const meaning = (one: Way) => (one === 'BALANCE' ? t.holds(moneyText(has?.has)) : t.means[one]);
  return (
    <RadioGroup
      name="way"
      label={t.how}
      defaultValue={way}
      choices={ways.map((one) => ({ value: one, label: t.ways[one], hint: meaning(one) }))}
      onChoose={(value) => {
        const known = wayNames.find((one) => one === value);
        if (known) onChoose(known);
      }}
    />
  );
};

interface BeginProps {
  readonly bill: WaysProps['bill'];
  readonly amount: Paise | null;
  readonly method: Method;
}

/** Leads to the provider's page, or to the field for its code. */
const Begin = ({ bill, amount, method }: BeginProps) => {
  const t = useText(waysText);
  const dispatch = useAppDispatch();
  const { isBusy, failure, hasSucceeded, begin } = useFlowRequest(startPayment);
  const [pressed, setPressed] = useState<{ bill: Bill; method: Method } | null>(null);
  // The field for the code is there, perhaps reached another way: that nothing began is old from then on.
  const isAtCode = useAppSelector(selectOtpDialog) !== '';
  if (isAtCode && pressed) setPressed(null);
  const press = () => {
    const wanted = bill();
    if (!wanted) return;
    begin();
    setPressed({ bill: wanted, method });
    dispatch(startPayment.requested({ bill: wanted, method }));
  };
  const named = method === 'INSTALMENT' ? t.payLater : t.payAmount;
  return (
    <>
      {failure && pressed && <PaymentRefusal because={failure} bill={pressed.bill} />}
      <Button wide busy={isBusy} onClick={press}>
        {amount === null ? t.pay : named(moneyText(amount))}
      </Button>
      {hasSucceeded && pressed?.method === 'CARD' && <p role="status">{t.going}</p>}
    </>
  );
};
