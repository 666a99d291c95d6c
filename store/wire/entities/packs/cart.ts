import * as v from 'valibot';
import { packResult } from './packs';
import {
  currency,
  list,
  money,
  optionalCount,
  optionalMoney,
  payable,
  requiredText,
  text,
} from '../../lenientReaders';

export const cartLine = v.object({
  cartitemid: requiredText,
  productid: requiredText,
  productname: text,
  producttype: text,
  stbno: text,
  chargeperiod: text,
  channelcount: optionalCount,
  /** Before tax; `total` is with it. */
  price: money,
  tax: money,
  total: money,
});

/** The cart as the operator has it: `total` = the lines' prices + `networkfee` − `discount` + `gst`. */
export const cart = v.object({
  cartid: text,
  /** The documented client state calls the list CartDetails. */
  cartdetails: list(cartLine),
  /** Sum of the lines before tax. */
  itemtotal: money,
  /** Network capacity fee before tax that this cart adds to the bill. */
  networkfee: optionalMoney,
  discount: optionalMoney,
  /** On the lines and the fee together. */
  gst: money,
  total: money,
  currency,
});

/** What a checkout or an offer turns into: something with an id that a payment can be for. */
export const order = v.object({
  orderid: requiredText,
  amount: payable,
  currency,
  /** PAID when the balance covered it, AWAITINGPAYMENT otherwise. */
  status: requiredText,
  expireson: text,
  /** What became of each pack, when the balance paid for them at once. */
  results: list(packResult),
  message: text,
});

export type CartLine = v.InferOutput<typeof cartLine>;
export type Cart = v.InferOutput<typeof cart>;
export type Order = v.InferOutput<typeof order>;
