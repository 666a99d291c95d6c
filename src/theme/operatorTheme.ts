import { channelsOf, contrast, mix } from './contrast';
import type { Palette } from './palette';
import { dark, light } from './palette';

const READABLE = 4.5;
const TINT_SHARE = 0.09;
const STEPS = 20;
/** White on the deep surface: its small text is not quite white. */
const READABLE_ON_DEEP = 7;
/** How far the deep surface is from the brand at least, and from the dark theme's page. */
const DEEPER = 0.3;
const NIGHT_SHARE = 0.4;
const SOFT_SHARE = 0.86;

interface Brand {
  readonly brand: string;
  readonly onBrand: string;
  readonly tint: string;
}

interface Deep {
  readonly deep: string;
  readonly deepSoft: string;
}

export interface OperatorTheme {
  readonly light: Brand & Deep;
  readonly dark: Brand & Deep;
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

const withDeep = (brand: Brand, deep: string): Brand & Deep => ({
  ...brand,
  deep,
  deepSoft: mix('#FFFFFF', SOFT_SHARE, deep),
});

/** The same hue, darkened until white can be read on it. Black always carries white. */
const deepOf = (colour: string): string => {
  for (let share = DEEPER; share < 1; share += 1 / STEPS) {
    const deep = mix('#000000', share, colour);
    if (contrast('#FFFFFF', deep) >= READABLE_ON_DEEP) return deep;
  }
  return '#000000';
};

/**
 * Reads an operator's colour (#rrggbb) into both themes. The dark one is lightened when it has
 * to be; a colour that cannot be read as text in the light theme is refused with the reason.
 */
export const operatorTheme = (colour: string): OperatorThemeReading => {
  if (channelsOf(colour) === null) return { ok: false, reason: `"${colour}" is not #rrggbb` };
  const day = brandOn(colour, light);
  const night = nightBrand(colour);
  const deep = deepOf(colour);
  return day !== null && night !== null
    ? {
        ok: true,
        theme: {
          light: withDeep(day, deep),
          dark: withDeep(night, mix(dark.page, NIGHT_SHARE, deep)),
        },
      }
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
