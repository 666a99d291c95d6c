/**
 * The values that a style may use. A colour is a CSS variable, so that the theme and the operator's colour can change
 * without a re-render.
 */
export const color = {
  page: 'var(--page)',
  surface: 'var(--surface)',
  ink: 'var(--ink)',
  inkSoft: 'var(--inkSoft)',
  line: 'var(--line)',
  edge: 'var(--edge)',
  brand: 'var(--brand)',
  onBrand: 'var(--onBrand)',
  tint: 'var(--tint)',
  deep: 'var(--deep)',
  onDeep: 'var(--onDeep)',
  deepSoft: 'var(--deepSoft)',
  fibre: 'var(--fibre)',
  fibreText: 'var(--fibreText)',
  fibreTint: 'var(--fibreTint)',
  accent: 'var(--accent)',
  dueBar: 'var(--dueBar)',
  warn: 'var(--warn)',
  warnTint: 'var(--warnTint)',
  success: 'var(--success)',
  successTint: 'var(--successTint)',
  danger: 'var(--danger)',
  dangerTint: 'var(--dangerTint)',
  onDanger: 'var(--onDanger)',
  veil: 'var(--veil)',
} as const;

export const shadow = 'var(--shadow)';

/** In pixels, so that distances do not grow with the text: text at 200 % needs the room on a small phone. */
export const space = {
  xs: '4px',
  s: '8px',
  m: '12px',
  l: '16px',
  xl: '24px',
  xxl: '32px',
  xxxl: '48px',
} as const;

export const radius = { control: '8px', sheet: '16px', pill: '999px' } as const;

/** 12 · 14 · 16 · 20 · 28 · 40 px at the browser's usual text size; they grow with the subscriber's text size. */
export const size = {
  /** Only under the icons of the bottom bar, and in `Mark`. */
  tiny: '0.75rem',
  small: '0.875rem',
  body: '1rem',
  title: '1.25rem',
  big: '1.75rem',
  huge: '2.5rem',
} as const;

export const weight = { normal: 400, strong: 650 } as const;

/** The least size of a touch target; the usual control is a little taller. */
export const target = '44px';
export const controlHeight = '48px';

/**
 * The height of the menu at the foot of a phone. Inside the frame, use `--bottom-nav`, which is 0 while the menu is
 * hidden.
 */
export const bottomNavHeight = 'calc(53px + 1.125rem + env(safe-area-inset-bottom))';

export const motion = '160ms ease-out';

export const media = {
  /** The documented narrow screen (specification §9). */
  narrow: '@media (max-width: 768px)',
  wide: '@media (min-width: 1024px)',
  belowWide: '@media (max-width: 1023.98px)',
  print: '@media print',
} as const;

/** The top edge of a bar at the top of the page: below the offline strip while the strip is shown. */
export const barTop = 'var(--offline-strip, 0px)';

export const layer = { bar: 10, dialog: 20, snackbar: 30, loader: 40 } as const;

/**
 * A height in percent of the visible page, which changes when a phone's browser shows or hides its bars. In browsers
 * without `dvh` (Chrome before 108) it is in percent of the window.
 */
export const ofPageHeight = (
  property: 'height' | 'min-height' | 'max-height',
  percent: number,
  less = '0px',
): string =>
  ['vh', 'dvh'].map((unit) => `${property}: calc(${percent}${unit} - ${less});`).join('\n');

/** The page's colour, almost opaque. Browsers without `color-mix` (Chrome before 111) show it opaque. */
export const pageVeil = `background: ${color.page};
background: color-mix(in srgb, ${color.page} 92%, transparent);`;
