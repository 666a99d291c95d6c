import { crc32, deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** A file as a subscriber would choose it. */
export interface Picked {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/**
 * A photo of a card as a phone takes it, drawn by the browser under test. It is varied, so that the file is large, and
 * red at the upper left. A JPEG consists of squares of 8 pixels, so Firefox compresses squares of that size well;
 * another `square` makes a larger file.
 */
export const photo = async (
  page: Page,
  width: number,
  height: number,
  square = 8,
): Promise<Buffer> => {
  const text = await page.evaluate(
    ([across, down, square]) => {
      const canvas = document.createElement('canvas');
      canvas.width = across;
      canvas.height = down;
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('This browser does not draw');
      for (let y = 0; y < down; y += square)
        for (let x = 0; x < across; x += square) {
          const shade = 120 + ((x * 31 + y * 17 + x * y) % 120);
          pen.fillStyle = `rgb(${shade} ${shade} 255)`;
          pen.fillRect(x, y, square, square);
        }
      pen.fillStyle = 'rgb(255 0 0)';
      pen.fillRect(0, 0, across / 4, down / 4);
      return canvas.toDataURL('image/jpeg', 0.98).split(',')[1] ?? '';
    },
    [width, height, square] as const,
  );
  return Buffer.from(text, 'base64');
};

/** The same JPEG with a header that says how the camera was held. */
export const held = (jpeg: Buffer, orientation: number): Buffer => {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(exif.length + 2);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xe1]),
    length,
    exif,
    jpeg.subarray(2),
  ]);
};

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
};

/** A valid PNG of these dimensions that is still a small file: one bit for each pixel, and all of them white. */
export const vastPng = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const line = Buffer.alloc(Math.ceil(width / 8) + 1, 0xff);
  line[0] = 0;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(Array<Buffer>(height).fill(line)), { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

export const jpegFile = (buffer: Buffer, name = 'IMG_0417.jpg'): Picked => ({
  name,
  mimeType: 'image/jpeg',
  buffer,
});

/** The picture that arrived at the operator: its size, and its colours at places given as fractions of it. */
export const arrivedPicture = (
  page: Page,
  id: number,
  places: readonly (readonly [right: number, down: number])[],
) =>
  page.evaluate(
    async ([address, at]) => {
      const answer = await fetch(address);
      const file = await answer.blob();
      const bitmap = await createImageBitmap(file);
      const canvas = document.createElement('canvas');
      canvas.width = bitmap.width;
      canvas.height = bitmap.height;
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('This browser does not draw');
      pen.drawImage(bitmap, 0, 0);
      const colours = at.map(([right, down]) => [
        ...pen.getImageData(right * bitmap.width, down * bitmap.height, 1, 1).data.slice(0, 3),
      ]);
      const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
      return {
        width: bitmap.width,
        height: bitmap.height,
        size: file.size,
        colours,
        tellsOfTheCamera: text.includes('Exif'),
      };
    },
    [`/stand-in/uploads/${id}`, places] as const,
  );
