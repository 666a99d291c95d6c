import { catalogue } from '../../text/catalogue';

export const settingsText = catalogue('settingsText', {
  title: 'Settings',
  language: 'Language',
  inReview: 'This translation is still being reviewed.',
  theme: 'Theme',
  system: 'Same as device',
  light: 'Light',
  dark: 'Dark',
});
