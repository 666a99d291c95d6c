import { catalogue } from '../../../text/catalogue';

export const savedNumbersText = catalogue('savedNumbersText', {
  title: 'Pay again',
  pay: 'Pay',
  payNamed: (end: string) => `Pay for ${end} again`,
  remove: 'Remove',
  removeNamed: (end: string) => `Remove ${end}`,
  whereKept:
    'Saved on this device only, even after you log out. Anyone using this device can pay for these numbers, but sees only their last digits.',
  keep: 'Save this number on this device',
  keepHint: (end: string) =>
    `So you can pay for it again with one tap. It is listed as ${end}. Leave this off on a shared device.`,
  notKept: 'This browser can’t save the number.',
});
