import 'fake-indexeddb/auto';
import { JSDOM, VirtualConsole } from 'jsdom';

/** Globals that remain Node's own, because the portal's calls are made with them. */
const OF_NODE: readonly string[] = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'URL',
  'URLSearchParams',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'crypto',
  'performance',
  'structuredClone',
  'BroadcastChannel',
  'MessageChannel',
  'console',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'queueMicrotask',
  'indexedDB',
];

/** A page without a browser, so that the sagas find their storage, address and window. */
export const openDomPage = (origin: string): void => {
  // jsdom cannot navigate to a provider's page; its warning about this is dropped.
  const { window } = new JSDOM('<!doctype html><html><body></body></html>', {
    url: `${origin}/`,
    virtualConsole: new VirtualConsole(),
  });
  for (const name of Object.getOwnPropertyNames(window)) {
    if (OF_NODE.includes(name) || /^\d+$/.test(name)) continue;
    const isNew = !(name in globalThis);
    if (
      isNew ||
      ['navigator', 'location', 'localStorage', 'sessionStorage', 'Event', 'EventTarget'].includes(
        name,
      )
    )
      Object.defineProperty(globalThis, name, {
        value: (window as never)[name],
        configurable: true,
        writable: true,
      });
  }
  Object.defineProperty(globalThis, 'window', { value: globalThis, configurable: true });
  const { addEventListener, removeEventListener, dispatchEvent } = window;
  Object.assign(globalThis, {
    addEventListener: addEventListener.bind(window),
    removeEventListener: removeEventListener.bind(window),
    dispatchEvent: dispatchEvent.bind(window),
  });
};
