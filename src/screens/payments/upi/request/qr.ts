import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** The dark squares of a code as an SVG path, and the number of squares in a row. */
export interface QrDrawing {
  readonly path: string;
  readonly size: number;
}

/** Makes the QR code. This module is in a chunk of its own, because only the button that shows the code needs it. */
export const qrOf = (text: string): QrDrawing => {
  const code = generate(text);
  return { path: toSvgPath(code), size: code.size };
};
