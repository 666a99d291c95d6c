import type { FileProblem } from '../fileKind';
import { isWholePicture, type PictureKind } from './isWholePicture';
import type { Mask } from './mask';

/** Pixels on the longest side: a card stays readable and the file small enough for a slow network. */
const MAX_SIDE = 2_000;
/** Decoding takes four bytes a pixel; a larger picture could crash the page on a phone. */
const MAX_PIXELS = 52_000_000;
const QUALITY = 0.85;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size in whole pixels with the same ratio and no side too long. Never enlarged. */
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

/**
 * The JPEG that is sent. It is made of the pixels alone: the metadata (place, camera) is dropped, and
 * masked pixels are overwritten, not hidden.
 */
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
