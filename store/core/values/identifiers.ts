/**
 * A hash of texts and bytes, in hexadecimal, to tell values apart. The hash does not hide a value: anyone who has the
 * hash of an amount and its salt can try every amount. Hashes stored by one deployment are compared with those of a
 * later deployment, so the result for a value must never change.
 */
export const hashOf = (...parts: readonly (string | Uint8Array)[]): string => {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  const add = (code: number): void => {
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  };
  for (const part of parts)
    if (typeof part === 'string') for (const letter of part) add(letter.codePointAt(0) ?? 0);
    else part.forEach(add);
  return (high >>> 0).toString(16) + (low >>> 0).toString(16);
};

/** A random id for something new, such as an `Idempotency-Key`: 128 bits as 32 hexadecimal digits. */
export const randomId = (): string =>
  // `randomUUID` is missing on a page without TLS, for example at a test address.
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
