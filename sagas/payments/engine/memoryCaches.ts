import type { PaymentAttempt } from '../../../store/payments/attempt';
import type { Payee } from '../../../store/payments/payments';
import type { Eligibility } from '../../../store/wire/entities/payments/instalment';

/*
 * The numbers that are paid for, in the memory of this page only. After a reload a number comes with the next
 * request, or from the tab's storage.
 */

/** By attempt. */
const payees = new Map<string, Payee>();
/** Numbers that were looked up, by their masked form, because the screens know only their end. */
const lookedUp = new Map<string, string>();

/** Completes a number that was looked up, because the screens know only its end. */
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

/**
 * What `instalmentPay` needs besides the OTP. It is in no state, storage or event, because it would be worth
 * stealing.
 */
export type InstalmentSignature = Pick<
  Eligibility,
  'txnRefNo' | 'subscriberid' | 'initiatesignature'
>;

/**
 * What the provider has signed, by attempt, in the memory of this page only. After a reload it is requested again
 * with the same key. A signature is valid for one hold, and another page may have replaced that hold.
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
