import { dark, light, type Palette } from './palette';

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** Red, green and blue from 0 to 255, or null when the text is not #rrggbb. */
const channelsOf = (hex: string): readonly [number, number, number] | null => {
  const [, red, green, blue] = HEX.exec(hex) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return null;
  return [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)];
};

const linear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** WCAG relative luminance, 0 (black) to 1 (white). Text that is not a colour counts as black. */
const luminance = (hex: string): number => {
  const [red, green, blue] = channelsOf(hex) ?? [0, 0, 0];
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** WCAG contrast ratio of two #rrggbb colours, 1 to 21. */
export const contrast = (colour: string, background: string): number => {
  const [low, high] = [luminance(colour), luminance(background)].sort((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
};

/** Mixes two colours, both #rrggbb: `share` (0 to 1) of the first is laid over the second. */
export const mix = (colour: string, share: number, over: string): string => {
  const top = channelsOf(colour) ?? [0, 0, 0];
  const base = channelsOf(over) ?? [0, 0, 0];
  const channels = top.map((part, at) => Math.round(part * share + (base[at] ?? 0) * (1 - share)));
  return `#${channels.map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
};

const READABLE = 4.5;
const TINT_SHARE = 0.09;
const STEPS = 20;
/**
 * The least contrast of white on the deep surface. It is above the usual 4.5, because small text there is not quite
 * white.
 */
const READABLE_ON_DEEP = 7;
/** The least share of black in the deep surface. */
const DEEPER = 0.3;
/** How much of the dark page's colour is mixed into the deep surface in the dark theme, from 0 to 1. */
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

/**
 * The brand colour for text, links and buttons, with its tint and the colour of text on it. Null if the colour has too
 * little contrast on the page, the surface or the tint, or if neither white nor the dark page colour is readable on it.
 */
const brandOn = (colour: string, palette: Palette): Brand | null => {
  const tint = mix(colour, TINT_SHARE, palette.surface);
  const onBrand = ['#FFFFFF', dark.page].find((text) => contrast(text, colour) >= READABLE);
  const readable = [palette.page, palette.surface, tint].every(
    (background) => contrast(colour, background) >= READABLE,
  );
  return readable && onBrand !== undefined ? { brand: colour, onBrand, tint } : null;
};

/** Mixes white into a colour until the colour is readable in the dark theme. White itself is always readable. */
const nightBrand = (colour: string): Brand | null => {
  for (let step = 0; step <= STEPS; step += 1) {
    const brand = brandOn(mix('#FFFFFF', step / STEPS, colour), dark);
    if (brand !== null) return brand;
  }
  return null;
};

const withDeep = (brand: Brand, deep: string): Brand & Deep => ({
  ...brand,
  deep,
  deepSoft: mix('#FFFFFF', SOFT_SHARE, deep),
});

/** Mixes black into the colour until white is readable on it. Black itself is always dark enough. */
const deepOf = (colour: string): string => {
  for (let share = DEEPER; share < 1; share += 1 / STEPS) {
    const deep = mix('#000000', share, colour);
    if (contrast('#FFFFFF', deep) >= READABLE_ON_DEEP) return deep;
  }
  return '#000000';
};

/**
 * Makes the colours of both themes from an operator's colour (#rrggbb). In the dark theme the colour is
 * lightened if needed. A colour that is not readable as text in the light theme is refused with the reason.
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
    : {
        ok: false,
        reason: `${colour} as text has less contrast than ${READABLE}:1 on the light page or on its own tint`,
      };
};

/** Sets the colours by script, which the content security policy allows. */
const paint = (theme: OperatorTheme, root: HTMLElement): void => {
  for (const [name, value] of Object.entries(theme.light)) {
    root.style.setProperty(`--${name}Light`, String(value));
  }
  for (const [name, value] of Object.entries(theme.dark)) {
    root.style.setProperty(`--${name}Dark`, String(value));
  }
};

/** Applies an operator's colour. An unreadable colour is not used, and the console says why. */
export const applyBrand = (colour: string): void => {
  const reading = operatorTheme(colour);
  if (reading.ok) paint(reading.theme, document.documentElement);
  else console.warn(`The operator's colour is not used: ${reading.reason}`);
};
