import { catalogue } from '../../../text/catalogue';

/** The payment of an order and its state. */
export const payOfferText = catalogue('payOfferText', {
  pay: 'Pay for your order',
  keptUntil: 'Kept until {date}',
  unpaid: 'No money has been taken yet. The connection is installed once the order is paid.',
  payByPhone: 'You can also pay by phone: call customer care with the order number.',
  lapses: 'If it is not paid by then, the order lapses and costs nothing.',
  afterwards: 'Once it is paid, we’ll call you to arrange the installation.',
  open: 'A payment for this order has started, and its result is not known yet. Please don’t pay again before that.',
  paid: 'Your order is paid.',
  receipt: 'See the payment',
  visit: 'We’ll call the number you gave us to arrange the installation.',
  lapsed: 'This order has lapsed: it was not paid in time, and it costs nothing.',
  another: 'See the plans for what is available now, and at what price.',
  orderAgain: 'Order again',
});
