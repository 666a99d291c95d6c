import { catalogue } from '../../text/catalogue';

export const otpDialogPartText = catalogue('otpDialogPartText', {
  missing: 'We couldn’t load the field for your code.',
});
