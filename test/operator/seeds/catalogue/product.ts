import type { ChannelLanguage } from '../words';
import type { SeedChannel } from './channels';

/** `BASE` holds the capacity fee inside, a `BOUQUET` does not; a `CHANNEL` is sold alone. */
type ProductKind = 'BASE' | 'BOUQUET' | 'CHANNEL' | 'BROADBAND';

export interface Product {
  readonly id: string;
  readonly name: string;
  readonly kind: ProductKind;
  /** Paise a month before tax. */
  readonly price: number;
  readonly channels: readonly SeedChannel[];
  readonly language: ChannelLanguage | '';
  readonly description: string;
  /** Mbps, and the gigabytes a month after which it gets slower. */
  readonly speed: number;
  readonly fairUse: number;
}

/** No channel dearer than this is in a bouquet, and no bouquet saves more than that. */
export const DEAREST_IN_BOUQUET = 1_900;
export const HIGHEST_DISCOUNT = 45;

/** A product before anything is known of it. */
export const nothing = {
  channels: [],
  language: '',
  description: '',
  speed: 0,
  fairUse: 0,
} as const;
