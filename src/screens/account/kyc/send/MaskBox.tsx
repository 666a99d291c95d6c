import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { useText } from '../../../../text/useText';
import { color } from '../../../../theme/tokens';
import { useIsFormBusy } from '../../../../ui/forms/FormLayout';
import { previewText } from '../../account.text';

/** The box over a number, in fractions of the picture's width and height from its upper left corner. */
export interface Mask {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The mask starts over the lower middle, where most Aadhaar cards have their number. */
export const initialMask: Mask = { x: 0.25, y: 0.7, width: 0.5, height: 0.14 };

/** The smallest width and height of the mask, as a fraction of the picture. */
const MIN_SIZE = 0.06;

/** Rounds to four decimals, so that rounding errors do not add up. */
const rounded = (part: number): number => Math.round(part * 10_000) / 10_000;
const clamp = (least: number, value: number, most: number): number =>
  rounded(Math.min(Math.max(least, value), most));

/** Moves the mask by fractions of the picture, and keeps it inside. */
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

/** The width of the resize corner in pixels. Half of the width is inside the mask. */
const CORNER_SIZE = 28;
/** The step by which the mask is moved or resized, as a fraction of the picture. */
export const MASK_STEP = 0.02;

const Box = styled.button`
  position: absolute;
  padding: 0;
  border: 0;
  border-radius: 2px;
  background: #000;
  box-shadow: 0 0 0 2px #fff;
  cursor: move;
  touch-action: none;
  /* A larger touch target. */
  &::before {
    content: '';
    position: absolute;
    inset: -10px;
  }
  /* The resize corner is at the right in every language, because a picture is not mirrored. */
  &::after {
    content: '';
    position: absolute;
    inset: auto -8px -8px auto;
    width: 20px;
    height: 20px;
    border: 2px solid #fff;
    border-radius: 50%;
    background: ${color.brand};
    cursor: nwse-resize;
  }
`;

const MOVES: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-MASK_STEP, 0],
  ArrowRight: [MASK_STEP, 0],
  ArrowUp: [0, -MASK_STEP],
  ArrowDown: [0, MASK_STEP],
};

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly from: Mask;
  readonly change: typeof moveMask;
}

interface MaskBoxProps {
  readonly mask: Mask;
  readonly onChange: (mask: Mask) => void;
}

/** The black box on the picture. It is moved and resized by dragging or with the arrow keys. */
export const MaskBox = ({ mask, onChange }: MaskBoxProps) => {
  const t = useText(previewText);
  const isFormBusy = useIsFormBusy();
  const box = useRef<HTMLButtonElement>(null);
  const drag = useRef<Drag | null>(null);
  // The position is set on the element, because styled-components would make a rule for every pixel of a drag.
  useLayoutEffect(() => {
    const { style } = box.current ?? {};
    if (!style) return;
    style.left = `${mask.x * 100}%`;
    style.top = `${mask.y * 100}%`;
    style.width = `${mask.width * 100}%`;
    style.height = `${mask.height * 100}%`;
  }, [mask]);

  const pressKey = (event: KeyboardEvent) => {
    const step = MOVES[event.key];
    if (!step || isFormBusy) return;
    event.preventDefault();
    onChange((event.shiftKey ? resizeMask : moveMask)(mask, ...step));
  };
  const startDrag = ({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent) => {
    if (isFormBusy) return;
    currentTarget.setPointerCapture(pointerId);
    const { right, bottom } = currentTarget.getBoundingClientRect();
    const isCorner = x > right - CORNER_SIZE / 2 && y > bottom - CORNER_SIZE / 2;
    drag.current = { x, y, from: mask, change: isCorner ? resizeMask : moveMask };
  };
  const move = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { x, y, from, change } = drag.current ?? {};
    const stage = currentTarget.parentElement?.getBoundingClientRect();
    if (x === undefined || !from || !change || !stage || isFormBusy) return;
    onChange(change(from, (clientX - x) / stage.width, (clientY - (y ?? 0)) / stage.height));
  };
  const endDrag = () => {
    drag.current = null;
  };
  return (
    <Box
      ref={box}
      type="button"
      aria-label={t.box}
      aria-describedby="box-how"
      onKeyDown={pressKey}
      onPointerDown={startDrag}
      onPointerMove={move}
      onPointerUp={endDrag}
      onPointerCancel={endDrag}
    />
  );
};
