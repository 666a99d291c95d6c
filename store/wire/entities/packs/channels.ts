import * as v from 'valibot';
import { flag, optionalCount, optionalMoney, requiredText, rows, text } from '../../lenientReaders';

export const channel = v.object({
  channelid: requiredText,
  /** The product that is bought to have this channel alone; '' when it is not sold alone. */
  productid: text,
  channelname: text,
  /** Logical channel number: what is typed on the remote. */
  lcn: optionalCount,
  genre: text,
  language: text,
  hd: flag,
  /** Pay; otherwise free-to-air. */
  pay: flag,
  /** For a month before tax, when it is bought alone; `totalprice` is with tax. */
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
