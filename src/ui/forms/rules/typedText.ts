/*
 * How people write what every form asks for. The operator is stricter, so what is typed is brought
 * into its form, or refused at the field.
 */

/** Letters of any script, as names are written: O’Brien, Anne-Marie, K. R. Iyer. */
export const NAME = /^\p{L}[\p{L}\p{M} .'’-]*$/u;
export const MAX_NAME_LENGTH = 60;
export const MOBILE = /^[6-9]\d{9}$/;

/** A name, an at and a host with a dot. Whether it exists only a message to it can say. */
export const EMAIL = /^[\w+-]+(?:\.[\w+-]+)*@[\da-z]+(?:[.-][\da-z]+)*\.[a-z]{2,}$/iu;

/** People write a number as they say it: with spaces, with +91, with a zero before it. */
export const tenDigits = (typed: string): string =>
  typed.replace(/[\s()-]/g, '').replace(/^(?:\+91|0091|91(?=\d{10}$)|0(?=\d{10}$))/, '');

/** What was typed into one field of a form; '' when the form has no such field. */
export const typedIn = (form: HTMLFormElement, name: string): string => {
  const typed = new FormData(form).get(name);
  return typeof typed === 'string' ? typed : '';
};
