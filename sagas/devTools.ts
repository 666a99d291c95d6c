import { createStateRedactor, redactEvent } from '../store/redaction/redact';
import { createTrace } from '../store/redaction/trace';
import type { Tap } from '../store/tap';

/** What the browser's extension for Redux DevTools offers to a page that connects by itself. */
interface Extension {
  readonly connect: (options: object) => {
    readonly init: (state: unknown) => void;
    readonly send: (event: { readonly type: string }, state: unknown) => void;
  };
}

declare global {
  interface Window {
    readonly __REDUX_DEVTOOLS_EXTENSION__?: Extension;
  }
}

/**
 * Support looks; it changes nothing. Jumping and dispatching would need the state that never left,
 * so nothing that the extension says is listened to either.
 */
const OPTIONS = {
  name: 'Selfcare',
  maxAge: 200,
  features: { pause: true, export: true, persist: false, lock: false, import: false },
};

/**
 * The door to Redux DevTools. Everything passes the redaction, and nothing else in the product may
 * speak to the extension.
 */
export const openDevTools = (tap: Tap): void => {
  const connection = window.__REDUX_DEVTOOLS_EXTENSION__?.connect(OPTIONS);
  if (!connection) {
    tap.listen(null);
    return;
  }
  const redactState = createStateRedactor();
  const trace = createTrace();
  connection.init(redactState(tap.initial()));
  tap.listen((event, state) => {
    try {
      connection.send({ ...redactEvent(event), ...trace(event) }, redactState(state));
    } catch (error) {
      // An extension that was updated or switched off must not take the portal with it.
      tap.listen(null);
      console.warn('Redux DevTools went away:', error);
    }
  });
};
