import { dialNumber } from '../../../ui/forms/rules/phoneNumber';

const ADDRESS = /^[^\s@<>?&]+@[^\s@<>?&]+$/;

/** A link to write an e-mail; null when `address` is not an e-mail address. */
export const mailTo = (address: string, subject: string, body: string): string | null =>
  ADDRESS.test(address.trim())
    ? `mailto:${address.trim()}?subject=${encodeURIComponent(subject)}&body=${mailBody(body)}`
    : null;

/** Mail programs expect CRLF between lines (RFC 6068). */
const mailBody = (body: string): string => encodeURIComponent(body.replaceAll('\n', '\r\n'));

/** A link to call a number; null when it cannot be dialled. */
export const callLink = (number: string): string | null => {
  const dial = dialNumber(number);
  return dial && `tel:${dial}`;
};

/**
 * A link to a text message; null when the number cannot be dialled. The text follows `?&body=` instead of `?body=`,
 * because iOS reads it only after an `&`.
 */
export const textLink = (number: string, body: string): string | null => {
  const dial = dialNumber(number);
  return dial && `sms:${dial}?&body=${encodeURIComponent(body)}`;
};

/** The configured link to a chat, with the message; null where none is configured. */
export const chatLink = (messageLink: string | undefined, body: string): string | null =>
  messageLink?.replace('{text}', () => encodeURIComponent(body)) ?? null;
