import { useSyncExternalStore } from 'react';

/** The same width as `media.wide` in the tokens. */
const WIDE = '(min-width: 1024px)';

const followWidth = (onChange: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/**
 * True if the screen is wide enough for a table. Use this hook where a wide screen needs other elements, and CSS where
 * only the look differs.
 */
export const useIsWide = (): boolean =>
  useSyncExternalStore(followWidth, () => matchMedia(WIDE).matches);
