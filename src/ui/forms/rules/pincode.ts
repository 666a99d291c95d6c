export const PINCODE = /^[1-9]\d{5}$/;

/** A postcode is often written in two halves: 422 001. */
export const sixDigits = (typed: string): string => typed.replace(/\s/g, '');
