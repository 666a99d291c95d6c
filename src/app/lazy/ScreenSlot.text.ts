import { catalogue } from '../../text/catalogue';

export const screenSlotText = catalogue('screenSlotText', {
  title: 'This page did not load',
  description: 'Nothing you did is lost.',
  again: 'Try again',
  home: 'Go to Home',
});
