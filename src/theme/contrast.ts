const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** Red, green and blue from 0 to 255, or null when the text is not #rrggbb. */
export const channelsOf = (hex: string): readonly [number, number, number] | null => {
  const [, red, green, blue] = HEX.exec(hex) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return null;
  return [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)];
};

const linear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** WCAG relative luminance, 0 (black) to 1 (white). Text that is no colour counts as black. */
const luminance = (hex: string): number => {
  const [red, green, blue] = channelsOf(hex) ?? [0, 0, 0];
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** WCAG contrast ratio of two #rrggbb colours, 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
};

/** `share` of the first colour (0 to 1) laid over the second, both #rrggbb. */
export const mix = (colour: string, share: number, over: string): string => {
  const top = channelsOf(colour) ?? [0, 0, 0];
  const base = channelsOf(over) ?? [0, 0, 0];
  const channels = top.map((part, at) => Math.round(part * share + (base[at] ?? 0) * (1 - share)));
  return `#${channels.map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
};
