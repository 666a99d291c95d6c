import { catalogue } from '../text/catalogue';

export const unreadableRowsText = catalogue({
  en: {
    leftOut: (count: number): string =>
      count === 1
        ? 'We couldn’t read 1 entry, so it is missing here.'
        : `We couldn’t read ${count} entries, so they are missing here.`,
  },
  hi: {
    leftOut: (count: number): string =>
      count === 1
        ? '1 प्रविष्टि पढ़ी नहीं जा सकी, इसलिए वह यहाँ नहीं है।'
        : `${count} प्रविष्टियाँ पढ़ी नहीं जा सकीं, इसलिए वे यहाँ नहीं हैं।`,
  },
});
