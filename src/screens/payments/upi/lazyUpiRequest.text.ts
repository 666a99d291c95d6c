import { catalogue } from '../../../text/catalogue';

export const lazyUpiRequestText = catalogue({
  en: { missing: 'We couldn’t load the code. Loading it again doesn’t pay anything.' },
  hi: { missing: 'कोड लोड नहीं हो सका। दोबारा लोड करने से कुछ नहीं कटता।' },
});
