import { catalogue } from '../../../text/catalogue';

export const lazyUpiRequestText = catalogue({
  en: { missing: 'We couldn’t load the code. Loading it again doesn’t pay anything.' },
  hi: { missing: 'कोड नहीं आ पाया। दोबारा लाने से कुछ नहीं कटता।' },
});
