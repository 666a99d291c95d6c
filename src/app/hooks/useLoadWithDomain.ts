import { useEffect, useRef } from 'react';
import { selectIsOnline } from '../../../store/app/connection';
import type { DomainName } from '../../../store/documented/documentedState';
import { useAppSelector } from '../hooks';
import { useDomains } from '../PortalServices';
import { type Loadable, useRequestIfIdle } from './useFlow';

/**
 * Loads a domain that no part waits for, and then once what `flow` reads, as soon as `isDue`. A part that has been
 * left by then asks for nothing: after a logout that would be answered with 401, as if the session had expired.
 */
export const useLoadWithDomain = (name: DomainName, flow: Loadable, isDue = true): void => {
  const load = useRequestIfIdle(flow);
  const domains = useDomains();
  // A domain that could not be loaded is loaded when the network comes back.
  const isOnline = useAppSelector(selectIsOnline);
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isDue || isAsked.current) return;
    let isUnmounted = false;
    domains.add(name).then(
      () => {
        if (isUnmounted) return;
        isAsked.current = true;
        load();
      },
      () => undefined, // Its place stays empty.
    );
    return () => {
      isUnmounted = true;
    };
  }, [load, domains, name, isDue, isOnline]);
};
