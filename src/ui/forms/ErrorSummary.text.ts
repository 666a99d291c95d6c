import { catalogue } from '../../text/catalogue';

export const errorSummaryText = catalogue({
  en: { title: 'Check what you entered' },
  hi: { title: 'आपने जो भरा है उसे जाँचें' },
});
