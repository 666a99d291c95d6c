import { type ReactNode, useState } from 'react';
import { selectInstantLimits } from '../../../../store/app/app';
import { rupeesOf } from '../../../../store/core/values/money';
import type { PaymentAttempt } from '../../../../store/payments/attempt';
import {
  amountDue,
  selectAccountDetails,
  selectSavedNumber,
} from '../../../../store/payments/instantPayment';
import { startPayment } from '../../../../store/payments/payments';
import { rechargeFor } from '../../../../store/payments/topUp';
import type { InstantCustomer } from '../../../../store/wire/entities/payments/instantPayment';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useFlowRequest } from '../../../app/hooks/useFlowRequest';
import { NO_DRAFT, type PaymentDraft, PaymentForm } from './PaymentForm';
import type { TypedPayment } from './readPayment';
import { UpiRequest } from './request/UpiRequest';
import { useShownRequest } from './request/useShownRequest';
import { UpiRefusal } from './UpiRefusal';
import { useAccountId } from './useAccountId';

interface PayInstantlyProps {
  /** Whose connection it is, above the form. */
  readonly connection: ReactNode;
}

/** How much is paid for the number that was looked up, and then the request to pay in place of both. */
export const PayInstantly = ({ connection }: PayInstantlyProps) => {
  const id = useAccountId();
  const details = useAppSelector((state) => selectAccountDetails(state, id));
  const account = details?.customeridentity ?? '';
  const suggested = useSuggestedAmount(details);
  const dispatch = useAppDispatch();
  const [draft, setDraft] = useState<PaymentDraft>({ ...NO_DRAFT, amount: suggested });
  const { isBusy, failure, begin } = useFlowRequest(startPayment);
  const isMine = ({ bill }: PaymentAttempt) =>
    bill.purpose === 'INSTANT' && bill.account === account;
  const { request, close, reopen } = useShownRequest(isMine);
  const pay = ({ amount, mobileno, email }: TypedPayment) => {
    reopen();
    begin();
    dispatch(
      startPayment.requested({
        bill: {
          ...{ purpose: 'INSTANT', amount, account, productids: [] },
          ...{ orderid: '', chargeperiod: '', stbno: '' },
        },
        method: 'UPI',
        // Only the saga has the whole number.
        payee: { number: '', mobileno, email },
      }),
    );
  };
  const refused = failure && <UpiRefusal failure={failure} isMine={isMine} />;
  if (request)
    return (
      <>
        {refused}
        <UpiRequest
          attempt={request}
          isBusy={isBusy}
          onRepeat={() => pay({ ...draft, amount: request.bill.amount })}
          onClose={close}
        />
      </>
    );
  return (
    <>
      {connection}
      <PaymentForm
        draft={draft}
        isBusy={isBusy}
        onPay={(payment, typed) => {
          setDraft(typed);
          pay(payment);
        }}
      >
        {refused}
      </PaymentForm>
    </>
  );
};

/** What was paid last for a kept number, or what the connection owes; '' where neither is known. */
const useSuggestedAmount = (details: InstantCustomer | null): string => {
  const limits = useAppSelector(selectInstantLimits);
  const last = useAppSelector((state) =>
    selectSavedNumber(state, details?.customeridentity ?? ''),
  )?.amount;
  const due = details && amountDue(details);
  if (last) return rupeesOf(last).replace(/\.00$/, '');
  return due ? rechargeFor(due, limits) : '';
};
