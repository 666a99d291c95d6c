import { hashOf } from '../../store/core/values/hash';

/**
 * Tells requests apart and gives none of them away: an order holds a name and an address. Should two ever
 * collide, the operator refuses a key that it knows for another request, and nothing is booked.
 */
export const fingerprintOf = async (request: unknown): Promise<string> => {
  const files: Blob[] = [];
  // A file is known by every byte of its content: in JSON it would be nothing.
  const asked = JSON.stringify(request, (_, value: unknown) => {
    if (!(value instanceof Blob)) return value;
    files.push(value);
    return value.type;
  });
  const contents = files.map(async (file) => new Uint8Array(await file.arrayBuffer()));
  return hashOf(asked ?? '', ...(await Promise.all(contents)));
};
