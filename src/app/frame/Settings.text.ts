import { catalogue } from '../../text/catalogue';

export const settingsText = catalogue({
  en: {
    title: 'Settings',
    language: 'Language',
    theme: 'Theme',
    system: 'Same as device',
    light: 'Light',
    dark: 'Dark',
  },
  hi: {
    title: 'सेटिंग',
    language: 'भाषा',
    theme: 'थीम',
    system: 'डिवाइस जैसी',
    light: 'हल्की',
    dark: 'गहरी',
  },
});
