/** What the page reports about itself while it is recorded. */
export type PageMessage =
  | { readonly kind: 'opened'; readonly at: number; readonly address: string }
  | {
      readonly kind: 'sent';
      readonly at: number;
      readonly method: string;
      readonly url: string;
      readonly type: string;
      readonly body: string;
    }
  | {
      readonly kind: 'answered';
      readonly at: number;
      readonly method: string;
      readonly url: string;
      readonly body: string;
    }
  | {
      readonly kind: 'happened';
      readonly at: number;
      readonly event: { readonly type: string; readonly payload?: unknown; readonly by?: string };
      readonly state: unknown;
    };

declare global {
  interface Window {
    readonly sendToRecorder: (message: string) => Promise<void>;
    /** How many of the portal's calls have no answer yet. */
    callsUnderWay?: number;
    /** When the portal's latest event was dispatched, in milliseconds since 1970. */
    latestEventAt?: number;
  }
}

/**
 * Runs first in each page. Takes the place of the Redux DevTools browser extension and so receives what has already
 * passed the portal's redaction.
 */
export const watchPage = (): void => {
  if (location.pathname.startsWith('/stand-in/')) return;
  const tell = (message: PageMessage): void => void window.sendToRecorder(JSON.stringify(message));
  const { pathname, search } = location;
  tell({ kind: 'opened', at: Date.now(), address: `${pathname}${search}` });
  /** Only the text fields: a file's content is not recorded. */
  const fieldsOf = async (request: Request): Promise<string> => {
    const fields = [...(await request.formData())].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    return new URLSearchParams(fields).toString();
  };
  // The browser's driver does not report the bodies of forms.
  const fetch = window.fetch.bind(window);
  window.fetch = async (...given) => {
    const request = new Request(...given);
    if (request.method !== 'GET') {
      const type = request.headers.get('content-type') ?? '';
      const { method, url } = request;
      const body = type.startsWith('multipart/')
        ? await fieldsOf(request.clone())
        : await request.clone().text();
      tell({ kind: 'sent', at: Date.now(), method, url, type, body });
    }
    window.callsUnderWay = (window.callsUnderWay ?? 0) + 1;
    const answer = await fetch(request).finally(() => {
      window.callsUnderWay = (window.callsUnderWay ?? 1) - 1;
    });
    // The browser discards the answers of a page that it leaves, often before its driver has read them.
    const { method, url } = request;
    const read = answer.clone().text();
    void read.then(
      (body) => tell({ kind: 'answered', at: Date.now(), method, url, body }),
      () => undefined,
    );
    return answer;
  };
  const connection = {
    init: () => undefined,
    subscribe: () => () => undefined,
    send: (event: { readonly type: string }, state: unknown): void => {
      window.latestEventAt = Date.now();
      tell({ kind: 'happened', at: Date.now(), event, state });
    },
  };
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION__: { connect: () => connection } });
};
