import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** Where a code is dark, as a path of an SVG, and how many squares it has in a row. */
export interface QrDrawing {
  readonly path: string;
  readonly size: number;
}

/** In a chunk of its own, because a phone may not need it. */
export const qrOf = (text: string): QrDrawing => {
  const code = generate(text);
  return { path: toSvgPath(code), size: code.size };
};
