import type { Services } from '../payments/services';
import { Refusal } from '../transport/refusal';
import { addToBalance } from './customers';
import { enterHistory, enterLedger } from './ledger';
import { type BookedOrder, newId, setOrder, type WirePackResult } from './orders';
import { rupeesText } from './pricing';

/** Called before anything is delivered, so that the balance never goes below zero. */
export const requireBalance = ({ books }: Services, customerid: string, amount: number): void => {
  const balance = books.balance(customerid);
  if (balance >= amount) return;
  throw new Refusal(
    402,
    `Your balance of ₹${rupeesText(balance)} does not cover ₹${rupeesText(amount)}. Nothing was paid.`,
    'BALANCE_LOW',
  );
};

/** Takes the price of what was delivered from the balance and closes the order. */
export const chargeBalance = (
  services: Services,
  order: BookedOrder,
  delivered: { readonly amount: number; readonly results: readonly WirePackResult[] },
  idempotencykey: string | null,
  call: string,
): void => {
  const more = services.faults.take(call, order.customerid, 'takesMore')?.paise ?? 0;
  const charged = delivered.amount + more;
  addToBalance(services.database, order.customerid, -charged);
  enterLedger(services, {
    customerid: order.customerid,
    kind: 'CHARGE',
    amount: charged,
    method: 'BALANCE',
    description: order.description,
    orderid: order.id,
    reference: newId('TX'),
    idempotencykey,
    call,
  });
  setOrder(services, order.id, 'PAID', delivered.results);
  enterHistory(
    services,
    order.customerid,
    'Subscription Charges',
    charged,
    order.description,
    order.id,
  );
};
