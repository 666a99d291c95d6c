/** What a file is. Names and declared types are only what somebody says. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'pdf';

/** Why a file cannot be sent. */
export type FileTrouble =
  'empty' | 'tooLarge' | 'tooLargePdf' | 'kind' | 'damaged' | 'tooManyPixels' | 'unreadable';

/** Bytes. What the operator takes. */
export const LARGEST_SENT = 5 * 1024 * 1024;
/** Bytes. A picture may be larger before it is scaled down, within reason. */
export const LARGEST_CHOSEN = 25 * 1024 * 1024;

/** As many bytes as it takes to tell. */
const TELLING = 12;

const starts = (bytes: Uint8Array, ...wanted: readonly number[]): boolean =>
  wanted.every((byte, at) => bytes[at] === byte);
const reads = (bytes: Uint8Array, text: string, from = 0): boolean =>
  [...text].every((letter, at) => bytes[from + at] === letter.charCodeAt(0));

export const kindOf = (bytes: Uint8Array): FileKind | null => {
  if (starts(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (starts(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (reads(bytes, 'RIFF') && reads(bytes, 'WEBP', 8)) return 'webp';
  if (reads(bytes, '%PDF-')) return 'pdf';
  return null;
};

/** Looks at size and first bytes only: nothing large is read for a file that cannot be sent. */
export const examine = async (file: Blob): Promise<FileKind | FileTrouble> => {
  if (file.size === 0) return 'empty';
  if (file.size > LARGEST_CHOSEN) return 'tooLarge';
  const kind = kindOf(new Uint8Array(await file.slice(0, TELLING).arrayBuffer()));
  if (kind === 'pdf' && file.size > LARGEST_SENT) return 'tooLargePdf';
  return kind ?? 'kind';
};
