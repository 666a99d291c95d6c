import type { CardPayment } from '../../../store/wire/entities/payments/payments';

/**
 * Whether the page may be left for this address: our own origin, or one that the deployment names. Said
 * before the browser's policy (`form-action`) would just do nothing.
 */
export const isAllowedPayHost = (action: string, hosts: readonly string[]): boolean => {
  if (/^\/(?![\\/])/.test(action)) return true;
  if (!URL.canParse(action)) return false;
  const { origin } = new URL(action);
  return origin === location.origin || hosts.includes(origin);
};

/**
 * Posts the customer to the card provider's hosted page and so leaves the portal. The fields are
 * the operator's, among them a hash that covers the amount; no card number is ever typed here.
 */
export const submitCardForm = ({ action, fields }: CardPayment): void => {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  const inputs = Object.entries(fields).map(([name, value]) =>
    Object.assign(document.createElement('input'), { type: 'hidden', name, value }),
  );
  form.append(...inputs);
  document.body.append(form);
  // A field may be called "submit" or "remove", and would stand in the form's own way then.
  HTMLFormElement.prototype.submit.call(form);
  document.body.removeChild(form);
};
