import { catalogue } from '../../text/catalogue';

/** The charges of six months and the cheaper mix. */
export const lateTilesText = catalogue('lateTilesText', {
  spending: 'Spending',
  spent: (amount: string): string => `${amount} in six months`,
  history: 'View history',
  noSpending: 'Nothing was charged in the last six months.',
  noChart: 'Your spending could not be loaded.',
  mix: 'Same channels for less',
  mixLead: 'We compare your packs with everything on sale.',
  mixFound: (less: string): string => `Same channels for ${less} less a month`,
  mixBox: (name: string): string => `For ${name}, with tax`,
  mixBoxBeforeTax: (name: string): string => `For ${name}, before tax`,
  mixNow: 'You pay now',
  mixNew: 'Cheaper mix',
  mixReview: 'Review swap',
  mixFailed: 'We couldn’t compare your packs right now.',
  mixChoose: 'Choose channels',
  boxNamed: (ending: string): string => `Box ending ${ending}`,
});
