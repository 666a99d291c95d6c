import type { MatrixMethod } from '../method';
import { cartFromBalance, renewalOfMany, renewalOfOne } from './balance';
import { topUpLater } from './instalment';
import { offerByCard } from './offerByCard';
import { cartByCard, renewalByCard } from './subscriberByCard';
import { topUpAtDp, topUpAtLco } from './topUp';
import { instantPaymentByUpi, ottQuickPay } from './upi';

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
