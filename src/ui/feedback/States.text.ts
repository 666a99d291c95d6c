import { catalogue } from '../../text/catalogue';

export const statesText = catalogue('statesText', {
  tryAgain: 'Try again',
  failed: 'This part did not load',
  failedDescription: 'Everything else on this page still works.',
  offline: 'You are offline',
  offlineDescription: 'Check your connection and try again. Nothing was sent.',
});
