import * as v from 'valibot';
import { flag, optionalCount, optionalMoney, requiredText, rows, text } from '../../lenientReaders';

export const channel = v.object({
  channelid: requiredText,
  /** The product that contains only this channel; '' when the operator does not sell the channel alone. */
  productid: text,
  channelname: text,
  /** Logical channel number: what is typed on the remote. */
  lcn: optionalCount,
  genre: text,
  language: text,
  hd: flag,
  /** Pay; otherwise free-to-air. */
  pay: flag,
  /** The price of the channel alone for a month, before tax. `totalprice` includes tax. */
  price: optionalMoney,
  tax: optionalMoney,
  totalprice: optionalMoney,
  broadcaster: text,
  logo: text,
  /** `productid` of each bouquet and base pack that contains the channel. */
  bouquets: v.optional(v.fallback(rows(requiredText), []), []),
});
export const channels = rows(channel);

export type Channel = v.InferOutput<typeof channel>;
