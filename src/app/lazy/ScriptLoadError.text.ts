import { catalogue } from '../../text/catalogue';

export const scriptLoadErrorText = catalogue('scriptLoadErrorText', {
  sentence: 'We couldn’t load the portal. What you have typed is still here.',
  again: 'Try again',
});
