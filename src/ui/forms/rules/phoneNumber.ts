import { MOBILE } from '../../../../store/core/values/typed/mobileNumber';

/** The `tel:` link of the operator's phone number, which may contain spaces in the configuration. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** The number for a `tel:` or `sms:` link, with +91 before a mobile number; null if it cannot be dialled. */
export const dialNumber = (number: string): string | null => {
  const digits = number.replace(/[\s().-]/g, '');
  if (MOBILE.test(digits)) return `+91${digits}`;
  return /^\+?\d{3,15}$/.test(digits) ? digits : null;
};
