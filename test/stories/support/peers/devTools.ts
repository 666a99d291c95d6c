import type { BrowserContext, Page } from '@playwright/test';
import { withBlock } from '../intercept';

/** What an extension was handed, in the order in which it came, as JSON. */
export interface CapturedMessages {
  readonly connected: readonly string[];
  readonly sent: readonly string[];
}

/** An extension that keeps whatever it is given, on every page that is opened from here on. */
export const withExtension = async (page: Page): Promise<CapturedMessages> => {
  const connected: string[] = [];
  const sent: string[] = [];
  await page.exposeFunction('hearDevTools', (how: string, what: string) => {
    if (how === 'sent') sent.push(what);
    else connected.push(how);
  });
  await page.addInitScript(() => {
    const send = (...what: readonly unknown[]) =>
      void window.hearDevTools('sent', JSON.stringify(what));
    const connect = (how: string) => () => {
      void window.hearDevTools(how, '');
      return { init: send, send, subscribe: () => () => undefined };
    };
    Object.assign(window, {
      __REDUX_DEVTOOLS_EXTENSION__: Object.assign(connect('enhancer'), {
        connect: connect('connect'),
      }),
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: (...args: readonly unknown[]) => {
        void window.hearDevTools(`compose of ${args.length}`, '');
        return () =>
          <Store>(create: Store) =>
            create;
      },
    });
  });
  return { connected, sent };
};

/**
 * An extension in every page of a context. It passes on each key and value of all events and states once, in batches.
 */
export const withDevTools = async (
  context: BrowserContext,
  listen: (words: string) => void,
): Promise<void> => {
  await context.exposeFunction('toldDevTools', listen);
  await context.addInitScript(() => {
    const known = new Set<unknown>();
    const wordsIn = (value: unknown): readonly string[] => {
      // A part of the state that nothing has changed is the same object as before.
      if (known.has(value)) return [];
      known.add(value);
      return typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap((entry) => entry.flatMap(wordsIn))
        : [String(value)];
    };
    const tell = (...what: readonly unknown[]) => {
      const words = what.flatMap(wordsIn);
      if (words.length > 0) void window.toldDevTools(words.join('\n'));
    };
    Object.assign(window, {
      __REDUX_DEVTOOLS_EXTENSION__: {
        connect: () => ({ init: tell, send: tell, subscribe: () => () => undefined }),
      },
    });
  });
};

/** Serves the page as it is built: Redux DevTools is switched off. */
export const switchedOff = (page: Page) =>
  withBlock(page, () => JSON.stringify({ server: 'production', operator: { name: 'Selfcare' } }));

/** Serves the page with Redux DevTools switched on, as an operator does for support. */
export const switchedOn = (page: Page) =>
  withBlock(page, () =>
    JSON.stringify({ server: 'test', operator: { name: 'Lantern Cable' }, devTools: true }),
  );

declare global {
  interface Window {
    hearDevTools: (how: string, what: string) => Promise<void>;
    toldDevTools: (words: string) => Promise<void>;
  }
}
