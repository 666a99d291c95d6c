import { useState } from 'react';
import { selectUserInfo } from '../../../../store/account/subscriber';
import type { Paise } from '../../../../store/core/values/money';
import type { Bill } from '../../../../store/payments/attempt';
import { shortfallFound } from '../../../../store/payments/shortfall';
import {
  renewalBill,
  type RenewalOrder,
  RENEWALS,
  renewPacks,
  selectIsRenewing,
} from '../../../../store/renewal/renewal';
import { isPricedForATerm } from '../../../../store/renewal/renewalTerms';
import { selectIsOutcomeUnknown } from '../../../../store/writes/earlierWrites';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useText } from '../../../text/useText';
import { Alert } from '../../../ui/feedback/Alert';
import { Stack } from '../../../ui/layout/Stack';
import { PaymentSection } from '../../payments/pay/PaymentMethods';
import { packNames } from '../packLabels';
import { renewText } from '../renewal.text';
import { RenewalRefusalAlert } from '../result/RenewalRefusalAlert';
import type { RenewalSelection } from './useRenewalSelection';

export interface PayRenewalProps {
  readonly selection: Pick<RenewalSelection, 'quote' | 'terms' | 'box' | 'draft'>;
}

/** The payment of the ticked packs. The balance pays for all of them with one call, whose answer has a result for each. */
export const PayRenewal = ({ selection: { quote, terms, box, draft } }: PayRenewalProps) => {
  const t = useText(renewText);
  const dispatch = useAppDispatch();
  const available = useAppSelector(selectUserInfo)?.balance ?? null;
  const isBusy = useAppSelector(selectIsRenewing);
  const isOutcomeUnknown = useAppSelector((state) => selectIsOutcomeUnknown(state, RENEWALS));
  const [wasPressed, setPressed] = useState(false);
  const { all, total, period, unpriced } = quote;
  const order: RenewalOrder | null =
    all.length > 0 ? { period, stbno: box ?? '', lines: all, total } : null;
  const isPricedByOperator = order !== null && total === null;
  const bill = (): Bill | null => {
    if (order && !isPricedByOperator) return renewalBill(order);
    setPressed(true);
    return null;
  };
  const pay = () => {
    if (order) dispatch(renewPacks.requested({ ...order, balance: available }));
    else setPressed(true);
  };
  const addMoney = (missing: Paise) =>
    dispatch(shortfallFound({ purpose: 'RENEWAL', missing, since: Date.now(), renewal: draft }));
  return (
    <Stack>
      {isPricedByOperator && (
        <p>
          {t.noPrice(packNames(unpriced))} {isPricedForATerm(terms) && t.otherTermOrFewer}
        </p>
      )}
      <PaymentSection
        bill={bill}
        amount={order && total}
        balance={{
          available,
          isBusy,
          isOutcomeUnknown,
          pay,
          addMoney,
          refusal: <RenewalRefusalAlert />,
        }}
        isPricedByOperator={isPricedByOperator}
        problem={
          wasPressed &&
          !order && (
            <Alert tone="bad" live>
              {t.noneTicked}
            </Alert>
          )
        }
      />
    </Stack>
  );
};
