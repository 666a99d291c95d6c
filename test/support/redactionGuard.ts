import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { startRecorder } from '../../sagas/diagnostics/recorder';
import { type ActionTap, createActionTap } from '../../store/diagnostics/actionTap';
import { createStateRedactor, redactEvent } from '../../store/diagnostics/redaction/redact';

/** Names of secret fields. DevTools must not be sent the values that these fields have in events. */
const SECRET =
  /^(?:password|newpassword|oldpassword|currentpassword|otp|mobileno|lcomobileno|phone|email|aadhaar|firstname|surname|subscribername|address|username|documentnumber|description|subject|intent|key)$|signature|token/i;
/** A text that is long enough to identify a secret. A shorter text, and a masked one, may also occur elsewhere. */
const TELLING = /^(?!.*XX)[\s\S]{6,}$/;

const isSecret = (name: string, type: string): boolean =>
  SECRET.test(name) || (name === 'code' && type === 'payments/submitOtpRequested');

let secrets = new Set<string>();
/** A value that also occurs in other fields is no secret. */
let harmless = new Set<string>();
let sent = new Set<string>();

beforeEach(() => {
  secrets = new Set();
  harmless = new Set();
  sent = new Set();
});

// Every test of a store or a saga ends with a check of what Redux DevTools would have been sent.
afterEach(() => {
  const all = [...sent].join('\n');
  const leaked = [...secrets].filter((secret) => !harmless.has(secret) && all.includes(secret));
  expect(leaked).toEqual([]);
});

const hear = ({ type, payload }: UnknownAction): void => {
  const look = (value: unknown, name: string): void => {
    if (typeof value === 'string') {
      if (TELLING.test(value)) (isSecret(name, type) ? secrets : harmless).add(value);
    } else if (typeof value === 'object' && value !== null && !(value instanceof Blob))
      for (const [inner, field] of Object.entries(value)) look(field, inner);
  };
  look(payload, '');
};
const note = (message: unknown): void => void sent.add(JSON.stringify(message));

/** The same reducer. Its events and states are also redacted and noted, as if DevTools were open. */
export const withRedactionGuard = <State>(reducer: Reducer<State>): Reducer<State> => {
  const redactState = createStateRedactor();
  const seen = new Set<unknown>();
  return (state, action: UnknownAction) => {
    const next = reducer(state, action);
    hear(action);
    note(redactEvent(action));
    for (const slice of Object.values(redactState(next))) {
      if (seen.has(slice)) continue;
      seen.add(slice);
      note(slice);
    }
    return next;
  };
};

/** The real action tap, connected to a fake DevTools extension that keeps what it is sent. */
export const withFakeDevTools = (): ActionTap => {
  const tap = createActionTap(() => ({ at: Date.now(), path: location.pathname }));
  const extension = {
    connect: () => ({
      init: note,
      send: (event: object, state: object) => {
        note(event);
        Object.values(state).forEach(note);
      },
    }),
  };
  return {
    ...tap,
    middleware: (api) => {
      const middleware = tap.middleware(api);
      Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION__: extension });
      startRecorder(
        {
          ...tap,
          listen: (listener) =>
            tap.listen(
              listener &&
                ((...heard) => {
                  hear(heard[0]);
                  listener(...heard);
                }),
            ),
        },
        true,
      );
      return middleware;
    },
  };
};
