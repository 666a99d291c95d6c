/** A name for what is new, such as an `Idempotency-Key`: 128 random bits as 32 hexadecimal digits. */
export const randomId = (): string =>
  // Not `randomUUID`, which a page without TLS (a household's test address) does not have.
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
