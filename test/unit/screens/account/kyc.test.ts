import fc from 'fast-check';
import { bytesText, checkFile, fileKindOf } from '../../../../src/screens/account/kyc/fileFacts';
import {
  initialMask,
  type Mask,
  maskCoverage,
  moveMask,
  resizeMask,
} from '../../../../src/screens/account/kyc/send/MaskBox';
import { isWholePicture, scaledSize } from '../../../../src/screens/account/kyc/send/picture';

const bytes = (...values: number[]) => new Uint8Array(values);
const text = (value: string) => new TextEncoder().encode(value);
const MEGABYTE = 1024 * 1024;
const large = (size: number, ...start: number[]) => {
  const all = new Uint8Array(size);
  all.set(start);
  return new Blob([all]);
};

const pdf = (content: string) => new Blob(['%PDF-1.7\n', content, '\n%%EOF']);

describe('The type of a file', () => {
  it.each([
    ['jpeg', bytes(0xff, 0xd8, 0xff, 0xe0)],
    ['png', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
    ['webp', text('RIFF1234WEBPVP8 ')],
    ['pdf', text('%PDF-1.7')],
    ['pdf', text(`\r\n${' '.repeat(1000)}%PDF-1.4`)],
    [null, text(`${' '.repeat(1024)}%PDF-1.4`)],
    [null, text('MZ and so on')],
    [null, text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    [null, text('GIF89a')],
    [null, text('RIFF1234WAVE')],
    [null, bytes(0xff, 0xd8)],
    [null, bytes()],
  ])('The first bytes decide the type: %p', (kind, start) => {
    expect(fileKindOf(start)).toBe(kind);
  });

  it.each([
    ['empty', new Blob([])],
    ['kind', new File([text('MZ')], 'photo.jpg', { type: 'image/jpeg' })],
    ['tooLarge', large(30 * MEGABYTE, 0xff, 0xd8, 0xff)],
    ['tooLargePdf', large(6 * MEGABYTE, ...text('%PDF-'))],
    ['jpeg', large(6 * MEGABYTE, 0xff, 0xd8, 0xff)],
    ['pdf', large(4 * MEGABYTE, ...text('%PDF-'))],
    ['lockedPdf', pdf('trailer << /Root 1 0 R /Encrypt 12 0 R /ID [<00>] >>')],
    ['lockedPdf', pdf('trailer <</Encrypt<</Filter/Standard/V 2>>>>')],
    ['lockedPdf', pdf('9 0 obj <</Type/XRef\n/Encrypt\n12 0 R>> stream')],
    ['pdf', pdf('trailer << /Root 1 0 R >>')],
    ['pdf', pdf('BT (How to /Encrypt a file) Tj ET')],
    ['pdf', pdf('<< /EncryptMetadata false >>')],
  ])('The type and the size decide whether a file can be sent: %p', async (verdict, file) => {
    expect(await checkFile(file)).toBe(verdict);
  });
});

describe('A picture that was cut off', () => {
  /** A head that holds a small picture with its own scan and end. */
  const head = [0xff, 0xd8, 0xff, 0xe1, 0, 8, 0xff, 0xda, 1, 0xff, 0xd9, 0];
  const jpeg = [...head, 0xff, 0xdb, 0, 3, 0xd9, 0xff, 0xda, 0, 3, 1, 0xff, 0, 0xd9];
  const png = [0x89, ...text('PNG\r\n\x1a\n'), 0, 0, 0, 0];
  it.each([
    ['a whole JPEG', 'jpeg', [...jpeg, 0xff, 0xd9], true],
    ['a JPEG with a film behind it', 'jpeg', [...jpeg, 0xff, 0xd9, ...text('ftypmp42')], true],
    ['a JPEG that was cut', 'jpeg', jpeg, false],
    ['the head of a JPEG', 'jpeg', head, false],
    ['a whole PNG', 'png', [...png, ...text('IEND'), 1, 2, 3, 4], true],
    ['a PNG that was cut', 'png', [...png, ...text('IDAT')], false],
    ['a whole WebP', 'webp', [...text('RIFF'), 6, 0, 0, 0, ...text('WEBPVP')], true],
    ['a WebP that was cut', 'webp', [...text('RIFF'), 7, 0, 0, 0, ...text('WEBPVP')], false],
  ] as const)('The end of a picture decides whether it is whole: %s', async (_, kind, all, is) => {
    expect(await isWholePicture(new Blob([bytes(...all)]), kind)).toBe(is);
  });
});

it.each([
  [
    { width: 4000, height: 3000 },
    { width: 2000, height: 1500 },
  ],
  [
    { width: 3000, height: 4000 },
    { width: 1500, height: 2000 },
  ],
  [
    { width: 1600, height: 900 },
    { width: 1600, height: 900 },
  ],
  [
    { width: 60_000, height: 4 },
    { width: 2000, height: 1 },
  ],
])('A picture of %p is scaled to %p', (from, to) => {
  expect(scaledSize(from)).toEqual(to);
});

describe('The black box', () => {
  const part = fc.double({ min: -2, max: 2, noNaN: true });
  const steps = fc.array(fc.tuple(fc.boolean(), part, part), { maxLength: 30 });

  it('The box stays inside the picture however it is moved and resized', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const box = all.reduce<Mask>(
          (mask, [isMove, right, down]) => (isMove ? moveMask : resizeMask)(mask, right, down),
          initialMask,
        );
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(1.0002);
        expect(box.y + box.height).toBeLessThanOrEqual(1.0002);
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(0.0599);
      }),
    );
  });

  it('The keys move and resize the box, and its label says what it covers', () => {
    const box = resizeMask(moveMask(initialMask, 0.1, -0.2), 0.02, 0);
    expect(box).toEqual({ x: 0.35, y: 0.5, width: 0.52, height: 0.14 });
    expect(maskCoverage(box)).toEqual({ left: 35, right: 87, top: 50, bottom: 64 });
  });
});

it.each([
  [0, '0\u00a0B'],
  [999, '999\u00a0B'],
  [380_400, '380\u00a0kB'],
  [999_600, '1.0\u00a0MB'],
  [4_100_000, '4.1\u00a0MB'],
])('%p bytes are shown as %p', (size, words) => {
  expect(bytesText(size)).toBe(words);
});
