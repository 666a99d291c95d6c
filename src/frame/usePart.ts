import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { usePortal } from '../PortalServices';
import type { ScreenRoute } from '../routing/routes';

interface Part {
  /** null until it has come. */
  readonly Here: ComponentType | null;
  readonly hasFailed: boolean;
  readonly again: () => void;
}

/** A part of a screen that comes after it, with the domains it needs. `wanted` says when. */
export const usePart = (route: ScreenRoute, wanted = true): Part => {
  const { screens } = usePortal();
  const [Here, setHere] = useState<ComponentType | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    screens.load(route).then(
      (part) => setHere(() => part),
      () => {
        screens.forget(route);
        setFailed(true);
      },
    );
  }, [screens, route]);
  useEffect(() => {
    if (wanted) load();
  }, [load, wanted]);
  return { Here, hasFailed, again: load };
};
