import { catalogue } from '../../text/catalogue';

export const otpDialogPartText = catalogue({
  en: { missing: 'The field for your code could not be loaded.' },
  hi: { missing: 'कोड लिखने की जगह नहीं आ पाई।' },
});
