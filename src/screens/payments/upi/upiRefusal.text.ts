import { catalogue } from '../../../text/catalogue';

export const upiRefusalText = catalogue('upiRefusalText', {
  refused: 'Nothing was paid.',
  changed: 'The amount has changed. Check it before you pay.',
  open: 'We’re still checking a payment for this. Please don’t pay again until we know the result.',
  justPaid: 'This has just been paid. Nothing more was taken.',
  notPayable: 'The operator sent a request that can’t be paid. Nothing was paid. Try again later.',
  unknownNumber: 'No account found. Check the number.',
  neverBegan: 'We couldn’t create the request, and nothing was paid. Try again when you are ready.',
  checkAgain: 'Check again',
});
