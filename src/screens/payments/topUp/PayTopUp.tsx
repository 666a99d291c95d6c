import { selectTopUpLimits } from '../../../../store/app/app';
import type { Bill } from '../../../../store/payments/attempt';
import {
  payPressed,
  rechargeOf,
  selectBoxNumber,
  selectRechargeAmount,
} from '../../../../store/payments/topUp';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { PaymentSection } from '../pay/PaymentMethods';

export const PayTopUp = () => {
  const dispatch = useAppDispatch();
  const typed = useAppSelector(selectRechargeAmount);
  const stbno = useAppSelector(selectBoxNumber);
  const amount = rechargeOf(typed, useAppSelector(selectTopUpLimits));
  const bill = (): Bill | null => {
    dispatch(payPressed(typeof amount === 'string' ? amount : null));
    if (typeof amount === 'string') return null;
    return {
      purpose: 'TOPUP',
      amount,
      orderid: '',
      productids: [],
      chargeperiod: '',
      stbno,
      account: '',
    };
  };
  return <PaymentSection bill={bill} amount={typeof amount === 'string' ? null : amount} />;
};
