import { useState } from 'react';
import { readSlot } from '../../../../store/core/storage';
import { selectCustomerId } from '../../../../store/identity/session';
import {
  BALANCE_CALLS,
  isBalancePaymentOf,
  isPending,
  pendingWritesSlot,
} from '../../../../store/writes/pendingWrites';
import { useAppSelector } from '../../../app/hooks';
import { lazyPart } from '../../../app/lazy/lazyPart';
import type { WriteOutcomesProps } from '../../writes/WriteOutcomes';

const CALLS = [...BALANCE_CALLS.CART, ...BALANCE_CALLS.RENEWAL];

/** The domains `checkout` and `renewal` look for the outcomes. */
const WriteOutcomes = lazyPart<WriteOutcomesProps>({
  id: 'balance-outcomes',
  load: async () =>
    (await import(/* webpackChunkName: "write-outcomes" */ '../../writes/WriteOutcomes'))
      .WriteOutcomes,
  needs: ['checkout', 'renewal'],
});

/**
 * Shows the payments from the balance that got no answer, until the subscriber has acknowledged their outcome. The
 * screens of the cart and the renewal show the outcomes of their own payments themselves. If there are no such
 * payments, no code is loaded.
 */
export const BalanceOutcomes = () => {
  const customerid = useAppSelector(selectCustomerId);
  const [isLeft] = useState(() =>
    (readSlot(pendingWritesSlot)?.intents ?? []).some(
      (write) => (isPending(write) || write.unseenBooking) && isBalancePaymentOf(customerid)(write),
    ),
  );
  return isLeft && <WriteOutcomes calls={CALLS} failed={() => null} />;
};
