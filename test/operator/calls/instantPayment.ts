import { type Customer, findCustomer, masked, maskedName } from '../books/customers';
import { createOrder } from '../books/orders';
import { requireRecharge } from '../books/paymentOrder';
import { gstOn, rupeesText } from '../books/pricing';
import { SECOND } from '../clock';
import { type BookedPayment, createPayment, settleLater } from '../payments/payments';
import type { Call, Handlers } from '../route';
import { OTT_SERVICES } from '../seeds/ottServices';
import { Refusal } from '../transport/refusal';

type UpiCall = Call<'instantPay' | 'ottQuickPay'>;

/** A payee address at no real bank, so that scanning the code pays nobody. */
const PAYEE = 'selfcare@standin';
const PAYEE_NAME = 'Selfcare stand-in';

const upiIntent = (payment: BookedPayment, note: string): string => {
  const parts = {
    pa: PAYEE,
    pn: PAYEE_NAME,
    am: rupeesText(payment.amount),
    cu: 'INR',
    tr: payment.txnid,
    tn: note,
  };
  const query = Object.entries(parts).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `upi://pay?${query.join('&')}`;
};

const accountOf = (call: Call<'instantCustomer' | 'instantPay'>): Customer => {
  const customer = findCustomer(call.database, call.request.customeridentity);
  if (!customer) throw new Refusal(404, 'We do not know this number.', 'UNKNOWN');
  return customer;
};

const upiAnswer = (call: UpiCall, payment: BookedPayment, note: string) => {
  const trouble = call.faults.take(call.name, payment.customerid, 'upiAnswers');
  if (trouble) {
    const ends = trouble.status === 'PAID' ? 'SUCCESS' : 'FAILURE';
    settleLater(call, payment.txnid, trouble.milliseconds, ends);
  }
  return {
    txnid: payment.txnid,
    amount: rupeesText(payment.amount),
    currency: 'INR',
    upiintent: upiIntent(payment, note),
    expiresin: Math.max(0, Math.round((payment.expires - call.clock.now()) / SECOND)),
    status: 'pending',
  };
};

export const instantPaymentCalls: Handlers<'instantCustomer' | 'instantPay' | 'ottQuickPay'> = {
  instantCustomer: (call) => {
    const customer = accountOf(call);
    return {
      subscribername: maskedName(`${customer.firstname} ${customer.surname}`),
      email: customer.email === '' ? '' : masked(customer.email, 1, 12),
      mobileno: masked(customer.mobileno),
      susbcriberstatus: 'A',
      accountno: masked(customer.accountno),
      region: customer.region,
      currentbalance: rupeesText(customer.balance),
      frcode: customer.frcode,
      customertype: customer.customertype,
      customeridentity: call.request.customeridentity,
    };
  },

  instantPay: (call) => {
    const customer = accountOf(call);
    const { request, idempotencyKey } = call;
    requireRecharge(request.amount);
    const order = createOrder(call, {
      purpose: 'INSTANT',
      amount: request.amount,
      description: 'Instant payment',
      customerid: customer.customerid,
      customername: `${customer.firstname} ${customer.surname}`.trim(),
      mobileno: request.mobileno ?? '',
      email: request.email ?? '',
    });
    const payment = createPayment(call, { order, method: 'UPI', idempotencyKey });
    return upiAnswer(call, payment, 'Instant payment');
  },

  ottQuickPay: (call) => {
    const { request } = call;
    const customer = findCustomer(call.database, request.mobileno);
    if (!customer) throw new Refusal(404, 'We do not know this number.', 'UNKNOWN');
    const service = OTT_SERVICES.find(
      ({ productid }) => productid === (request.productid ?? OTT_SERVICES[0].productid),
    );
    if (!service) throw new Refusal(404, 'This service is no longer offered.', 'NO_SUCH_PRODUCT');
    const payment =
      openOttPayment(call, customer, service.name) ?? startOtt(call, customer, service);
    return {
      ...upiAnswer(call, payment, service.name),
      subscribername: maskedName(`${customer.firstname} ${customer.surname}`),
      mobileno: masked(request.mobileno),
      service: service.service,
      productid: service.productid,
      productname: service.name,
      chargeperiod: 'MONTHLY',
    };
  },
};

/** Requesting a payment while another one is open returns the open one, so that no service is paid twice. */
const openOttPayment = (call: UpiCall, customer: Customer, description: string) =>
  call.database.get<BookedPayment>(
    `select payments.* from payments join orders on orders.id = payments.orderid
     where orders.customerid = ? and orders.purpose = 'OTT' and orders.description = ?
       and payments.status in ('CREATED', 'PENDING') and payments.expires > ?
     order by payments.at desc limit 1`,
    ...[customer.customerid, description, call.clock.now()],
  );

const startOtt = (
  call: UpiCall,
  customer: Customer,
  { name, price }: (typeof OTT_SERVICES)[number],
): BookedPayment => {
  const order = createOrder(call, {
    purpose: 'OTT',
    amount: price + gstOn(price),
    description: name,
    customerid: customer.customerid,
    customername: `${customer.firstname} ${customer.surname}`.trim(),
    mobileno: customer.mobileno,
    email: customer.email,
  });
  return createPayment(call, { order, method: 'UPI', idempotencyKey: call.idempotencyKey });
};
