import { catalogue } from '../../text/catalogue';

export const settingsButtonText = catalogue({
  en: { settings: 'Settings' },
  hi: { settings: 'सेटिंग' },
});
