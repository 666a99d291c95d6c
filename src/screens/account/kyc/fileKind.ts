/** What a file is. Names and declared types are only what somebody says. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'pdf';

/** Why a file cannot be sent. */
export type FileProblem =
  'empty' | 'tooLarge' | 'tooLargePdf' | 'kind' | 'damaged' | 'tooManyPixels' | 'unreadable';

/** Bytes. What the operator takes. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;
/** Bytes. A picture may be larger before it is scaled down, within reason. */
export const MAX_CHOSEN_BYTES = 25 * 1024 * 1024;

/** As many bytes as it takes to tell. */
const SIGNATURE_BYTES = 12;

const startsWithBytes = (bytes: Uint8Array, ...wanted: readonly number[]): boolean =>
  wanted.every((byte, at) => bytes[at] === byte);
const containsText = (bytes: Uint8Array, text: string, from = 0): boolean =>
  [...text].every((letter, at) => bytes[from + at] === letter.charCodeAt(0));

export const fileKindOf = (bytes: Uint8Array): FileKind | null => {
  if (startsWithBytes(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (startsWithBytes(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (containsText(bytes, 'RIFF') && containsText(bytes, 'WEBP', 8)) return 'webp';
  if (containsText(bytes, '%PDF-')) return 'pdf';
  return null;
};

/** Looks at size and first bytes only: nothing large is read for a file that cannot be sent. */
export const checkFile = async (file: Blob): Promise<FileKind | FileProblem> => {
  if (file.size === 0) return 'empty';
  if (file.size > MAX_CHOSEN_BYTES) return 'tooLarge';
  const kind = fileKindOf(new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()));
  if (kind === 'pdf' && file.size > MAX_UPLOAD_BYTES) return 'tooLargePdf';
  return kind ?? 'kind';
};
