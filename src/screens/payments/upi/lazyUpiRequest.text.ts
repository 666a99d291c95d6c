import { catalogue } from '../../../text/catalogue';

export const lazyUpiRequestText = catalogue('lazyUpiRequestText', {
  missing: 'We couldn’t load the code. Loading it again doesn’t pay anything.',
});
