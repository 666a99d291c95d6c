import { useEffect } from 'react';
import type { Action } from '@reduxjs/toolkit';
import type { AnyFlow } from '../../../store/core/flow';
import { selectFailure, selectStatus } from '../../../store/core/flows';
import { sentenceOf } from '../../../store/core/messages';
import { translateMessage } from '../../text/translateMessage';
import { useLanguage } from '../../text/useText';
import { useAppDispatch, useAppSelector } from '../hooks';

/** Whether the flow was requested and has not been answered yet. */
export const useIsRunning = (flow: AnyFlow): boolean =>
  useAppSelector((state) => selectStatus(state, flow) === 'running');

/** Why the flow failed, as a sentence in the subscriber's language; null when it did not fail. */
export const useFailureMessage = (flow: AnyFlow): string | null => {
  const language = useLanguage();
  const failure = useAppSelector((state) => selectFailure(state, flow));
  return failure && translateMessage(sentenceOf(failure), language);
};

/** A flow whose request needs no payload. */
interface Loadable extends AnyFlow {
  readonly requested: () => Action;
}

/** Requests the flow once, when the component is mounted. */
export const useLoadOnMount = (flow: Loadable): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(flow.requested());
  }, [dispatch, flow]);
};
