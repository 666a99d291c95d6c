import { use, useState } from 'react';
import type { Bill } from '../../../../store/payments/attempt';
import {
  billOf,
  renewPacks,
  selectHasEarlierDoubt,
  selectIsRenewing,
  type Agreed,
} from '../../../../store/renewal/renewal';
import type { Quote } from '../../../../store/renewal/renewalTerms';
import { selectUserInfo } from '../../../../store/account/subscriber';
import { useText } from '../../../text/useText';
import { Alert } from '../../../ui/feedback/Alert';
import { Stack } from '../../../ui/layout/Card';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import type { BalanceOption } from '../../payments/pay/BalancePayment';
import { WaysToPay } from '../../payments/pay/WaysToPay';
import { ChosenContext, type Chosen } from './chosen';
import { namesOf } from '../names';
import { Refusal } from '../result/Refusal';
import { renewText } from '../renew.text';

/** How the renewal is paid, and what is still open of earlier payments: comes after the choice. */
export const PayRenewal = () => {
  const chosen = use(ChosenContext);
  return chosen && <Pay {...chosen} />;
};

const agreedOf = ({ quote, stbno }: Chosen): Agreed | null => {
  const { lines, total, period, unpriced } = quote;
  const isWhole = total !== null && lines.length > 0 && unpriced.length === 0;
  return isWhole ? { period, stbno, lines, total } : null;
};

const Pay = (chosen: Chosen) => {
  const agreed = agreedOf(chosen);
  const obstacle = useObstacle(chosen.quote);
  const balance = useBalance(agreed, obstacle.show);
  const bill = (): Bill | null => {
    if (agreed) return billOf(agreed);
    obstacle.show();
    return null;
  };
  return (
    <Stack>
      {obstacle.shown !== null && (
        <Alert tone="bad" live>
          {obstacle.shown}
        </Alert>
      )}
      <WaysToPay bill={bill} amount={agreed?.total ?? null} balance={balance} />
    </Stack>
  );
};

/** The balance renews by a call of its own, which tells each pack's result at once. */
const useBalance = (agreed: Agreed | null, onObstacle: () => void): BalanceOption => {
  const dispatch = useAppDispatch();
  const balance = useAppSelector(selectUserInfo)?.balance ?? null;
  const isBusy = useAppSelector(selectIsRenewing);
  const isInDoubt = useAppSelector(selectHasEarlierDoubt);
  const pay = () => {
    if (agreed) dispatch(renewPacks.requested({ ...agreed, balance }));
    else onObstacle();
  };
  return { has: balance, isBusy, isInDoubt, pay, told: <Refusal /> };
};

/** Why the press did nothing; it goes when the reason does. */
const useObstacle = ({ lines, unpriced }: Quote) => {
  const t = useText(renewText);
  const [wasPressed, setPressed] = useState(false);
  const reason =
    unpriced.length > 0 ? t.noPrice(namesOf(unpriced)) : lines.length === 0 ? t.noneTicked : null;
  return { shown: wasPressed ? reason : null, show: () => setPressed(true) };
};
