import type { RecordedEvent, RedactedState } from '../../store/diagnostics/supportBundle/eventRing';

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
 * so nothing that the extension says is listened to either. What is imported stays in its panel.
 */
const OPTIONS = {
  name: 'Selfcare',
  maxAge: 200,
  features: { pause: true, export: true, import: true, persist: false, lock: false },
};

/**
 * The door to Redux DevTools: nothing else in the product may speak to the extension, and what comes
 * here is redacted already. null where there is none.
 */
export const connectDevTools = () => {
  let connection = window.__REDUX_DEVTOOLS_EXTENSION__?.connect(OPTIONS);
  if (!connection) return null;
  const say = (what: () => void): void => {
    try {
      what();
    } catch (error) {
      // An extension that was updated or switched off says nothing about the portal.
      connection = undefined;
      console.warn('Redux DevTools went away:', error);
    }
  };
  return {
    init: (state: RedactedState) => say(() => connection?.init(state)),
    send: ({ event, state }: RecordedEvent) => say(() => connection?.send(event, state)),
  };
};
