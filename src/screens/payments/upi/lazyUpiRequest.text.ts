import { catalogue } from '../../../text/catalogue';

export const lazyUpiRequestText = catalogue({
  en: { missing: 'The code could not be loaded. Nothing is paid by loading it again.' },
  hi: { missing: 'कोड नहीं आ पाया। दोबारा लाने से कुछ नहीं कटता।' },
});
