import { useLocation } from 'react-router-dom';
import { PAYMENT_STATUS } from '../../../../store/core/paths';

/** Characters; no provider's reference is longer. */
export const MAX_TXNID_LENGTH = 64;

interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

const withoutLongOnes = (txnid: string): string => (txnid.length > MAX_TXNID_LENGTH ? '' : txnid);

/** Providers add their parameters to an address in many ways: after a second `?`, after `;`, with blanks. */
const SEPARATORS = /[?#&;]/;

/** The reference in the query, or after `#`; '' when there is none or it is too long to be one. */
export const txnidIn = ({ search, hash }: Pick<Address, 'search' | 'hash'>): string => {
  const txnids = `${search}&${hash}`.split(SEPARATORS).flatMap((part) => {
    const [[name = '', value = ''] = []] = [...new URLSearchParams(part)];
    return name.trim().toLowerCase() === 'txnid' ? [value.trim()] : [];
  });
  return withoutLongOnes(txnids.find((txnid) => txnid !== '') ?? '');
};

/** What follows the path of the status screen, where it has a digit as references have: a hint to be confirmed. */
export const txnidHintIn = ({ pathname }: Pick<Address, 'pathname'>): string => {
  const hint = pathname.slice(PAYMENT_STATUS.length).replaceAll('/', ' ').trim();
  return /\d/.test(hint) ? withoutLongOnes(readable(hint)) : '';
};

/** As it is where it cannot be decoded. */
const readable = (text: string): string => {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return text;
  }
};

export const useTxnid = (): string => txnidIn(useLocation());
export const useTxnidHint = (): string => txnidHintIn(useLocation());
