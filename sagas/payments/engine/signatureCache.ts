import type { PaymentAttempt } from '../../../store/payments/attempt';
import type { Eligibility } from '../../../store/wire/entities/payments/instalment';

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
