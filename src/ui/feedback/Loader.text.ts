import { catalogue } from '../../text/catalogue';

/** The English sentence is documented to the letter (specification §2). */
export const loaderText = catalogue({
  en: { wait: 'Please wait a moment...' },
  hi: { wait: 'कृपया थोड़ी देर प्रतीक्षा करें...' },
});
