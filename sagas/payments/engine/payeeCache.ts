import type { Payee } from '../../../store/payments/payments';

/*
 * Whose number is paid for: in this page's memory and nowhere else. A page that has lost it is told it
 * again with the next press, or finds it in its tab's own storage.
 */

/** By attempt. */
const held = new Map<string, Payee>();
/** By the end of them: numbers that were looked up, of which the screens know only the end. */
const lookedUp = new Map<string, string>();

export const cachePayee = (id: string, payee: Payee): void => void held.set(id, payee);
export const cachedPayee = (id: string): Payee | undefined => held.get(id);

export const cacheLookedUpNumber = (account: string, number: string): void =>
  void lookedUp.set(account, number);
export const cachedLookedUpNumber = (account: string): string => lookedUp.get(account) ?? '';
