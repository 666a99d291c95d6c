import type { MatrixMethod } from '../method';
import { cartFromBalance, renewalOfMany, renewalOfOne } from './balance';
import { offerByCard } from './offerByCard';
import { cartByCard, renewalByCard } from './subscriberByCard';
import { topUpLater } from './instalment';
import { instantPaymentByUpi, ottQuickPay } from './upi';
import { topUpAtDp, topUpAtLco } from './topUp';

/** Every way to pay, in the order of the table. */
export const METHODS: readonly MatrixMethod[] = [
  topUpAtLco,
  topUpAtDp,
  topUpLater,
  cartFromBalance,
  renewalOfMany,
  renewalOfOne,
  cartByCard,
  renewalByCard,
  offerByCard,
  instantPaymentByUpi,
  ottQuickPay,
];
