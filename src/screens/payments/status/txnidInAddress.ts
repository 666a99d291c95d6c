import { useLocation } from 'react-router-dom';
import { PAYMENT_STATUS } from '../../../../store/core/paths';

/** In characters. No reference of a provider is longer. */
export const MAX_TXNID_LENGTH = 64;

interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Returns the text, or '' if it is too long to be a reference. */
const withinLength = (txnid: string): string => (txnid.length > MAX_TXNID_LENGTH ? '' : txnid);

/** The separators of parameters. Some providers add their parameters after a second `?` or after `;`. */
const SEPARATORS = /[?#&;]/;

/** The reference in the query or after `#`; '' if there is none, or if it is too long. */
export const txnidIn = ({ search, hash }: Pick<Address, 'search' | 'hash'>): string => {
  const txnids = `${search}&${hash}`.split(SEPARATORS).flatMap((part) => {
    const [[name = '', value = ''] = []] = [...new URLSearchParams(part)];
    return name.trim().toLowerCase() === 'txnid' ? [value.trim()] : [];
  });
  return withinLength(txnids.find((txnid) => txnid !== '') ?? '');
};

/**
 * The text after the path of the status screen, if it contains a digit. The text may be a reference, so it is the
 * initial value of the form's field.
 */
export const txnidHintIn = ({ pathname }: Pick<Address, 'pathname'>): string => {
  const hint = pathname.slice(PAYMENT_STATUS.length).replaceAll('/', ' ').trim();
  return /\d/.test(hint) ? withinLength(decoded(hint)) : '';
};

/** The decoded text; the text itself if it cannot be decoded. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return text;
  }
};

export const useTxnid = (): string => txnidIn(useLocation());
export const useTxnidHint = (): string => txnidHintIn(useLocation());
