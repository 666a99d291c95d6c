/*
 * The parts of a service worker's global scope that the portal's worker uses. TypeScript's own types
 * for a service worker cannot be compiled together with its types for a page.
 */

interface LastingEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface InstallEvent extends LastingEvent {
  /** Missing in browsers without static routes. */
  readonly addRoutes?: (route: {
    readonly condition: { readonly urlPattern: { readonly pathname: string } };
    readonly source: { readonly cacheName: string };
  }) => Promise<void>;
}

export interface PushEvent extends LastingEvent {
  readonly data: { readonly text: () => string } | null;
}

export interface NotificationEvent extends LastingEvent {
  readonly notification: { readonly data: unknown; readonly close: () => void };
}

/** The message event from an open page. */
interface PageMessageEvent extends LastingEvent {
  readonly data: unknown;
}

export interface OpenPage {
  readonly url: string;
  readonly focused: boolean;
  readonly focus: () => Promise<unknown>;
  readonly postMessage: (message: unknown) => void;
  readonly navigate: (address: string) => Promise<unknown>;
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
  addEventListener(kind: 'message', listen: (event: PageMessageEvent) => void): void;
  addEventListener(kind: 'push', listen: (event: PushEvent) => void): void;
  addEventListener(kind: 'notificationclick', listen: (event: NotificationEvent) => void): void;
  addEventListener(kind: 'install', listen: (event: InstallEvent) => void): void;
  addEventListener(kind: 'activate', listen: (event: LastingEvent) => void): void;
}
