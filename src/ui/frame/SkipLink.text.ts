import { catalogue } from '../../text/catalogue';

export const skipLinkText = catalogue({
  en: { skip: 'Skip to content' },
  hi: { skip: 'मुख्य सामग्री पर जाएँ' },
});
