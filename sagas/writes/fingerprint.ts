/**
 * Tells requests apart and gives none of them away: an order holds a name and an address. Should two ever
 * collide, the operator refuses a key that it knows for another request, and nothing is booked.
 */
export const fingerprintOf = async (request: unknown): Promise<string> => {
  const hash = createHash();
  const files: Blob[] = [];
  // A file is known by every byte of its content: in JSON it would be nothing.
  const asked = JSON.stringify(request, (_, value: unknown) => {
    if (!(value instanceof Blob)) return value;
    files.push(value);
    return value.type;
  });
  for (const letter of asked ?? '') hash.add(letter.codePointAt(0) ?? 0);
  for (const file of files) new Uint8Array(await file.arrayBuffer()).forEach(hash.add);
  return hash.read();
};

const createHash = () => {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  return {
    add: (code: number): void => {
      high = Math.imul(high ^ code, 2654435761);
      low = Math.imul(low ^ code, 1597334677);
    },
    read: (): string => (high >>> 0).toString(16) + (low >>> 0).toString(16),
  };
};
