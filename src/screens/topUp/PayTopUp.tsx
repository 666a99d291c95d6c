import type { Bill } from '../../../store/payments/attempt';
import {
  payPressed,
  rechargeOf,
  selectBoxNumber,
  selectRechargeAmount,
} from '../../../store/topUp';
import { useText } from '../../text/useText';
import { useSay, useStore } from '../../useStore';
import { PayByCard } from '../payments/PayByCard';
import { UnfinishedPayments } from '../payments/UnfinishedPayments';
import { payTopUpText } from './payTopUp.text';

/** How the top-up is paid, and what is still open of an earlier one: comes after the form. */
export const PayTopUp = () => {
  const t = useText(payTopUpText);
  const say = useSay();
  const typed = useStore(selectRechargeAmount);
  const stbno = useStore(selectBoxNumber);
  const bill = (): Bill | null => {
    say(payPressed());
    const amount = rechargeOf(typed);
    if (typeof amount === 'string') return null;
    return {
      ...{ purpose: 'TOPUP', amount, orderid: '', productids: [], chargeperiod: '', stbno },
      account: '',
    };
  };
  return (
    <>
      <p>{t.payWhy}</p>
      <PayByCard bill={bill} label={t.pay} />
      <UnfinishedPayments />
    </>
  );
};
