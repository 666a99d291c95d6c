import { lazyPart } from '../../../app/lazy/lazyPart';
import type { ChannelOffersProps } from './ChannelOffers';

/** The list of channels comes when its tab is opened, or when a search finds no pack. */
export const ChannelOffers = lazyPart<ChannelOffersProps>({
  id: 'catalogue-channels',
  load: async () =>
    (await import(/* webpackChunkName: "catalogue-channels" */ './ChannelOffers')).ChannelOffers,
});
