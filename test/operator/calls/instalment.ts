import { masked, theCustomer } from '../books/customers';
import { orderToPay } from '../books/paymentOrder';
import { rupeesText } from '../books/pricing';
import { sameText, signatureOf } from '../books/secrets';
import { DAY, dayStamp } from '../clock';
import { capturePayment } from '../payments/capturePayment';
import { otpRefused, providerRefusal } from '../payments/instalmentRefusal';
import { type BookedPayment, createPayment, endPayment, isPaymentOpen } from '../payments/payments';
import type { Call, Handlers } from '../route';
import { Refusal } from '../transport/refusal';

type HoldCall = Call<'instalmentResendOtp' | 'instalmentPay' | 'instalmentCancel'>;

const refuseByScenario = (call: Call<'instalmentEligibility'> | HoldCall) => {
  const trouble = call.faults.take(call.name, call.customerid, 'instalmentFails');
  if (trouble) throw providerRefusal(trouble.code, call.clock.now());
};

/** Bills are due on the 3rd and the 18th; this is the next of these days. */
export const dueDateOf = (now: number): string => {
  let day = now + DAY;
  while (!['03', '18'].includes(dayStamp(day).slice(8))) day += DAY;
  return dayStamp(day);
};

const heldPayment = (call: HoldCall): BookedPayment => {
  const { txnRefNo, paymentid } = call.request;
  const payment = call.database.get<BookedPayment>(
    'select * from payments where txnid = ? and txnrefno = ? and customerid = ?',
    ...[paymentid, txnRefNo, call.customerid],
  );
  if (!payment) throw providerRefusal('LP_INVALID_TXN_REF_NO', call.clock.now());
  return payment;
};

const requireOpen = (call: HoldCall, payment: BookedPayment) => {
  if (isPaymentOpen(payment)) return;
  const code =
    payment.status === 'SUCCESS'
      ? 'LP_SUCCESS_TXN_EXISTS'
      : payment.status === 'CANCELLED'
        ? 'LP_INVALID_TXN_REF_NO'
        : 'LP_TXN_EXPIRED';
  throw providerRefusal(code, call.clock.now());
};

/** The provider has its own error code for too many requested OTPs. */
const resend = ({ otps, clock }: HoldCall, payment: BookedPayment) => {
  try {
    return otps.resend(payment.txnrefno ?? '');
  } catch (error) {
    const isLimit = error instanceof Refusal && error.errorcode === 'OTP_LIMIT';
    throw isLimit ? providerRefusal('LP_MAX_OTP_GEN_EXCEEDED', clock.now()) : error;
  }
};

const initiateSignature = (payment: BookedPayment) =>
  signatureOf('initiate', payment.txnrefno ?? '', payment.txnid, rupeesText(payment.amount));

const eligibility = (call: Call<'instalmentEligibility'>) => {
  const { database, clock, customerid, request, otps } = call;
  refuseByScenario(call);
  const standing = theCustomer(database, customerid).instalment;
  if (standing !== 'LP_ELIGIBLE') throw providerRefusal(standing, clock.now());
  const order = orderToPay(call);
  const payment = createPayment(call, {
    order,
    method: 'INSTALMENT',
    idempotencyKey: call.idempotencyKey,
    mobileno: request.mobileno,
  });
  const reference = payment.txnrefno ?? '';
  const sent = otps.send({
    reference,
    purpose: 'INSTALMENT',
    mobileno: request.mobileno,
    customerid,
  });
  return {
    txnRefNo: reference,
    paymentid: payment.txnid,
    subscriberid: customerid,
    initiatesignature: initiateSignature(payment),
    dueDate: dueDateOf(clock.now()),
    amount: rupeesText(payment.amount),
    currency: 'INR',
    mobileno: masked(request.mobileno),
    expiresin: sent.expiresin,
    resendafter: sent.resendafter,
    attemptsRemaining: sent.attemptsremaining,
    resendsRemaining: sent.resendsremaining,
  };
};

const pay = (call: Call<'instalmentPay'>) => {
  const { request, clock, otps, name } = call;
  refuseByScenario(call);
  const payment = heldPayment(call);
  requireOpen(call, payment);
  const isSigned = sameText(request.initiatesignature, initiateSignature(payment));
  if (!isSigned || request.amount !== payment.amount || request.subscriberid !== call.customerid) {
    throw providerRefusal('LP_SIGNATURE_MISMATCH', clock.now());
  }
  const check = otps.check(name, payment.txnrefno ?? '', request.otp);
  if (!check.right) throw otpRefused(check, clock.now());
  const paid = capturePayment(call, payment.txnid, name);
  if (paid.status !== 'SUCCESS') throw providerRefusal('LP_SUCCESS_TXN_EXISTS', clock.now());
  return paymentResult(paid, clock.now());
};

const paymentResult = (payment: BookedPayment, now: number) => {
  const transactionId = `LT${payment.txnid}`;
  const reference = payment.txnrefno ?? '';
  return {
    transactionId,
    merchantOrderId: payment.orderid,
    amount: rupeesText(payment.amount),
    currency: 'INR',
    signature: signatureOf('provider', transactionId, rupeesText(payment.amount)),
    responseData: { OTP: { reason: 'Success', pgResponseCode: '0', status: 'SUCCESS' } },
    token: '',
    userDetails: {},
    respsignature: signatureOf('pay', reference, payment.txnid, transactionId),
    dueDate: dueDateOf(now),
    attemptsRemaining: null,
  };
};

export const instalmentCalls: Handlers<
  'instalmentEligibility' | 'instalmentResendOtp' | 'instalmentPay' | 'instalmentCancel'
> = {
  instalmentEligibility: eligibility,

  instalmentResendOtp: (call) => {
    refuseByScenario(call);
    const payment = heldPayment(call);
    requireOpen(call, payment);
    const sent = resend(call, payment);
    return {
      status: true,
      otpType: 'm-otp',
      attemptsRemaining: sent.attemptsremaining,
      resendsRemaining: sent.resendsremaining,
      resendafter: sent.resendafter,
      expiresin: sent.expiresin,
      message: 'Another code is on its way.',
    };
  },

  instalmentPay: pay,

  instalmentCancel: (call) => {
    const payment = heldPayment(call);
    if (payment.status === 'SUCCESS') {
      throw providerRefusal('LP_SUCCESS_TXN_EXISTS', call.clock.now());
    }
    endPayment(call, payment.txnid, 'CANCELLED', 'E1602', 'Cancelled by the customer.');
    return {
      txnRefNo: call.request.txnRefNo,
      status: 'CANCELLED',
      message: 'The provider has released the amount.',
    };
  },
};
