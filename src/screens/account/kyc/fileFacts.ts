/** The kind of a file, detected from its first bytes. The file name and the declared type are not trusted. */
type FileKind = 'jpeg' | 'png' | 'webp' | 'pdf';

/** Why a file cannot be sent. */
export type FileProblem =
  | 'empty'
  | 'tooLarge'
  | 'tooLargePdf'
  | 'lockedPdf'
  | 'kind'
  | 'damaged'
  | 'tooManyPixels'
  | 'unreadable';

/** The operator's limit in bytes. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;
/** The limit in bytes of a chosen file. It is higher than the operator's, because pictures are scaled down. */
const MAX_CHOSEN_BYTES = 25 * 1024 * 1024;

/** The number of bytes in which a signature is searched for. A PDF may have other bytes before its header. */
const SIGNATURE_BYTES = 1024;

const startsWithBytes = (bytes: Uint8Array, ...signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);
const containsText = (bytes: Uint8Array, text: string, from = 0): boolean =>
  [...text].every((letter, at) => bytes[from + at] === letter.charCodeAt(0));

export const fileKindOf = (bytes: Uint8Array): FileKind | null => {
  if (startsWithBytes(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (startsWithBytes(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (containsText(bytes, 'RIFF') && containsText(bytes, 'WEBP', 8)) return 'webp';
  return latin1.decode(bytes.subarray(0, SIGNATURE_BYTES)).includes('%PDF-') ? 'pdf' : null;
};

/** Each byte is one character. */
const latin1 = new TextDecoder('latin1');

/** The encryption entry in the trailer of a PDF: the dictionary itself or a reference to it (ISO 32000-1, 7.6.1). */
const ENCRYPTED = /\/Encrypt\s*(?:\d+\s+\d+\s+R\b|<<)/;

/** Whether the PDF is encrypted. The operator could not read an encrypted PDF. */
const isLocked = async (pdf: Blob): Promise<boolean> =>
  ENCRYPTED.test(latin1.decode(await pdf.arrayBuffer()));

/** Checks the size and the first bytes of a file, and whether a PDF is encrypted. */
export const checkFile = async (file: Blob): Promise<FileKind | FileProblem> => {
  if (file.size === 0) return 'empty';
  if (file.size > MAX_CHOSEN_BYTES) return 'tooLarge';
  const kind = fileKindOf(new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()));
  if (kind === 'pdf' && file.size > MAX_UPLOAD_BYTES) return 'tooLargePdf';
  if (kind === 'pdf' && (await isLocked(file))) return 'lockedPdf';
  return kind ?? 'kind';
};

/**
 * A size as text, for example "380 kB" or "4.1 MB". A kilobyte has 1000 bytes, as on phones. The text is the same in
 * every language and is never broken into two lines.
 */
export const bytesText = (bytes: number): string => {
  if (bytes < 1_000) return `${bytes}\u00a0B`;
  const kilobytes = Math.round(bytes / 1_000);
  return kilobytes < 1_000 ? `${kilobytes}\u00a0kB` : `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`;
};
