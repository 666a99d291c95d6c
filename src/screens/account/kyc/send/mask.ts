/** The box over a number, in fractions of the picture's width and height from its upper left corner. */
export interface Mask {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Over the lower middle, where the number of most Aadhaar cards is. */
export const initialMask: Mask = { x: 0.25, y: 0.7, width: 0.5, height: 0.14 };

/** The smallest width and height. */
const MIN_SIZE = 0.06;

/** Rounds to four decimals, so that rounding errors do not add up. */
const rounded = (part: number): number => Math.round(part * 10_000) / 10_000;
const clamp = (least: number, value: number, most: number): number =>
  rounded(Math.min(Math.max(least, value), most));

/** Moves the mask by fractions of the picture, never out of it. */
export const moveMask = (mask: Mask, right: number, down: number): Mask => ({
  ...mask,
  x: clamp(0, mask.x + right, 1 - mask.width),
  y: clamp(0, mask.y + down, 1 - mask.height),
});

/** Resizes the mask at its lower right corner. */
export const resizeMask = (mask: Mask, right: number, down: number): Mask => ({
  ...mask,
  width: clamp(MIN_SIZE, mask.width + right, 1 - mask.x),
  height: clamp(MIN_SIZE, mask.height + down, 1 - mask.y),
});

/** What the mask covers, in whole per cent, for screen readers. */
export const maskCoverage = ({ x, y, width, height }: Mask) => {
  const percent = (part: number) => Math.round(part * 100);
  return {
    left: percent(x),
    right: percent(x + width),
    top: percent(y),
    bottom: percent(y + height),
  };
};
