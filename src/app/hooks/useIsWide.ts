import { useSyncExternalStore } from 'react';

/** The same width as `media.wide` in the tokens. */
const WIDE = '(min-width: 1024px)';

const followWidth = (onChange: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/**
 * Whether the screen is wide enough for a table. Use this hook when a wide screen needs other elements. When only the
 * look differs, CSS is enough.
 */
export const useIsWide = (): boolean =>
  useSyncExternalStore(followWidth, () => matchMedia(WIDE).matches);
