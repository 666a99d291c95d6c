import { catalogue } from '../../text/catalogue';

export const technicalDetailsText = catalogue({
  en: { details: 'Technical details' },
  hi: { details: 'तकनीकी जानकारी' },
});
