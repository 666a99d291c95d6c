import { addToBalance } from '../books/customers';
import { enterHistory, enterLedger } from '../books/ledger';
import { type BookedOrder, setOrder, theOrder } from '../books/orders';
import { fulfilOrder, orderObstacle } from './fulfilOrder';
import {
  type BookedPayment,
  endPayment,
  isPaymentOpen,
  METHOD_NAMES,
  thePayment,
} from './payments';
import type { Services } from './services';

/**
 * Takes the money and delivers. An attempt that has ended stays unchanged. An order that can no longer be delivered
 * (paid by another attempt, or renewed meanwhile) is not charged.
 */
export const capturePayment = (services: Services, txnid: string, call: string): BookedPayment =>
  services.database.transaction(() => {
    const payment = thePayment(services, txnid);
    if (!isPaymentOpen(payment)) return payment;
    const order = theOrder(services, payment.orderid);
    const obstacle = orderObstacle(services, order);
    if (obstacle !== null) {
      endPayment(services, txnid, 'FAILURE', 'E1605', obstacle);
      return thePayment(services, txnid);
    }
    take(services, payment, order, call);
    return thePayment(services, txnid);
  });

const take = (services: Services, payment: BookedPayment, order: BookedOrder, call: string) => {
  const { database, clock } = services;
  enterLedger(services, {
    customerid: order.customerid,
    kind: 'CHARGE',
    amount: payment.amount,
    method: payment.method,
    description: order.description,
    orderid: order.id,
    reference: payment.txnid,
    idempotencykey: payment.idempotencykey,
    call,
  });
  const { results, owed } = fulfilOrder(services, order);
  if (owed > 0) giveBack(services, payment, owed, call);
  setOrder(services, order.id, 'PAID', results);
  database.run(
    `update payments set status = 'SUCCESS', error = 'E000', changed = ? where txnid = ?`,
    ...[clock.now(), payment.txnid],
  );
  writeHistory(services, payment, order, payment.amount - owed);
};

/** The price of anything paid but not delivered is added to the balance at once. */
const giveBack = (services: Services, payment: BookedPayment, owed: number, call: string) => {
  addToBalance(services.database, payment.customerid, owed);
  enterLedger(services, {
    customerid: payment.customerid,
    kind: 'CREDIT',
    amount: owed,
    method: 'BALANCE',
    description: 'For packs that could not be given',
    orderid: payment.orderid,
    reference: `${payment.txnid}-CREDIT`,
    idempotencykey: null,
    call,
  });
};

const writeHistory = (
  services: Services,
  payment: BookedPayment,
  order: BookedOrder,
  spent: number,
) => {
  const { customerid } = order;
  if (customerid === '') return;
  const balance = services.books.balance(customerid);
  if (payment.method !== 'BALANCE') {
    enterHistory(
      services,
      customerid,
      'Account Recharge',
      payment.amount,
      `Recharge by ${METHOD_NAMES[payment.method]}`,
      payment.txnid,
      balance + (isCredit(order) ? 0 : spent),
    );
  }
  if (isCredit(order) || spent === 0) return;
  enterHistory(services, customerid, 'Subscription Charges', spent, order.description, order.id);
};

const isCredit = ({ purpose }: BookedOrder) => purpose === 'TOPUP' || purpose === 'INSTANT';

/** Carries out everything that is due: postponed calls run, pending payments are settled, and abandoned ones end. */
export const settleDue = (services: Services): void => {
  const { database, clock, postponed } = services;
  postponed.runDue();
  const due = database.all<BookedPayment>(
    `select * from payments where status in ('CREATED', 'PENDING')
       and (settlesat <= ?1 or (settlesat is null and expires <= ?1))`,
    clock.now(),
  );
  due.forEach(({ txnid, settlesas }) => {
    if (settlesas === 'SUCCESS') capturePayment(services, txnid, 'provider');
    else if (settlesas === 'FAILURE') {
      endPayment(services, txnid, 'FAILURE', 'E1903', 'The bank declined the payment.');
    } else endPayment(services, txnid, 'FAILURE', 'E1602', 'The payment was not finished in time.');
  });
};
