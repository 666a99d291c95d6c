import { useEffect } from 'react';
import type { Shortfall } from '../../../../store/payments/shortfall';
import {
  addedMoneyAcknowledged,
  billShownAgain,
  selectAddedMoney,
} from '../../../../store/payments/topUp';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useText } from '../../../text/useText';
import { moneyText } from '../../../ui/data/moneyText';
import { Alert } from '../../../ui/feedback/Alert';
import { paymentMethodsText } from '../payments.text';

/** Says that the top-up was paid. Shown when the subscriber is back at the bill that needed the money. */
export const AddedMoney = ({ purpose }: Pick<Shortfall, 'purpose'>) => {
  const t = useText(paymentMethodsText);
  const dispatch = useAppDispatch();
  const added = useAppSelector(selectAddedMoney);
  useEffect(() => {
    dispatch(billShownAgain(purpose));
  }, [dispatch, purpose]);
  useEffect(() => () => void dispatch(addedMoneyAcknowledged()), [dispatch]);
  return (
    added !== null && (
      <Alert tone="ok" live>
        {t.added(moneyText(added))}
      </Alert>
    )
  );
};
