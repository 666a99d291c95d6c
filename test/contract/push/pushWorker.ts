import { listen } from '../../../public/worker/listen';
import type { NotificationEvent, PushEvent, WorkerScope } from '../../../public/worker/scope';

export const ORIGIN = 'https://portal.example.com';

/** The surroundings of a messaging worker, with the windows that are open. */
export const workerWith = (...windows: readonly { url: string; focused: boolean }[]) => {
  const heard = new Map<string, (event: never) => void>();
  const shown: { title: string; options: NotificationOptions }[] = [];
  const led: { url: string; message: unknown }[] = [];
  const opened: string[] = [];
  let work: Promise<unknown> = Promise.resolve();
  const lasting = {
    waitUntil: (lasts: Promise<unknown>) => {
      work = lasts;
    },
  };
  const scope: WorkerScope = {
    location: { origin: ORIGIN },
    registration: {
      showNotification: async (title, options) => void shown.push({ title, options }),
    },
    clients: {
      claim: async () => undefined,
      matchAll: async () =>
        windows.map(({ url, focused }) => ({
          ...{ url: ORIGIN + url, focused },
          focus: () => Promise.reject(new Error('not allowed')),
          postMessage: (message: unknown) => void led.push({ url, message }),
          navigate: async (address: string) => void led.push({ url, message: { load: address } }),
        })),
      openWindow: async (address) => void opened.push(address),
    },
    skipWaiting: async () => undefined,
    addEventListener: (kind: string, listener: (event: never) => void) =>
      void heard.set(kind, listener),
  };
  listen(scope);
  const dispatch = async (kind: string, event: PushEvent | NotificationEvent) => {
    heard.get(kind)?.(event as never); // each kind hears its own event
    await work;
  };
  return {
    ...{ shown, led, opened, heard },
    push: (data: unknown) =>
      dispatch('push', {
        ...lasting,
        data:
          data === null
            ? null
            : { text: () => (typeof data === 'string' ? data : JSON.stringify(data)) },
      }),
    pushThatThrows: () =>
      dispatch('push', {
        ...lasting,
        data: {
          text: () => {
            throw new TypeError('cannot be decoded');
          },
        },
      }),
    tap: (data: unknown) =>
      dispatch('notificationclick', {
        ...lasting,
        notification: { data, close: () => undefined },
      }),
  };
};
