import { useSyncExternalStore } from 'react';

/** The same width as `media.wide` in the tokens. */
const WIDE = '(min-width: 1024px)';

const followWidth = (tell: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

/** Whether there is room for a table. What differs by width alone, and not by its elements, is done in CSS. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(followWidth, () => matchMedia(WIDE).matches);
