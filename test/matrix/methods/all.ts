import type { Method } from '../method';
import { cartFromBalance, renewalOfMany, renewalOfOne } from './balance';
import { cartByCard } from './cartByCard';
import { offerByCard } from './offerByCard';
import { renewalByCard } from './renewalByCard';
import { topUpLater } from './instalment';
import { instantPayment, ottQuickPay } from './upi';
import { topUpAtDp, topUpAtLco } from './topUp';

/** Every way to pay, in the order of the table. */
export const METHODS: readonly Method[] = [
  topUpAtLco,
  topUpAtDp,
  topUpLater,
  cartFromBalance,
  renewalOfMany,
  renewalOfOne,
  cartByCard,
  renewalByCard,
  offerByCard,
  instantPayment,
  ottQuickPay,
];
