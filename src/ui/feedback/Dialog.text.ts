import { catalogue } from '../../text/catalogue';

export const dialogText = catalogue({
  en: { close: 'Close' },
  hi: { close: 'बंद करें' },
});
