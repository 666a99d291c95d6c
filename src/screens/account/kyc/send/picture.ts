import type { FileProblem } from '../fileKind';
import type { Mask } from './mask';

/** Pixels on the longest side: a card is still readable, and a slow network still carries it. */
const LONGEST_SIDE = 2_000;
/** Decoding takes four bytes a pixel. More than a phone's usual 50 megapixels could end the page. */
const MAX_PIXELS = 52_000_000;
const QUALITY = 0.85;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Whole pixels in the same shape, no side longer than allowed. Never enlarged. */
export const scaledSize = ({ width, height }: Size): Size => {
  const ratio = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * ratio)),
    height: Math.max(1, Math.round(height * ratio)),
  };
};

/** The picture upright, as large as it will travel; or why there is none. */
export const drawPicture = async (file: Blob): Promise<HTMLCanvasElement | FileProblem> => {
  const size = await uprightSize(file);
  if (!size) return 'damaged';
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

/** Reads no more of the picture than its head, which also says how the camera was held. */
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
  if (!pen) throw new Error('This browser does not draw');
  // A picture may have holes in it, and a JPEG has none.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(source, 0, 0);
  return canvas;
};

/**
 * The picture as it travels. Made of its pixels alone: where and with what it was taken stays
 * here, and what the box covers is gone and not merely hidden.
 */
export const toJpeg = (picture: HTMLCanvasElement, mask: Mask | null): Promise<Blob> => {
  const canvas = mask ? maskPicture(picture, mask) : picture;
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written'))),
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
  if (!pen) throw new Error('This browser does not draw');
  pen.fillStyle = '#000';
  pen.fillRect(
    Math.floor(x * canvas.width),
    Math.floor(y * canvas.height),
    Math.ceil(width * canvas.width),
    Math.ceil(height * canvas.height),
  );
  return canvas;
};
