import { catalogue } from '../../text/catalogue';

export const passwordFieldText = catalogue({
  en: { show: 'Show password' },
  hi: { show: 'पासवर्ड दिखाएँ' },
});
