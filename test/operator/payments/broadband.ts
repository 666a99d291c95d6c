import { productOf, remainingDaysOf, statusOf, subscriptionsOf } from '../books/subscriptions';
import { stampOf } from '../clock';
import type { Call } from '../route';

/** The broadband line of a subscriber. Its usage grows with the days of the month. */
export const broadbandOf = (call: Call<'broadbandDetails'>) => {
  const now = call.clock.now();
  const line = subscriptionsOf(call, call.customerid).find(
    (subscription) =>
      subscription.status === 'ACTIVE' && productOf(subscription.productid).kind === 'BROADBAND',
  );
  if (!line) return { broadband: false };
  const { id, name, speed, fairUse } = productOf(line.productid);
  const daysUsed = Math.max(0, 30 - Math.max(0, remainingDaysOf(line, now) % 30));
  return {
    broadband: true,
    accountno: `BB${call.customerid}`,
    productid: id,
    productname: name,
    status: statusOf(line, now),
    speedmbps: speed,
    fuplimitgb: fairUse,
    usedgb: Math.round(((fairUse * daysUsed) / 30) * 6.4) / 10,
    postfupspeedmbps: 2,
    expirydate: stampOf(line.expires),
    daysleft: remainingDaysOf(line, now),
  };
};
