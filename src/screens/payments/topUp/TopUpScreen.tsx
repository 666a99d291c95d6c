import { useEffect, useRef } from 'react';
import { loadEquipment, selectBoxes } from '../../../../store/account/equipment';
import { selectUserInfo } from '../../../../store/account/subscriber';
import { selectTopUpLimits } from '../../../../store/app/app';
import {
  amountTyped,
  boxChosen,
  selectAmountError,
  selectBoxNumber,
  selectPayPresses,
  selectRechargeAmount,
} from '../../../../store/payments/topUp';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useBoxWords } from '../../../app/hooks/useBoxWords';
import { useLoadOnMount } from '../../../app/hooks/useFlow';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { TryAgain } from '../../../app/lazy/TryAgain';
import { useText } from '../../../text/useText';
import { moneyText } from '../../../ui/data/moneyText';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { Select } from '../../../ui/forms/Select';
import { Card } from '../../../ui/layout/Card';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { Stack } from '../../../ui/layout/Stack';
import { AmountField, useAmountErrors } from '../pay/AmountField';
import { topUpText } from '../payments.text';

/** The payment methods and the unfinished payments, loaded after the form. */
const PayTopUp = lazyPart({
  id: 'screen-topUp-pay',
  load: async () => (await import(/* webpackChunkName: "screen-topUp" */ './PayTopUp')).PayTopUp,
  needs: ['payments'],
});

export const TopUpScreen = () => {
  const t = useText(topUpText);
  const balance = useAppSelector(selectUserInfo)?.balance ?? null;
  useLoadOnMount(loadEquipment);
  return (
    <Stack>
      <ScreenTitle
        title={t.title}
        sub={balance === null ? '\u00a0' : t.balance(moneyText(balance))}
      />
      <Stack $maxWidth="30rem">
        <Card>
          <Amount />
          <Box />
          <PayTopUp
            skeleton={<SkeletonLines count={2} />}
            failed={(retry) => <TryAgain sentence={t.payMissing} onRetry={retry} />}
          />
        </Card>
      </Stack>
    </Stack>
  );
};

const Amount = () => {
  const dispatch = useAppDispatch();
  const typed = useAppSelector(selectRechargeAmount);
  const error = useAppSelector(selectAmountError);
  const presses = useAppSelector(selectPayPresses);
  const limits = useAppSelector(selectTopUpLimits);
  const texts = useAmountErrors(limits);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error !== null) field.current?.focus();
  }, [error, presses]);
  return (
    <AmountField
      ref={field}
      limits={limits}
      typed={typed}
      onType={(amount) => dispatch(amountTyped(amount))}
      error={error === null ? undefined : texts[error]}
    />
  );
};

/** The box of the top-up. It is hidden if the subscriber has fewer than two boxes. */
const Box = () => {
  const t = useText(topUpText);
  const dispatch = useAppDispatch();
  const boxes = useAppSelector(selectBoxes);
  const boxWords = useBoxWords();
  const chosen = useAppSelector(selectBoxNumber);
  if (boxes.length < 2) return null;
  const options = boxes.map(({ stbno }) => ({ value: stbno, label: boxWords.fullName(stbno) }));
  return (
    <Select
      name="box"
      label={t.box}
      options={[{ value: '', label: t.account }, ...options]}
      value={chosen}
      onChange={({ currentTarget }) => dispatch(boxChosen(currentTarget.value))}
    />
  );
};
