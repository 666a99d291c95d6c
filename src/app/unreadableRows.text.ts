import { catalogue } from '../text/catalogue';

export const unreadableRowsText = catalogue('unreadableRowsText', {
  leftOut: (count: number): string =>
    count === 1
      ? 'We couldn’t read 1 entry, so it is missing here.'
      : `We couldn’t read ${count} entries, so they are missing here.`,
});
