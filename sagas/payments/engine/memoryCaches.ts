import type { PaymentAttempt } from '../../../store/payments/attempt';
import type { Payee } from '../../../store/payments/payments';
import type { Eligibility } from '../../../store/wire/entities/payments/instalment';

/*
 * The numbers that are paid for, in this page's memory only. A page that has lost one gets it again with the
 * next press, or reads it from the tab's storage.
 */

/** By attempt. */
const payees = new Map<string, Payee>();
/** By their masked ends: numbers that were looked up, of which the screens know only the end. */
const lookedUp = new Map<string, string>();

/** The screens know only the end of a number that was looked up, so it is completed here. */
export const cachePayee = ({ id, bill }: PaymentAttempt, payee: Payee): void => {
  const number = payee.number || (lookedUp.get(bill.account) ?? '');
  if (number !== '') payees.set(id, { ...payee, number });
};
export const cachedPayee = (id: string): Payee | undefined => payees.get(id);

export const cacheLookedUpNumber = (account: string, number: string): void =>
  void lookedUp.set(account, number);

export const lookedUpNumber = (account: string): string | undefined => lookedUp.get(account);

export const clearPayees = (): void => {
  payees.clear();
  lookedUp.clear();
};

/** What `instalmentPay` needs besides the OTP. In no state, storage or event: it would be worth stealing. */
export type InstalmentSignature = Pick<
  Eligibility,
  'txnRefNo' | 'subscriberid' | 'initiatesignature'
>;

/**
 * What the provider signed, by attempt: in this page's memory alone. A page that has lost it asks again with
 * the same key. A signature is for one hold: another page may have put another one in its place.
 */
const signatures = new Map<string, InstalmentSignature>();

export const cacheSignature = (id: string, signature: InstalmentSignature): void =>
  void signatures.set(id, signature);
export const cachedSignature = (attempt: PaymentAttempt): InstalmentSignature | null => {
  const signature = signatures.get(attempt.id);
  return signature && 'txnRefNo' in attempt && attempt.txnRefNo === signature.txnRefNo
    ? signature
    : null;
};
export const dropSignature = (id: string): void => void signatures.delete(id);
export const dropSignatures = (): void => signatures.clear();
