import type { Signed } from '../methods/instalment';

/**
 * What the provider signed, by attempt: in this page's memory and nowhere else. A page that has
 * lost it asks again with the same key, and is told the same.
 */
const held = new Map<string, Signed>();

export const cacheSignature = (id: string, signed: Signed): void => void held.set(id, signed);
export const cachedSignature = (id: string): Signed | undefined => held.get(id);
export const dropSignature = (id: string): void => void held.delete(id);
