import { type BookedOrder, newId } from '../books/orders';
import { MINUTE } from '../clock';
import { Refusal } from '../transport/refusal';
import type { Services } from './services';

type PayMethod = 'CARD' | 'INSTALMENT' | 'UPI' | 'BALANCE';
export type PaymentState = 'CREATED' | 'PENDING' | 'SUCCESS' | 'FAILURE' | 'CANCELLED';

/** One attempt to pay one order. The card provider and the status check identify it by `txnid`. */
export interface BookedPayment {
  readonly txnid: string;
  readonly at: number;
  readonly changed: number;
  readonly orderid: string;
  readonly customerid: string;
  readonly method: PayMethod;
  readonly amount: number;
  readonly status: PaymentState;
  /** The instalment provider's own reference. */
  readonly txnrefno: string | null;
  readonly mobileno: string;
  readonly expires: number;
  /** When and how a pending payment will end without the customer. */
  readonly settlesat: number | null;
  readonly settlesas: '' | 'SUCCESS' | 'FAILURE';
  readonly mode: string;
  readonly error: string;
  readonly errormessage: string;
  readonly idempotencykey: string | null;
}

const LASTS: Record<PayMethod, number> = {
  CARD: 15 * MINUTE,
  INSTALMENT: 15 * MINUTE,
  UPI: 5 * MINUTE,
  BALANCE: MINUTE,
};
const MODES: Record<PayMethod, string> = {
  CARD: 'CC',
  INSTALMENT: 'INSTALMENT',
  UPI: 'UPI',
  BALANCE: 'BALANCE',
};
/** The name of each payment method in the history. */
export const METHOD_NAMES: Record<PayMethod, string> = {
  CARD: 'Card',
  INSTALMENT: 'Instalments',
  UPI: 'UPI',
  BALANCE: 'Balance',
};

interface NewPayment {
  readonly order: BookedOrder;
  readonly method: PayMethod;
  readonly idempotencyKey: string | null;
  readonly mobileno?: string;
}

export const createPayment = (services: Services, start: NewPayment): BookedPayment => {
  const { database, clock } = services;
  const { order, method } = start;
  const txnid = newId('TX');
  const now = clock.now();
  database.run(
    `insert into payments
       (txnid, at, changed, orderid, customerid, method, amount, status, txnrefno, mobileno,
        expires, mode, idempotencykey)
     values (?, ?, ?, ?, ?, ?, ?, 'CREATED', ?, ?, ?, ?, ?)`,
    ...[txnid, now, now, order.id, order.customerid, method, order.amount],
    ...[method === 'INSTALMENT' ? newId('LP') : null, start.mobileno ?? ''],
    ...[now + LASTS[method], MODES[method], start.idempotencyKey],
  );
  return thePayment(services, txnid);
};

const paymentById = ({ database }: Pick<Services, 'database'>, txnid: string) =>
  database.get<BookedPayment>('select * from payments where txnid = ?', txnid);

export const thePayment = (services: Pick<Services, 'database'>, txnid: string): BookedPayment => {
  const payment = paymentById(services, txnid);
  if (!payment) throw new Refusal(404, 'We do not know this payment.', 'NO_SUCH_PAYMENT');
  return payment;
};

export const isPaymentOpen = ({ status }: BookedPayment): boolean =>
  status === 'CREATED' || status === 'PENDING';

/** Lets the payment continue without the customer and end at a later time. */
export const settleLater = (
  { database, clock }: Services,
  txnid: string,
  milliseconds: number,
  settlesas: 'SUCCESS' | 'FAILURE',
): void =>
  database.run(
    `update payments set status = 'PENDING', settlesat = ?, settlesas = ?, changed = ?
     where txnid = ? and status in ('CREATED', 'PENDING')`,
    ...[clock.now() + milliseconds, settlesas, clock.now(), txnid],
  );

export const endPayment = (
  { database, clock }: Services,
  txnid: string,
  status: 'FAILURE' | 'CANCELLED',
  error: string,
  errormessage: string,
): void =>
  database.run(
    `update payments set status = ?, error = ?, errormessage = ?, changed = ?
     where txnid = ? and status in ('CREATED', 'PENDING')`,
    ...[status, error, errormessage, clock.now(), txnid],
  );
