import { useSyncExternalStore } from 'react';

const mediaQueryHook = (condition: string) => {
  const follow = (onChange: () => void) => {
    const query = matchMedia(condition);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  };
  const matches = () => matchMedia(condition).matches;
  return (): boolean => useSyncExternalStore(follow, matches);
};

/**
 * True if the screen is wide enough for a table: the same width as `media.wide` in the tokens. Use this hook where a
 * wide screen needs other elements or another order, and CSS where only the look differs.
 */
export const useIsWide = mediaQueryHook('(min-width: 1024px)');

/** True on a phone: a narrow touch screen (specification §9), on which the payer's UPI app is likely installed. */
export const useIsPhone = mediaQueryHook('(pointer: coarse) and (max-width: 768px)');
