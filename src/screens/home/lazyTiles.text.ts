import { catalogue } from '../../text/catalogue';

/** The charges of six months and the cheaper mix. */
export const lazyTilesText = catalogue('lazyTilesText', {
  spending: 'Spending',
  spent: (amount: string): string => `${amount} in six months`,
  history: 'View history',
  noChart: 'Your spending could not be loaded.',
  mixNow: 'You pay now',
  mixNew: 'Cheaper mix',
  mixReview: 'Review swap',
});
