import { catalogue } from '../../text/catalogue';

export const offerPlansText = catalogue({
  en: {
    title: 'Get a new connection',
    what: 'Here you will compare plans and order a new connection.',
  },
  hi: {
    title: 'नया कनेक्शन लें',
    what: 'यहाँ आप प्लान की तुलना करेंगे और नया कनेक्शन मँगाएँगे।',
  },
});
