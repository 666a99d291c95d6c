import { useEffect, useEffectEvent, useRef } from 'react';
import { selectIsOnline } from '../../../store/app/connection';
import type { AnyFlow } from '../../../store/core/flow';
import { selectFailure } from '../../../store/core/flows';
import { useAppSelector } from '../hooks';

/**
 * Asks again for what could not be reached: once for each time the network comes back. Neither a
 * failure nor the arrival of a part that shows one asks again, which would go round in circles.
 */
export const useRetryOnReconnect = (flow: AnyFlow, again: () => void): void => {
  const isOnline = useAppSelector(selectIsOnline);
  const wasOnline = useRef(isOnline);
  const waitsForNetwork = useAppSelector(
    (state) => selectFailure(state, flow)?.kind === 'unreachable',
  );
  const retryIfReconnected = useEffectEvent(() => {
    if (waitsForNetwork) again();
  });
  useEffect(() => {
    if (isOnline && !wasOnline.current) retryIfReconnected();
    wasOnline.current = isOnline;
  }, [isOnline]);
};
