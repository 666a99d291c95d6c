import * as v from 'valibot';
import { NO_MONEY } from '../../../core/values/money';
import {
  codeWord,
  currency,
  list,
  money,
  optionalBillMoney,
  optionalCount,
  payable,
  requiredCodeWord,
  requiredText,
  text,
} from '../../lenientReaders';
import { packResult } from './packs';

export const cartLine = v.object({
  cartitemid: requiredText,
  productid: requiredText,
  productname: text,
  producttype: codeWord,
  stbno: text,
  chargeperiod: codeWord,
  channelcount: optionalCount,
  /** Before tax; `total` includes tax. */
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
  networkfee: optionalBillMoney,
  discount: optionalBillMoney,
  /** On the lines and the fee together. */
  gst: money,
  total: money,
  currency,
});

const isEmpty = (body: unknown): boolean =>
  body === null || (typeof body === 'object' && Object.keys(body).length === 0);

/** An empty cart may be sent as null, [] or {}. */
export const emptyCartAnswer = v.custom<null | readonly never[] | Readonly<Record<string, never>>>(
  isEmpty,
);

/** The answer of `cart`, which may be empty. `addToCart` and `removeFromCart` must answer with a whole cart. */
export const loadedCart = v.union([
  v.pipe(
    emptyCartAnswer,
    v.transform((): v.InferOutput<typeof cart> => ({
      cartid: '',
      cartdetails: [],
      itemtotal: NO_MONEY,
      networkfee: null,
      discount: null,
      gst: NO_MONEY,
      total: NO_MONEY,
      currency: 'INR',
    })),
  ),
  cart,
]);

/** The order made by a checkout or an offer; a payment refers to its id. */
export const order = v.object({
  orderid: requiredText,
  amount: payable,
  currency,
  /** PAID when the balance covered it, AWAITINGPAYMENT otherwise. */
  status: requiredCodeWord,
  expireson: text,
  /** The result of each pack when the balance paid at once. */
  results: list(packResult),
  message: text,
});

export type CartLine = v.InferOutput<typeof cartLine>;
export type Cart = v.InferOutput<typeof cart>;
export type Order = v.InferOutput<typeof order>;
