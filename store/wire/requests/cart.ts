import * as v from 'valibot';
import { operatorDefaults } from '../operatorDefaults';
import {
  amount,
  chargeperiod,
  emailAddress,
  ids,
  line,
  mobileno,
  operatorId,
  pageOf,
  pincode,
} from './fields';

/** One pack or several at once. */
export const cartAddition = v.object({
  productid: ids,
  stbno: v.optional(operatorId),
  chargeperiod: v.optional(chargeperiod),
});

export const cartRemoval = v.object({ cartitemid: ids });

/** `amount` is the total the subscriber agreed to: the operator refuses (409) if the cart is no longer that. */
export const checkout = v.object({ amount, paymentmode: v.picklist(operatorDefaults.paymentmode) });

export const offerQuery = v.object({ ...pageOf, pincode: v.optional(pincode) });
export const offerSubscriberQuery = v.object({ mobileno, pincode: v.optional(pincode) });

export const customerOrder = v.object({
  planid: operatorId,
  amount,
  mobileno,
  firstname: line(60),
  surname: v.optional(line(60)),
  email: v.optional(emailAddress),
  address: line(400),
  pincode,
});
