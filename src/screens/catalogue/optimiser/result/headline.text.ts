import { catalogue } from '../../../../text/catalogue';

/** The headline of a result, announced when it is found. */
export const headlineText = catalogue('headlineText', {
  saves: (amount: string) => `You can save ${amount} a month`,
  hardlyLess: (amount: string) => `Another mix costs only ${amount} a month less`,
  least: 'You already pay the least for these channels',
  nothingCheaper: 'We found nothing cheaper',
  dearer: (amount: string) => `The cheapest way costs ${amount} a month more`,
  noDearer: 'What you added costs nothing extra',
  missing: 'The details did not load. Reload the page and search again.',
});
