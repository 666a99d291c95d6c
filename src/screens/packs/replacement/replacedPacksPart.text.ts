import { catalogue } from '../../../text/catalogue';

export const partText = catalogue({
  en: { missing: 'The packs to be ended could not be shown. They are still running.' },
  hi: { missing: 'खत्म होने वाले पैक नहीं दिखाए जा सके। वे अभी चल रहे हैं।' },
});
