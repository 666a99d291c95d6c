import type { PaymentAttempt } from '../../../store/payments/attempt';
import type { Payee } from '../../../store/payments/payments';
import type { Eligibility } from '../../../store/wire/entities/payments/instalment';

/*
 * The customer and phone numbers that payments are made for, in the memory of this page only. After a reload, the next
 * request or the tab's storage provides the number again.
 */

/** The payee of each attempt, by the attempt's id. */
const payees = new Map<string, Payee>();
/** The numbers that were looked up, by their masked form. The screens know only the masked form. */
const lookedUp = new Map<string, string>();

/** Stores the payee of an attempt, with the whole number even if the screen has only its masked form. */
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
 * The signature for one hold, which `instalmentPay` needs besides the OTP. `subscriberid` and `initiatesignature` are
 * never put into a state, a storage or an event, because a thief could use them. `txnRefNo` names the hold.
 */
export type InstalmentSignature = Pick<
  Eligibility,
  'txnRefNo' | 'subscriberid' | 'initiatesignature'
>;

/**
 * The signature of each attempt's hold, by attempt id, in the memory of this page only. After a reload, the portal
 * requests the signature again with the same idempotency key. Another page may have replaced the hold, so
 * `cachedSignature` compares the hold's `txnRefNo`.
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
