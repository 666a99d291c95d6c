import { useSyncExternalStore } from 'react';

/** A finger and a narrow screen (specification §9): the payer's app is on this very device. */
const PHONE = '(pointer: coarse) and (max-width: 768px)';

const follow = (tell: () => void) => {
  const query = matchMedia(PHONE);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

export const useIsPhone = (): boolean =>
  useSyncExternalStore(follow, () => matchMedia(PHONE).matches);
