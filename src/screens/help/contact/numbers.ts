const MOBILE = /^[6-9]\d{9}$/;

/** As a phone dials it; null where there is no number. An Indian mobile number is dialled from anywhere. */
export const dialled = (number: string): string | null => {
  const digits = number.replace(/[^\d+]/g, '');
  if (digits.length < 3) return null;
  return MOBILE.test(digits) ? `+91${digits}` : digits;
};

const ADDRESS = /^[^\s@<>?&]+@[^\s@<>?&]+$/;

/** Null for what is no address to write to. */
export const mailTo = (address: string, subject: string): string | null =>
  ADDRESS.test(address.trim())
    ? `mailto:${address.trim()}?subject=${encodeURIComponent(subject)}`
    : null;
