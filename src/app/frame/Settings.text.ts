import { catalogue } from '../../text/catalogue';

export const settingsText = catalogue({
  en: { theme: 'Theme', system: 'Same as device', light: 'Light', dark: 'Dark', other: 'हिन्दी' },
  hi: { theme: 'थीम', system: 'डिवाइस जैसी', light: 'हल्की', dark: 'गहरी', other: 'English' },
});
