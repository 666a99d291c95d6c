import { catalogue } from '../../text/catalogue';

export const errorSummaryText = catalogue({
  en: { title: 'Check what you typed' },
  hi: { title: 'आपने जो भरा है उसे जाँचें' },
});
