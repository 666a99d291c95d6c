import type { FileProblem } from '../fileFacts';
import type { Mask } from './MaskBox';

type PictureKind = 'jpeg' | 'png' | 'webp';

const JPEG_SCAN = 0xda;
const JPEG_END = [0xff, 0xd9];
/** The letters IEND. */
const PNG_END = [0x49, 0x45, 0x4e, 0x44];

/**
 * Whether a picture is complete. Firefox and Safari do not report a truncated picture, but draw the missing part grey.
 * The end marker need not be last, because cameras may append data.
 */
export const isWholePicture = async (file: Blob, kind: PictureKind): Promise<boolean> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (kind === 'jpeg') return contains(bytes, JPEG_END, startOfScan(bytes));
  if (kind === 'png') return contains(bytes, PNG_END, 0);
  return bytes.length >= 8 + new DataView(bytes.buffer).getUint32(4, true);
};

/** Where the image data begins. The header before the data may contain a thumbnail, which also has an end marker. */
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

/** Pixels on the longest side: a card stays readable and the file small enough for a slow network. */
const MAX_SIDE = 2_000;
/** The most pixels that are decoded, at four bytes each. A larger picture could crash the page on a phone. */
const MAX_PIXELS = 52_000_000;
const QUALITY = 0.85;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size that fits within `MAX_SIDE`, in whole pixels and with the same ratio. A small picture is not enlarged. */
export const scaledSize = ({ width, height }: Size): Size => {
  const ratio = Math.min(1, MAX_SIDE / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * ratio)),
    height: Math.max(1, Math.round(height * ratio)),
  };
};

/** The upright picture at the size it will be sent, or why it cannot be drawn. */
export const drawPicture = async (
  file: Blob,
  kind: PictureKind,
): Promise<HTMLCanvasElement | FileProblem> => {
  const size = await uprightSize(file);
  if (!size || !(await isWholePicture(file, kind))) return 'damaged';
  if (size.width * size.height > MAX_PIXELS) return 'tooManyPixels';
  const { width, height } = scaledSize(size);
  try {
    const bitmap = await createImageBitmap(file, {
      imageOrientation: 'from-image',
      resizeWidth: width,
      resizeHeight: height,
      resizeQuality: 'high',
    });
    const canvas = canvasOf(bitmap);
    bitmap.close();
    return canvas;
  } catch {
    return 'damaged';
  }
};

/** The size after the orientation in the file's header is applied; null for a damaged file. */
const uprightSize = async (file: Blob): Promise<Size | null> => {
  const address = URL.createObjectURL(file);
  const image = new Image();
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = address;
    });
    const { naturalWidth: width, naturalHeight: height } = image;
    return width > 0 && height > 0 ? { width, height } : null;
  } catch {
    return null;
  } finally {
    image.src = '';
    URL.revokeObjectURL(address);
  }
};

const canvasOf = (source: ImageBitmap | HTMLCanvasElement): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = source.width;
  canvas.height = source.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('Could not get a 2D canvas context to draw the picture');
  // JPEG has no transparency.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(source, 0, 0);
  return canvas;
};

/** The JPEG that is sent. It has no metadata (location, camera), and the masked pixels are overwritten. */
export const toJpeg = (picture: HTMLCanvasElement, mask: Mask | null): Promise<Blob> => {
  const canvas = mask ? maskPicture(picture, mask) : picture;
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('Could not encode the picture as JPEG'))),
      'image/jpeg',
      QUALITY,
    ),
  );
};

const maskPicture = (
  picture: HTMLCanvasElement,
  { x, y, width, height }: Mask,
): HTMLCanvasElement => {
  const canvas = canvasOf(picture);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('Could not get a 2D canvas context to draw the picture');
  pen.fillStyle = '#000';
  pen.fillRect(
    Math.floor(x * canvas.width),
    Math.floor(y * canvas.height),
    Math.ceil(width * canvas.width),
    Math.ceil(height * canvas.height),
  );
  return canvas;
};
