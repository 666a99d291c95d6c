import type { CardPayment } from '../../store/entities/payments';

/**
 * Posts the customer to the card provider's hosted page and so leaves the portal. The fields are
 * the operator's, among them a hash that covers the amount; no card number is ever typed here.
 */
export const handOver = ({ action, fields }: CardPayment): void => {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
};
