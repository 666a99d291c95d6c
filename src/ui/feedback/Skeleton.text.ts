import { catalogue } from '../../text/catalogue';

export const skeletonText = catalogue({
  en: { loading: 'Loading' },
  hi: { loading: 'लोड हो रहा है' },
});
