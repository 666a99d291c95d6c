import { MOBILE } from '../../../../store/core/values/typed/mobileNumber';

/** A link to the operator's number as the configuration writes it, with or without spaces. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** The number as a `tel:` or `sms:` link needs it, a mobile number with its country code; null if it cannot be dialled. */
export const dialNumber = (number: string): string | null => {
  const digits = number.replace(/[\s().-]/g, '');
  if (MOBILE.test(digits)) return `+91${digits}`;
  return /^\+?\d{3,15}$/.test(digits) ? digits : null;
};
