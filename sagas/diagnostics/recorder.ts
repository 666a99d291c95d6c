import { eventRing, type RecordedEvent } from '../../store/diagnostics/supportBundle/eventRing';
import { path } from '../../store/diagnostics/redaction/valueRules';
import {
  createStateRedactor,
  redactEvent,
  type RedactedEvent,
} from '../../store/diagnostics/redaction/redact';
import { isRecord } from '../../store/diagnostics/redaction/valueShape';
import { createEventTracer } from '../../store/diagnostics/redaction/eventTrace';
import type { ActionListener, ActionTap } from '../../store/diagnostics/actionTap';
import { endpoints } from '../api/endpoints';
import type { Endpoint } from '../api/endpoint';
import { connectDevTools } from './devTools';

const rows: readonly Endpoint[] = Object.values(endpoints);

/**
 * Hears everything from the first event on, redacts it, and keeps the latest of it for a subscriber who
 * wants to show support what happened. DevTools get the same, where support may look.
 */
export const startRecorder = (tap: ActionTap, isOpenToDevTools: boolean): void => {
  const redactState = createStateRedactor();
  const trace = createEventTracer();
  const isSomebodyElse = ownership();
  const devTools = isOpenToDevTools ? connectDevTools() : null;
  let isFirst = true;
  const hear: ActionListener = (event, state, at) => {
    const after = redactState(state);
    if (isFirst) {
      eventRing.begin(after);
      devTools?.init(after);
      isFirst = false;
    }
    const on = String(path(location.pathname));
    const moment: RecordedEvent = {
      at,
      event: { ...redactEvent(event), ...trace(event), on },
      state: after,
    };
    eventRing.keep(moment);
    noteCall(moment.event, at);
    if (isSomebodyElse(moment.event)) eventRing.begin(after);
    devTools?.send(moment);
  };
  tap.listen((...heard) => {
    try {
      hear(...heard);
    } catch (error) {
      // What is there to help must not take the portal with it.
      tap.listen(null);
      console.warn('Nothing is recorded for support any more:', error);
    }
  });
};

/**
 * From here on events are told apart by their names: whoever loads the login would pay for each
 * creator that this late chunk asks it for.
 */
const ENDS = ['session/loggedOut', 'session/loggedOutElsewhere'];
const SAYS_WHOSE = [
  ...['session/logInSucceeded', 'session/loggedInElsewhere', 'subscriber/loadSucceeded'],
];

/** The next subscriber on this device hands in nothing of the last one. An expired session is one's own. */
const ownership = () => {
  let owner: unknown = null;
  return ({ type, payload }: RedactedEvent): boolean => {
    if (ENDS.includes(type)) {
      owner = null;
      return true;
    }
    if (!SAYS_WHOSE.includes(type)) return false;
    const former = owner;
    owner = isRecord(payload) ? payload['customerid'] : null;
    return former !== null && former !== owner;
  };
};

const noteCall = ({ type, payload }: RedactedEvent, at: number): void => {
  if (!isRecord(payload) || typeof payload['call'] !== 'string') return;
  const { call, kind, status } = payload;
  if (type === 'loader/callStarted') {
    const row = rows.find(({ name }) => name === call);
    const { method = '', path = '' } = row ?? {};
    eventRing.callBegan({ call, method, path, at, took: null, status: null, outcome: 'running' });
  } else if (type === 'loader/callSettled') eventRing.callEnded(call, at);
  else if (type.endsWith('Failed'))
    eventRing.callFailed(call, String(kind), typeof status === 'number' ? status : null);
};
