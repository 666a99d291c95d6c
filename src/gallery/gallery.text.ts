import { catalogue } from '../text/catalogue';

export const galleryText = catalogue({
  en: {
    title: 'Gallery',
    lead: 'Every part of the kit, from the examples that drive its accessibility tests.',
    theme: 'Theme',
    themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
    language: 'Language',
  },
  hi: {
    title: 'गैलरी',
    lead: 'किट का हर हिस्सा, उन्हीं उदाहरणों से जिनसे उसकी सुगमता की जाँच होती है।',
    theme: 'थीम',
    themes: { system: 'सिस्टम जैसी', light: 'लाइट', dark: 'डार्क' },
    language: 'भाषा',
  },
});
