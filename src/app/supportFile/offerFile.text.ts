import { catalogue } from '../../text/catalogue';

export const offerFileText = catalogue('offerFileText', {
  broken: 'This page has stopped working',
  title: 'A file for support',
  offer: 'See and save a file for support',
  waits: 'You stay on this page until you go to login.',
  missing: 'We couldn’t show the file. Check your connection and try again.',
  leave: 'Go to login',
});
