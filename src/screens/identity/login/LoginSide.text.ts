import { catalogue } from '../../../text/catalogue';

export const loginSideText = catalogue('loginSideText', {
  claim: 'Your TV and broadband, in one place.',
  points: [
    ['Know what ends when', 'Every box, pack and plan with its end date'],
    ['Pay in a minute', 'By UPI, card or balance, with a receipt each time'],
    ['Fix the picture yourself', 'Step-by-step help and a box refresh, day or night'],
  ],
});
