import { useEffect, useRef } from 'react';
import { selectIsOnline } from '../../../store/app/connection';
import type { DomainName } from '../../../store/documented/documentedState';
import { useAppSelector } from '../hooks';
import { useDomains } from '../PortalServices';
import { type Loadable, useRequestIfIdle } from './useFlow';

/**
 * Loads a domain in the background when `isDue`, and then requests `flow` once. A component that is unmounted before
 * the domain arrives requests nothing: after a logout the operator would answer with a 401, which the portal would take
 * for an expired session.
 */
export const useLoadWithDomain = (name: DomainName, flow: Loadable, isDue = true): void => {
  const load = useRequestIfIdle(flow);
  const domains = useDomains();
  // A domain that could not be loaded is loaded again when the network is back.
  const isOnline = useAppSelector(selectIsOnline);
  const hasRequested = useRef(false);
  useEffect(() => {
    if (!isDue || hasRequested.current) return;
    let isUnmounted = false;
    domains.add(name).then(
      () => {
        if (isUnmounted) return;
        hasRequested.current = true;
        load();
      },
      () => undefined, // What the domain would show stays empty.
    );
    return () => {
      isUnmounted = true;
    };
  }, [load, domains, name, isDue, isOnline]);
};
