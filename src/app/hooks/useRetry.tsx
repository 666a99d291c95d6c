import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { selectIsOnline } from '../../../store/app/connection';
import type { AnyFlow } from '../../../store/core/flow';
import { selectFailure } from '../../../store/core/flows';
import type { RootState } from '../../../store/root/rootReducer';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { useAppSelector } from '../hooks';
import { useFocusRescue } from './useFocusRescue';

/**
 * Retries a flow whose server could not be reached, once each time the network comes back. Only a reconnect starts a
 * retry: retries after each new failure or at each mount could loop for ever.
 */
export const useRetryOnReconnect = (flow: AnyFlow, retry: () => void): void => {
  const store = useStore<RootState>();
  const isOnline = useAppSelector(selectIsOnline);
  const wasOnline = useRef(isOnline);
  const retryIfReconnected = useEffectEvent(() => {
    // The failure is read from the store, because another component may have retried a moment ago.
    if (selectFailure(store.getState(), flow)?.kind === 'unreachable') retry();
  });
  useEffect(() => {
    if (isOnline && !wasOnline.current) retryIfReconnected();
    wasOnline.current = isOnline;
  }, [isOnline]);
};

interface Retry {
  readonly retry: () => void;
  /** Render this element beside the button. It takes the focus when the pressed button disappears. */
  readonly focusTarget: ReactNode;
}

/** Keeps the focus in place when a "Try again" button disappears together with the failure. */
export const useRetry = (failure: unknown, onRetry: () => void): Retry => {
  const [isPressed, setPressed] = useState(false);
  const focusTarget = useFocusRescue<HTMLSpanElement>(failure);
  const retry = () => {
    setPressed(true);
    onRetry();
  };
  return { retry, focusTarget: isPressed && <VisuallyHidden ref={focusTarget} tabIndex={-1} /> };
};
