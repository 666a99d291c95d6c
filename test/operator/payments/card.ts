import type { BookedOrder } from '../books/orders';
import { rupeesText } from '../books/pricing';
import { cardHashOf } from '../books/secrets';
import type { BookedPayment } from './payments';

/** The paths of the provider's hosted page, and of the page on which the browser returns to the operator. */
export const CARD_PAGE = '/stand-in/card/pay';
export const CARD_DECIDE = '/stand-in/card/decide';
export const CARD_RETURN = '/stand-in/card/return';
const MERCHANT = 'standin';

/** The fields of the hosted page. The hash covers the other fields, so that no browser can change an amount. */
export const cardFields = (payment: BookedPayment, order: BookedOrder): Record<string, string> => {
  const fields = {
    key: MERCHANT,
    txnid: payment.txnid,
    amount: rupeesText(payment.amount),
    productinfo: order.description,
    firstname: order.customername.split(' ')[0] ?? '',
    email: order.email,
    phone: order.mobileno,
    surl: CARD_RETURN,
    furl: CARD_RETURN,
  };
  return { ...fields, hash: requestHash(fields) };
};

export const requestHash = (fields: Readonly<Record<string, string>>): string =>
  cardHashOf(
    ...['key', 'txnid', 'amount', 'productinfo', 'firstname', 'email'].map(
      (name) => fields[name] ?? '',
    ),
  );

export const responseHash = (txnid: string, status: string, amount: string): string =>
  cardHashOf('response', txnid, status, amount);
