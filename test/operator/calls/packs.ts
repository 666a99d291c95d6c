import { gstOn, rupeesText } from '../books/pricing';
import {
  productOf,
  remainingDaysOf,
  statusOf,
  subscriptionFor,
  subscriptionsOf,
} from '../books/subscriptions';
import { stampOf } from '../clock';
import { offeredOf, packOf } from '../payments/packWire';
import { cancelAndRefund } from '../payments/refund';
import { RENEWAL_FAILED } from '../payments/renewal';
import type { Call, Handlers } from '../route';
import { theCatalogue } from '../seeds/catalogue/products';
import { pageOfItems } from '../transport/paging';
import { Refusal } from '../transport/refusal';

const packsOf = (call: Call<'activePacks' | 'renewablePacks'>) => {
  const { productstatus, stbno } = call.request;
  const now = call.clock.now();
  return subscriptionsOf(call, call.customerid)
    .filter((pack) => stbno === undefined || pack.stbno === stbno)
    .filter((pack) => productstatus === 'ALL' || statusOf(pack, now) === productstatus)
    .map((pack) => packOf(pack, now))
    .map(failing(call));
};

/** Marks the first packs as failed when a scenario says so, each with the scenario's next error. */
const failing = (call: Call<'activePacks' | 'renewablePacks'>) => {
  const errors = call.faults.take(call.name, call.customerid, 'packsFail')?.errors ?? [];
  return (pack: ReturnType<typeof packOf>, at: number) => {
    const error = errors[at];
    if (error === undefined) return pack;
    return { ...pack, productstatus: 'FAILED', errorcode: RENEWAL_FAILED, error };
  };
};

export const packCalls: Handlers<
  | 'activePacks'
  | 'renewablePacks'
  | 'removePack'
  | 'availablePacks'
  | 'cancelForRefund'
  | 'broadbandDetails'
  | 'channels'
> = {
  activePacks: packsOf,
  renewablePacks: packsOf,

  removePack: (call) => {
    const { database, customerid, request } = call;
    const pack = subscriptionFor(call, customerid, request.productid, request.stbno);
    database.run('update subscriptions set leaving = 1 where id = ?', pack.id);
    return {
      productid: pack.productid,
      productname: productOf(pack.productid).name,
      productstatus: 'CANCEL',
      errorcode: null,
      error: null,
      stbno: pack.stbno,
      expirydate: stampOf(pack.expires),
    };
  },

  availablePacks: ({ request }) => {
    const { packs, products } = theCatalogue();
    const requestedProduct = request.productid;
    const offered =
      requestedProduct !== undefined
        ? [...products.values()].filter(({ id }) => requestedProduct.includes(id))
        : request.producttype === 'CHANNEL'
          ? [...products.values()].filter(({ kind }) => kind === 'CHANNEL')
          : packs.filter(({ kind }) => !request.producttype || kind === request.producttype);
    return pageOfItems(offered, request).map((product) => offeredOf(product));
  },

  cancelForRefund: cancelAndRefund,

  broadbandDetails: (call) => {
    if (call.request.customerid !== call.customerid) {
      throw new Refusal(403, 'This is not your account.', 'OTHER_ACCOUNT');
    }
    return broadbandOf(call);
  },

  channels: ({ request: { productid, ...page } }) => {
    const { channels } = theCatalogue();
    const shown = productid === undefined ? channels : productOf(productid).channels;
    const holding = packsHolding();
    return pageOfItems(shown, page).map((channel) => ({
      channelid: channel.id,
      productid: channel.price > 0 ? channel.id : '',
      channelname: channel.name,
      lcn: channel.lcn,
      genre: channel.genre,
      language: channel.language,
      hd: channel.hd,
      pay: channel.price > 0,
      price: rupeesText(channel.price),
      tax: rupeesText(gstOn(channel.price)),
      totalprice: rupeesText(channel.price + gstOn(channel.price)),
      broadcaster: `${channel.language} network`,
      logo: '',
      bouquets: [...(holding.get(channel.id) ?? [])],
    }));
  },
};

let holdingPacks: ReadonlyMap<string, readonly string[]> | undefined;

/** The packs that contain each channel. Computed once, because the catalogue never changes. */
const packsHolding = (): ReadonlyMap<string, readonly string[]> => {
  if (holdingPacks) return holdingPacks;
  const holding = new Map<string, string[]>();
  theCatalogue().packs.forEach((pack) =>
    pack.channels.forEach(({ id }) => holding.set(id, [...(holding.get(id) ?? []), pack.id])),
  );
  return (holdingPacks = holding);
};

/** The broadband line of a subscriber. The data used grows with the days of a 30-day period. */
const broadbandOf = (call: Call<'broadbandDetails'>) => {
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
