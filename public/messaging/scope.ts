/*
 * As much of a service worker's surroundings as the messaging worker uses. The library's own types
 * for it cannot be in one compilation with those of a page.
 */

interface Lasting {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface PushEvent extends Lasting {
  readonly data: { readonly text: () => string } | null;
}

export interface NotificationEvent extends Lasting {
  readonly notification: { readonly data: unknown; readonly close: () => void };
}

export interface OpenPage {
  readonly url: string;
  readonly focused: boolean;
  readonly focus: () => Promise<unknown>;
  readonly postMessage: (message: unknown) => void;
}

export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly registration: {
    readonly showNotification: (title: string, options: NotificationOptions) => Promise<void>;
  };
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: {
      readonly type: 'window';
      readonly includeUncontrolled: true;
    }) => Promise<readonly OpenPage[]>;
    readonly openWindow: (address: string) => Promise<unknown>;
  };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(kind: 'push', listen: (event: PushEvent) => void): void;
  addEventListener(kind: 'notificationclick', listen: (event: NotificationEvent) => void): void;
  addEventListener(kind: 'install' | 'activate', listen: (event: Lasting) => void): void;
}
