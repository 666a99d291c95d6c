import { catalogue } from '../../text/catalogue';

const grouped = new Intl.NumberFormat('en-IN');

/** Why two numbers of channels are not the same. */
export const channelCountsText = catalogue('channelCountsText', {
  differs: (pack: string, counted: number, listed: number): string =>
    `${pack}: your operator says ${grouped.format(counted)} channels and lists ${grouped.format(listed)}.`,
  once: 'A channel that is in more than one pack counts as one.',
});
