import type { ChannelLanguage } from '../words';
import type { SeedChannel } from './channels';

/** The price of a `BASE` pack includes the capacity fee, that of a `BOUQUET` does not; a `CHANNEL` is sold alone. */
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
  /** The speed in Mbps, and the gigabytes per month after which it is reduced. */
  readonly speed: number;
  readonly fairUse: number;
}

/** The price above which no channel is in a bouquet, and the highest discount of a bouquet in percent. */
export const DEAREST_IN_BOUQUET = 1_900;
export const HIGHEST_DISCOUNT = 45;

/** Empty values of the fields that not every kind of product has. */
export const nothing = {
  channels: [],
  language: '',
  description: '',
  speed: 0,
  fairUse: 0,
} as const;
