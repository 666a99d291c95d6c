import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { usePortal } from '../PortalServices';
import type { ScreenRoute } from '../routes';

interface Part {
  /** null until it has come. */
  readonly Here: ComponentType | null;
  readonly hasFailed: boolean;
  readonly again: () => void;
}

/** A part of a screen that comes after it, with the domains it needs. `wanted` says when. */
export const usePart = (route: ScreenRoute, wanted = true): Part => {
  const part = usePortal().screens.of(route);
  const [Here, setHere] = useState(part.here);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    part.come().then(
      () => setHere(part.here),
      () => setFailed(true),
    );
  }, [part]);
  useEffect(() => {
    if (wanted) load();
  }, [load, wanted]);
  return { Here, hasFailed, again: load };
};
