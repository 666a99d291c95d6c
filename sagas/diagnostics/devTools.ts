import type { RedactedState, RingEntry } from '../../store/diagnostics/supportBundle/eventRing';

/** The interface of the Redux DevTools extension. */
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
 * Support engineers can only read in the extension: jumping to a state and dispatching would need the unredacted state,
 * so messages from the extension are ignored. An imported file is shown in the extension only.
 */
const OPTIONS = {
  name: 'Selfcare',
  maxAge: 200,
  features: { pause: true, export: true, import: true, persist: false, lock: false },
};

/**
 * The only connection to Redux DevTools. It receives redacted data only. null without the extension.
 */
export const connectDevTools = () => {
  let connection = window.__REDUX_DEVTOOLS_EXTENSION__?.connect(OPTIONS);
  if (!connection) return null;
  const attempt = (action: () => void): void => {
    try {
      action();
    } catch (error) {
      // The extension was updated or switched off; the portal is not affected.
      connection = undefined;
      console.warn('Lost the connection to Redux DevTools:', error);
    }
  };
  return {
    init: (state: RedactedState) => attempt(() => connection?.init(state)),
    send: ({ event, state }: RingEntry) => attempt(() => connection?.send(event, state)),
  };
};
