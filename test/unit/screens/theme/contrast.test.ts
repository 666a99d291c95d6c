import { contrast, mix, operatorTheme } from '../../../../src/theme/operatorTheme';
import type { Palette } from '../../../../src/theme/palette';
import { dark, light } from '../../../../src/theme/palette';

type Colour = keyof Palette;

/** Each text colour and everything it is written on, one list for both themes. */
const written: readonly (readonly [text: Colour, backgrounds: readonly Colour[]])[] = [
  ['ink', ['page', 'surface', 'tint']],
  ['inkSoft', ['page', 'surface', 'tint']],
  ['brand', ['page', 'surface', 'tint']],
  ['onBrand', ['brand']],
  ['success', ['page', 'surface', 'successTint']],
  ['danger', ['page', 'surface', 'dangerTint']],
  ['onDanger', ['danger']],
  ['warn', ['warnTint']],
  ['fibreText', ['surface', 'fibreTint']],
];
const pairs = written.flatMap(([text, backgrounds]) =>
  backgrounds.map((background) => [text, background] as const),
);

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('Contrast in the %s theme', (_, palette) => {
  it.each(pairs)('The contrast of %s on %s is sufficient', (text, background) => {
    expect(contrast(palette[text], palette[background])).toBeGreaterThanOrEqual(4.5);
  });

  it('Body text has the contrast of the strictest level', () => {
    expect(contrast(palette.ink, palette.page)).toBeGreaterThanOrEqual(7);
    expect(contrast(palette.ink, palette.surface)).toBeGreaterThanOrEqual(7);
  });

  it.each(['page', 'surface'] as const)('The edge of a field is visible on %s', (background) => {
    expect(contrast(palette.edge, palette[background])).toBeGreaterThanOrEqual(3);
  });

  it('Text on the deep surface is readable, also where a lighter arc crosses it', () => {
    const arc = mix('#FFFFFF', 0.12, palette.deep);
    expect(contrast(palette.onDeep, palette.deep)).toBeGreaterThanOrEqual(7);
    expect(contrast(palette.deepSoft, palette.deep)).toBeGreaterThanOrEqual(4.9);
    expect(contrast(palette.deepSoft, arc)).toBeGreaterThanOrEqual(4.9);
  });

  it.each([
    ['dueBar', 'surface'],
    ['dueBar', 'page'],
    ['fibre', 'surface'],
    ['success', 'surface'],
    ['success', 'page'],
  ] as const)('The bar in %s is visible on %s', (bar, background) => {
    expect(contrast(palette[bar], palette[background])).toBeGreaterThanOrEqual(3);
  });

  it('The count on the bell is readable', () => {
    expect(contrast('#15161D', palette.accent)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('Contrast in the snackbar', () => {
  it.each([
    ['success', '#0B1F14', '#47B881', 6.9],
    ['error', '#1A0503', '#EC4C47', 5.3],
  ])('The text of a %s is readable', (_, text, background, ratio) => {
    expect(contrast(text, background)).toBeCloseTo(ratio, 0);
    expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('An operator’s own colour', () => {
  it('The contrast is measured as the guidelines do', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
    expect(mix('#000000', 0.5, '#FFFFFF')).toBe('#808080');
  });

  it('The colour is readable in both themes', () => {
    const reading = operatorTheme('#B3005E');
    if (!reading.ok) throw new Error(reading.reason);
    for (const [theme, { page, surface }] of [
      [reading.theme.light, light],
      [reading.theme.dark, dark],
    ] as const) {
      expect(contrast(theme.onBrand, theme.brand)).toBeGreaterThanOrEqual(4.5);
      for (const background of [page, surface, theme.tint]) {
        expect(contrast(theme.brand, background)).toBeGreaterThanOrEqual(4.5);
      }
    }
    expect(reading.theme.light.brand).toBe('#B3005E');
  });

  it.each(['#4338CA', '#B3005E', '#8A5A00', '#0E7A4D', '#333333'])(
    'The surface made of %s carries white text in both themes',
    (colour) => {
      const reading = operatorTheme(colour);
      if (!reading.ok) throw new Error(reading.reason);
      for (const { deep, deepSoft } of [reading.theme.light, reading.theme.dark]) {
        expect(contrast('#FFFFFF', deep)).toBeGreaterThanOrEqual(7);
        expect(contrast(deepSoft, mix('#FFFFFF', 0.12, deep))).toBeGreaterThanOrEqual(4.9);
      }
    },
  );

  it('A colour that is unreadable as a link on white is refused', () => {
    expect(operatorTheme('#FFD400')).toMatchObject({ ok: false });
  });

  it.each(['red', '#12345', '#1234567', 'var(--x)', '#12345g', ''])(
    'A value that is no colour is refused: %p',
    (colour) => {
      expect(operatorTheme(colour)).toMatchObject({ ok: false });
    },
  );
});
