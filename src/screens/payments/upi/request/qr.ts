import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** The dark squares of a code as an SVG path, and the number of squares in a row. */
export interface QrDrawing {
  readonly path: string;
  readonly size: number;
}

/** Makes the QR code. This file has its own chunk, because a phone loads it only when the payer asks for the code. */
export const qrOf = (text: string): QrDrawing => {
  const code = generate(text);
  return { path: toSvgPath(code), size: code.size };
};
