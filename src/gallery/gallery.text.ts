import { catalogue } from '../text/catalogue';

export const galleryText = catalogue('galleryText', {
  title: 'Gallery',
  lead: 'Every part of the kit, from the examples that drive its accessibility tests.',
  theme: 'Theme',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  language: 'Language',
});
