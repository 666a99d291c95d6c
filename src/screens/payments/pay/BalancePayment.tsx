import type { ReactNode } from 'react';
import type { Paise } from '../../../../store/core/values/money';
import { loadSubscriber } from '../../../../store/account/subscriber';
import { TOP_UP } from '../../../../store/core/paths';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { moneyText } from '../../../ui/data/moneyText';
import { Alert } from '../../../ui/feedback/Alert';
import { useAppDispatch } from '../../../app/hooks';
import { waysText } from './ways.text';
import { useStatus } from '../../../app/hooks/useFlow';

/** The balance as one of the ways to pay. Cart and renewal start it by flows of their own. */
export interface BalanceOption {
  /** null when it is not known. */
  readonly available: Paise | null;
  readonly isBusy: boolean;
  /** An earlier press has no answer: the same again asks what became of it. */
  readonly isOutcomeUnknown: boolean;
  readonly pay: () => void;
  /** Why the last press paid nothing; null when there is nothing to say. */
  readonly refusal: ReactNode;
}

interface BalancePaymentProps {
  readonly amount: Paise | null;
  readonly option: BalanceOption;
}

/** The balance pays when it is enough; otherwise it says what is missing. */
export const BalancePayment = ({
  amount,
  option: { available, isBusy, pay, refusal },
}: BalancePaymentProps) => {
  const t = useText(waysText);
  if (available === null) return <UnknownBalance />;
  const missing = (amount === null ? 0 : Math.max(0, amount - available)) as Paise; // whole paise stay whole
  if (missing > 0 && !isBusy)
    return (
      <>
        {refusal}
        <Alert tone="warn">{t.short(moneyText(missing))}</Alert>
        <ButtonLink wide to={TOP_UP}>
          {t.topUp}
        </ButtonLink>
      </>
    );
  return (
    <>
      {refusal}
      <Button wide busy={isBusy} onClick={pay}>
        {amount === null ? t.pay : t.payFromBalance(moneyText(amount))}
      </Button>
    </>
  );
};

const UnknownBalance = () => {
  const t = useText(waysText);
  const dispatch = useAppDispatch();
  const status = useStatus(loadSubscriber);
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
