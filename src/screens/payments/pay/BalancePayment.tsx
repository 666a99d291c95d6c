import type { ReactNode } from 'react';
import { selectStatus } from '../../../../store/core/flows';
import type { Paise } from '../../../../store/core/money';
import { loadSubscriber } from '../../../../store/account/subscriber';
import { HOME } from '../../../app/guard';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/forms/Button';
import { ButtonLink } from '../../../ui/forms/ButtonLink';
import { moneyText } from '../../../ui/data/moneyText';
import { Alert } from '../../../ui/feedback/Alert';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { waysText } from './ways.text';

/** The balance as one of the ways: what it pays is a call of its own, which the screen makes. */
export interface BalanceOption {
  /** null when nobody knows it. */
  readonly has: Paise | null;
  readonly isBusy: boolean;
  /** An earlier press has no answer: the same again asks what became of it. */
  readonly isInDoubt: boolean;
  readonly pay: () => void;
  /** Why the last press paid nothing; null when there is nothing to say. */
  readonly told: ReactNode;
}

interface FromBalanceProps {
  readonly amount: Paise | null;
  readonly way: BalanceOption;
}

/** The balance pays when it is enough; otherwise it says what is missing. */
export const BalancePayment = ({ amount, way: { has, isBusy, pay, told } }: FromBalanceProps) => {
  const t = useText(waysText);
  if (has === null) return <NoBalance />;
  const missing = (amount === null ? 0 : Math.max(0, amount - has)) as Paise; // whole paise stay whole
  if (missing > 0 && !isBusy)
    return (
      <>
        {told}
        <Alert tone="warn">{t.short(moneyText(missing))}</Alert>
        <ButtonLink wide to={`${HOME}/topup`}>
          {t.topUp}
        </ButtonLink>
      </>
    );
  return (
    <>
      {told}
      <Button wide busy={isBusy} onClick={pay}>
        {amount === null ? t.pay : t.payFromBalance(moneyText(amount))}
      </Button>
    </>
  );
};

const NoBalance = () => {
  const t = useText(waysText);
  const dispatch = useAppDispatch();
  const status = useAppSelector((state) => selectStatus(state, loadSubscriber));
  if (status !== 'failed') return null;
  return (
    <Alert
      tone="warn"
      action={
        <button type="button" onClick={() => dispatch(loadSubscriber.requested())}>
          {t.askAgain}
        </button>
      }
    >
      {t.unknownBalance}
    </Alert>
  );
};
