import type { WireAnswerOf } from '../../../store/wire/answers';
import { theOrder } from '../books/orders';
import { rupeesText } from '../books/pricing';
import { providerStampOf } from '../clock';
import type { BookedPayment, PaymentState } from './payments';
import type { Services } from './services';

const STATUSES: Record<PaymentState, string> = {
  CREATED: 'pending',
  PENDING: 'pending',
  SUCCESS: 'success',
  FAILURE: 'failure',
  CANCELLED: 'cancelled',
};
const SENTENCES: Record<PaymentState, string> = {
  CREATED: 'The payment has not been finished yet.',
  PENDING: 'The bank has not answered yet.',
  SUCCESS: 'The payment arrived.',
  FAILURE: 'The payment failed. No money was taken.',
  CANCELLED: 'The payment was cancelled. No money was taken.',
};
/** The bank that reports a successful payment; the stand-in has one bank. */
const BANK_CODE = 'STANDIN';

/** The status of a payment. Only the payer's own session receives names and numbers. */
export const providerStatusOf = (
  services: Services,
  payment: BookedPayment,
  asker: string,
): WireAnswerOf<'paymentStatus'> => {
  const order = theOrder(services, payment.orderid);
  const isPayer = asker !== '' && asker === order.customerid;
  const isPaid = payment.status === 'SUCCESS';
  return {
    success: { status: 'true', msg: SENTENCES[payment.status] },
    txnid: payment.txnid,
    amount: rupeesText(payment.amount),
    currency: 'INR',
    status: STATUSES[payment.status],
    mode: payment.mode,
    email: isPayer ? order.email : '',
    firstname: isPayer ? (order.customername.split(' ')[0] ?? '') : '',
    phone: isPayer ? order.mobileno : '',
    mihpayid: isPaid ? `9${payment.at}` : '',
    unmappedstatus: isPaid ? 'captured' : payment.status === 'FAILURE' ? 'dropped' : '',
    addedon: providerStampOf(payment.at),
    productinfo: order.description,
    error: payment.error,
    error_Message: payment.errormessage,
    bank_ref_num: isPaid ? `BR${payment.changed}` : '',
    bankcode: isPaid ? BANK_CODE : '',
    purpose: order.purpose,
    orderid: order.id,
    results: isPaid ? [...order.results] : [],
  };
};
