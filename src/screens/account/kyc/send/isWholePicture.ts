export type PictureKind = 'jpeg' | 'png' | 'webp';

const JPEG_SCAN = 0xda;
const JPEG_END = [0xff, 0xd9];
/** The letters IEND. */
const PNG_END = [0x49, 0x45, 0x4e, 0x44];

/**
 * Whether a picture has its end. Firefox and Safari draw what there is of half a picture, and the rest grey.
 * What cameras add after the end is no matter.
 */
export const isWholePicture = async (file: Blob, kind: PictureKind): Promise<boolean> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (kind === 'jpeg') return contains(bytes, JPEG_END, startOfScan(bytes));
  if (kind === 'png') return contains(bytes, PNG_END, 0);
  return bytes.length >= 8 + new DataView(bytes.buffer).getUint32(4, true);
};

/** Behind the segments of the head, one of which may hold a small picture with an end of its own. */
const startOfScan = (bytes: Uint8Array): number => {
  let at = 2;
  while (bytes[at] === 0xff && bytes[at + 1] !== JPEG_SCAN)
    at += 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
  return at;
};

const contains = (bytes: Uint8Array, [first = 0, ...rest]: readonly number[], from: number) => {
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1))
    if (rest.every((byte, index) => bytes[at + 1 + index] === byte)) return true;
  return false;
};
