import { channelsOf, contrast, mix } from './contrast';
import { dark, light } from './palette';
import type { Palette } from './palette';

const READABLE = 4.5;
const TINT_SHARE = 0.09;
const STEPS = 20;

interface Brand {
  readonly brand: string;
  readonly onBrand: string;
  readonly tint: string;
}

export interface OperatorTheme {
  readonly light: Brand;
  readonly dark: Brand;
}

export type OperatorThemeReading =
  | { readonly ok: true; readonly theme: OperatorTheme }
  | { readonly ok: false; readonly reason: string };

/** The brand is text, link and button at once: it has to be read on all three backgrounds. */
const brandOn = (colour: string, palette: Palette): Brand | null => {
  const tint = mix(colour, TINT_SHARE, palette.surface);
  const onBrand = ['#FFFFFF', dark.page].find((text) => contrast(text, colour) >= READABLE);
  const readable = [palette.page, palette.surface, tint].every(
    (background) => contrast(colour, background) >= READABLE,
  );
  return readable && onBrand !== undefined ? { brand: colour, onBrand, tint } : null;
};

/** Lightens a colour until it can be read in the dark theme. White always can. */
const nightBrand = (colour: string): Brand | null => {
  for (let step = 0; step <= STEPS; step += 1) {
    const found = brandOn(mix('#FFFFFF', step / STEPS, colour), dark);
    if (found !== null) return found;
  }
  return null;
};

/**
 * Reads an operator's colour (#rrggbb) into both themes. The dark one is lightened when it has
 * to be; a colour that cannot be read as text in the light theme is refused with the reason.
 */
export const operatorTheme = (colour: string): OperatorThemeReading => {
  if (channelsOf(colour) === null) return { ok: false, reason: `"${colour}" is not #rrggbb` };
  const day = brandOn(colour, light);
  const night = nightBrand(colour);
  return day !== null && night !== null
    ? { ok: true, theme: { light: day, dark: night } }
    : { ok: false, reason: `${colour} has less contrast than ${READABLE}:1 as text on white` };
};

/** Hands the colours to the styles through the object model, which a strict style policy allows. */
const paint = (theme: OperatorTheme, root: HTMLElement): void => {
  for (const [name, value] of Object.entries(theme.light)) {
    root.style.setProperty(`--${name}Light`, String(value));
  }
  for (const [name, value] of Object.entries(theme.dark)) {
    root.style.setProperty(`--${name}Dark`, String(value));
  }
};

/** An unreadable colour is not used, and the console says so. */
export const applyBrand = (colour: string): void => {
  const reading = operatorTheme(colour);
  if (reading.ok) paint(reading.theme, document.documentElement);
  else console.warn(`The operator's colour is not used: ${reading.reason}`);
};
