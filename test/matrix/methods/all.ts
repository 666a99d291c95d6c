import type { Method } from '../../../store/payments/methods';
import type { MatrixMethod } from '../method';
import { cartFromBalance, renewalOfMany, renewalOfOne } from './balance';
import { topUpLater } from './instalment';
import { offerByCard } from './offerByCard';
import { cartByCard, renewalByCard } from './subscriberByCard';
import { topUpAtDp, topUpAtLco } from './topUp';
import { instantPaymentByUpi, ottQuickPay } from './upi';

/** The compiler reports a payment method that has no entry here. */
const BY_METHOD: Readonly<Record<Method, readonly MatrixMethod[]>> = {
  CARD: [topUpAtLco, topUpAtDp, cartByCard, renewalByCard, offerByCard],
  INSTALMENT: [topUpLater],
  BALANCE: [cartFromBalance, renewalOfMany, renewalOfOne],
  UPI: [instantPaymentByUpi, ottQuickPay],
};

/** Every payment method, in the order of the table. */
export const METHODS: readonly MatrixMethod[] = Object.values(BY_METHOD).flat();
