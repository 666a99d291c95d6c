import { useState } from 'react';
import { selectUserInfo } from '../../../../store/account/subscriber';
import type { Paise } from '../../../../store/core/values/money';
import type { Bill } from '../../../../store/payments/attempt';
import { type RenewalDraft, shortfallFound } from '../../../../store/payments/shortfall';
import {
  renewalBill,
  type RenewalOrder,
  RENEWALS,
  renewPacks,
  selectIsRenewing,
} from '../../../../store/renewal/renewal';
import type { Quote } from '../../../../store/renewal/renewalTerms';
import { selectIsOutcomeUnknown } from '../../../../store/writes/earlierWrites';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useText } from '../../../text/useText';
import { Alert } from '../../../ui/feedback/Alert';
import { Stack } from '../../../ui/layout/Stack';
import type { BalanceOption } from '../../payments/pay/BalancePayment';
import { PaymentSection } from '../../payments/pay/PaymentMethods';
import { packNames } from '../packLabels';
import { renewText } from '../renewal.text';
import { RenewalRefusalAlert } from '../result/RenewalRefusalAlert';

export interface SelectedRenewal {
  /** The ticked packs and their prices for the chosen term. */
  readonly quote: Quote;
  /** Whether every ticked pack has a price for at least one term. */
  readonly isPricedForATerm: boolean;
  /** The box of all ticked packs, if the operator needs one; otherwise ''. */
  readonly stbno: string;
  /** The subscriber's choice, restored after a top-up. */
  readonly draft: RenewalDraft;
}

const renewalOrderOf = ({ quote, stbno }: SelectedRenewal): RenewalOrder | null => {
  const { all, total, period } = quote;
  return all.length > 0 ? { period, stbno, lines: all, total } : null;
};

export const PayRenewal = (chosen: SelectedRenewal) => {
  const t = useText(renewText);
  const order = renewalOrderOf(chosen);
  const problem = useSelectionProblem(chosen.quote);
  const balance = useBalanceMethod(order, chosen.draft, problem.show);
  const isPricedByOperator = order !== null && order.total === null;
  const bill = (): Bill | null => {
    if (order && !isPricedByOperator) return renewalBill(order);
    problem.show();
    return null;
  };
  return (
    <Stack>
      {isPricedByOperator && (
        <p>
          {t.noPrice(packNames(chosen.quote.unpriced))}{' '}
          {chosen.isPricedForATerm && t.otherTermOrFewer}
        </p>
      )}
      <PaymentSection
        bill={bill}
        amount={order?.total ?? null}
        balance={balance}
        isPricedByOperator={isPricedByOperator}
        problem={
          problem.shown !== null && (
            <Alert tone="bad" live>
              {problem.shown}
            </Alert>
          )
        }
      />
    </Stack>
  );
};

/** Pays all packs from the balance with one call. The answer has a result for each pack. */
const useBalanceMethod = (
  order: RenewalOrder | null,
  renewal: RenewalDraft,
  onProblem: () => void,
): BalanceOption => {
  const dispatch = useAppDispatch();
  const balance = useAppSelector(selectUserInfo)?.balance ?? null;
  const isBusy = useAppSelector(selectIsRenewing);
  const isOutcomeUnknown = useAppSelector((state) => selectIsOutcomeUnknown(state, RENEWALS));
  const pay = () => {
    if (order) dispatch(renewPacks.requested({ ...order, balance }));
    else onProblem();
  };
  const addMoney = (missing: Paise) =>
    dispatch(shortfallFound({ purpose: 'RENEWAL', missing, since: Date.now(), renewal }));
  return {
    available: balance,
    isBusy,
    isOutcomeUnknown,
    pay,
    addMoney,
    refusal: <RenewalRefusalAlert />,
  };
};

/** Why a press of the pay button did nothing, shown until a pack is ticked. */
const useSelectionProblem = ({ all }: Quote) => {
  const t = useText(renewText);
  const [wasPressed, setPressed] = useState(false);
  const reason = all.length === 0 ? t.noneTicked : null;
  return { shown: wasPressed ? reason : null, show: () => setPressed(true) };
};
