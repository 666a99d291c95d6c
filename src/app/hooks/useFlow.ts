import type { Action } from '@reduxjs/toolkit';
import { useCallback, useEffect } from 'react';
import { useStore } from 'react-redux';
import type { Failure } from '../../../store/core/failure';
import type { AnyFlow, FlowMeta, FlowName } from '../../../store/core/flow';
import {
  failurePlaceLeft,
  failurePlaceReturned,
  type FlowStatus,
  selectFailure,
  selectStatus,
} from '../../../store/core/flows';
import { failureSentence, messages, operatorWordsOf } from '../../../store/core/messages';
import type { RootState } from '../../../store/root/rootReducer';
import { translateMessage, useText } from '../../text/useText';
import { storeMessagesText } from '../../text/words.text';
import { useAppDispatch, useAppSelector } from '../hooks';
import { useRequestedEarly } from '../PortalServices';

/** For each flow, the number of mounted components that would show its failure. Such a component is a failure place. */
const places = new Map<FlowName, number>();
/** The flows that were still running when their last failure place was unmounted. */
const leftWhileRunning = new Set<FlowName>();

/**
 * Says that this component shows the failures of the flow while it is mounted. Without such a component the red
 * snackbar shows them. `wouldShow` is false while the component would not show the failure of the running request.
 */
export const useFailurePlace = ({ flow }: AnyFlow, wouldShow = true): void => {
  const store = useStore<RootState>();
  useEffect(() => {
    if (!wouldShow) return undefined;
    const isRunning = () => selectStatus(store.getState(), { flow }) === 'running';
    places.set(flow, placesOf(flow) + 1);
    if (leftWhileRunning.delete(flow) && isRunning()) store.dispatch(failurePlaceReturned(flow));
    return () => {
      places.set(flow, placesOf(flow) - 1);
      // The check runs in a microtask, because the same rendering may mount another failure place.
      queueMicrotask(() => {
        if (placesOf(flow) > 0 || !isRunning() || leftWhileRunning.has(flow)) return;
        leftWhileRunning.add(flow);
        store.dispatch(failurePlaceLeft(flow));
      });
    };
  }, [flow, store, wouldShow]);
};

const placesOf = (flow: FlowName): number => places.get(flow) ?? 0;

export const useStatus = (flow: AnyFlow): FlowStatus =>
  useAppSelector((state) => selectStatus(state, flow));

export const useIsRunning = (flow: AnyFlow): boolean => useStatus(flow) === 'running';

/** Why the flow failed; null when it did not fail. The component becomes a failure place of the flow. */
export const useFailure = (flow: AnyFlow): Failure | null => {
  useFailurePlace(flow);
  return useLastFailure(flow);
};

/** Why the flow failed; null when it did not fail. The component does not become a failure place of the flow. */
export const useLastFailure = (flow: AnyFlow): Failure | null =>
  useAppSelector((state) => selectFailure(state, flow));

/** Returns a function that describes a failure in the subscriber's language. */
export const useFailureText = (): ((failure: Failure) => string) => {
  const translations = useText(storeMessagesText);
  const quote = useOperatorQuote();
  return (failure) =>
    [quote(operatorWordsOf(failure)), translateMessage(failureSentence(failure), translations)]
      .filter((sentence) => sentence !== '')
      .join(' ');
};

/** Returns a function that quotes the operator's words in a sentence. It returns '' for empty words. */
export const useOperatorQuote = (): ((words: string) => string) => {
  const translations = useText(storeMessagesText);
  return (words) =>
    words === ''
      ? ''
      : translateMessage(messages.operatorSaid, translations).replace('{words}', () => words);
};

/** Why the flow failed, as a sentence in the subscriber's language; null when it did not fail. */
export const useFailureMessage = (flow: AnyFlow): string | null => {
  const failureText = useFailureText();
  const failure = useFailure(flow);
  return failure && failureText(failure);
};

/** A flow whose request needs no payload. */
export interface Loadable extends AnyFlow {
  readonly requested: () => Action;
}

/** Returns a function that requests the flow unless it is running. */
export const useRequestIfIdle = (flow: Loadable): (() => void) => {
  const store = useStore<RootState>();
  return useCallback(() => {
    if (selectStatus(store.getState(), flow) !== 'running') store.dispatch(flow.requested());
  }, [store, flow]);
};

type FlowRequest = Action<string> & { readonly meta: FlowMeta };

/**
 * Returns a function that dispatches a request. It leaves out the first request of a flow that was already requested
 * before the first rendering.
 */
export const useRequestAtStart = (): ((request: FlowRequest) => void) => {
  const dispatch = useAppDispatch();
  const requestedEarly = useRequestedEarly();
  return useCallback(
    (request) => {
      if (!requestedEarly.delete(request.meta.flow)) dispatch(request);
    },
    [dispatch, requestedEarly],
  );
};

/** Requests the flow when the component is mounted, unless the flow is running. */
export const useLoadIfIdleOnMount = (flow: Loadable): void => {
  const request = useRequestIfIdle(flow);
  useEffect(request, [request]);
};

/** Requests the flow once, when the component is mounted. */
export const useLoadOnMount = (flow: Loadable): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(flow.requested());
  }, [dispatch, flow]);
};
