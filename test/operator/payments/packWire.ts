import type { WireAnswerOf } from '../../../store/wire/answers';
import { gstOn, periodOf, priceOf, rupeesText } from '../books/pricing';
import {
  costOf,
  isRenewable,
  productOf,
  refundOf,
  remainingDaysOf,
  RENEWAL_WINDOW,
  statusOf,
  type Subscription,
} from '../books/subscriptions';
import { DAY, stampOf } from '../clock';
import type { Product } from '../seeds/catalogue/product';

type WirePack = NonNullable<Extract<WireAnswerOf<'activePacks'>, readonly unknown[]>[number]>;

/** A product as the catalogue offers it, for a term of this many months. */
export const offeredOf = (product: Product, months = 1) => {
  const price = priceOf(product, months);
  return {
    productid: product.id,
    productname: product.name,
    producttype: product.kind,
    description: product.description,
    genre: product.kind === 'CHANNEL' ? (product.channels[0]?.genre ?? '') : '',
    language: product.language,
    image: '',
    broadcaster: product.kind === 'BOUQUET' ? `${product.language} network` : '',
    price: rupeesText(price),
    tax: rupeesText(gstOn(price)),
    totalprice: rupeesText(price + gstOn(price)),
    chargeperiod: periodOf(months),
    channelcount: product.kind === 'BROADBAND' ? null : product.channels.length,
    hdchannelcount:
      product.kind === 'BROADBAND' ? null : product.channels.filter(({ hd }) => hd).length,
    speedmbps: product.speed || null,
    fuplimitgb: product.fairUse || null,
  };
};

export const packOf = (subscription: Subscription, now: number): WirePack => {
  const next = costOf(subscription, subscription.term);
  const refund = refundOf(subscription, now);
  const runs = statusOf(subscription, now) === 'ACTIVE';
  return {
    ...offeredOf(productOf(subscription.productid), subscription.term),
    price: rupeesText(next.price),
    tax: rupeesText(next.tax),
    totalprice: rupeesText(next.total),
    productstatus: statusOf(subscription, now),
    errorcode: null,
    error: null,
    stbno: subscription.stbno,
    activatedon: stampOf(subscription.started),
    expirydate: stampOf(subscription.expires),
    daysleft: remainingDaysOf(subscription, now),
    renewable: isRenewable(subscription, now),
    renewablefrom: stampOf(subscription.expires - RENEWAL_WINDOW * DAY),
    disconnectdate: runs && subscription.leaving === 1 ? stampOf(subscription.expires) : '',
    refundable: runs && refund > 0,
    refundamount: runs && refund > 0 ? rupeesText(refund) : null,
  };
};
