import type { CartProduct } from '../../../../store/cart/cart';
import { shownPriceOf } from '../../../../store/core/values/price';
import type { Channel } from '../../../../store/wire/entities/packs/channels';
import type { AvailablePack } from '../../../../store/wire/entities/packs/packs';

export const packCartProduct = (pack: AvailablePack): CartProduct => ({
  productid: pack.productid,
  productname: pack.productname,
  producttype: pack.producttype,
  channelcount: pack.channelcount,
  price: shownPriceOf(pack).amount,
});

export const channelCartProduct = (channel: Channel): CartProduct => ({
  productid: channel.productid,
  productname: channel.channelname,
  producttype: 'CHANNEL',
  channelcount: 1,
  price: shownPriceOf(channel).amount,
});
