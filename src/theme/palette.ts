/** The colours of a theme. `contrast.test.ts` lists the pairs of text and background that need a contrast of 4.5:1. */
export interface Palette {
  readonly page: string;
  readonly surface: string;
  readonly ink: string;
  readonly inkSoft: string;
  /** Hairlines between things. */
  readonly line: string;
  /** The edge of a control, with 3:1 against its surroundings. */
  readonly edge: string;
  readonly brand: string;
  readonly onBrand: string;
  /** The background of what is chosen. */
  readonly tint: string;
  /** The operator's colour as a surface on which white has a contrast of 7:1: the wallet and the side of the login. */
  readonly deep: string;
  readonly onDeep: string;
  readonly deepSoft: string;
  /** The colours of broadband: for its gauge, as text, and as a background. */
  readonly fibre: string;
  readonly fibreText: string;
  readonly fibreTint: string;
  readonly accent: string;
  /**
   * The colour of the days-left bar when a pack ends soon, and of the gauge when little data is left. It has a contrast
   * of 3:1 against the page and the cards; `accent` does not reach this in the light theme.
   */
  readonly dueBar: string;
  readonly warn: string;
  readonly warnTint: string;
  readonly success: string;
  readonly successTint: string;
  readonly danger: string;
  readonly dangerTint: string;
  readonly onDanger: string;
  readonly veil: string;
  readonly shadow: string;
}

export const light: Palette = {
  page: '#F7F7FA',
  surface: '#FFFFFF',
  ink: '#15161D',
  inkSoft: '#5B616E',
  line: '#E3E4EA',
  edge: '#868C9A',
  brand: '#4338CA',
  onBrand: '#FFFFFF',
  tint: '#EEEDFB',
  deep: '#2E2790',
  onDeep: '#FFFFFF',
  deepSoft: '#E2E1EF',
  fibre: '#009283',
  fibreText: '#0F766E',
  fibreTint: '#E1F3F1',
  accent: '#F59E0B',
  dueBar: '#D37200',
  warn: '#7A4A00',
  warnTint: '#FEF5E3',
  success: '#0E7A4D',
  successTint: '#E7F6EE',
  danger: '#C0312B',
  dangerTint: '#FDECEB',
  onDanger: '#FFFFFF',
  veil: '#15161D80',
  shadow: '0 1px 2px #15161D0D, 0 8px 24px #15161D0F',
};

export const dark: Palette = {
  page: '#12131A',
  surface: '#1B1D27',
  ink: '#F2F3F8',
  inkSoft: '#A3A9B8',
  line: '#2C2F3C',
  edge: '#6E7487',
  brand: '#A5A0FF',
  onBrand: '#12131A',
  tint: '#25253A',
  deep: '#2A2660',
  onDeep: '#FFFFFF',
  deepSoft: '#E1E1E9',
  fibre: '#4FC4B7',
  fibreText: '#5FCFC1',
  fibreTint: '#183331',
  accent: '#FBBF24',
  dueBar: '#FBBF24',
  warn: '#FBD38A',
  warnTint: '#2C2416',
  success: '#7BD8A8',
  successTint: '#16291F',
  danger: '#FF8A84',
  dangerTint: '#2F1A1A',
  onDanger: '#12131A',
  veil: '#000000A6',
  shadow: 'none',
};
