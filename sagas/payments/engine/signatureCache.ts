import type { Eligibility } from '../../../store/wire/entities/payments/instalment';

/** What `instalmentPay` needs besides the OTP. In no state, storage or event: it would be worth stealing. */
export type InstalmentSignature = Pick<Eligibility, 'subscriberid' | 'initiatesignature'>;

/**
 * What the provider signed, by attempt: in this page's memory alone. A page that has lost it asks again with
 * the same key, and is answered the same.
 */
const signatures = new Map<string, InstalmentSignature>();

export const cacheSignature = (id: string, signature: InstalmentSignature): void =>
  void signatures.set(id, signature);
export const cachedSignature = (id: string): InstalmentSignature | undefined => signatures.get(id);
export const dropSignature = (id: string): void => void signatures.delete(id);
export const dropSignatures = (): void => signatures.clear();
