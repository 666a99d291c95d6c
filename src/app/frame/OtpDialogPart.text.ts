import { catalogue } from '../../text/catalogue';

export const otpDialogPartText = catalogue({
  en: { missing: 'We couldn’t load the field for your code.' },
  hi: { missing: 'कोड लिखने की जगह लोड नहीं हो सकी।' },
});
