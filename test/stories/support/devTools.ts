import type { Page } from '@playwright/test';
import { withBlock } from './block';

/** What an extension was handed, in the order in which it came, as JSON. */
export interface Overheard {
  readonly connected: readonly string[];
  readonly sent: readonly string[];
}

/** An extension that keeps whatever it is given, on every page that is opened from here on. */
export const withExtension = async (page: Page): Promise<Overheard> => {
  const connected: string[] = [];
  const sent: string[] = [];
  await page.exposeFunction('overhear', (how: string, what: string) => {
    if (how === 'sent') sent.push(what);
    else connected.push(how);
  });
  await page.addInitScript(() => {
    const send = (...what: readonly unknown[]) =>
      void window.overhear('sent', JSON.stringify(what));
    const connect = (how: string) => () => {
      void window.overhear(how, '');
      return { init: send, send, subscribe: () => () => undefined };
    };
    Object.assign(window, {
      __REDUX_DEVTOOLS_EXTENSION__: Object.assign(connect('enhancer'), {
        connect: connect('connect'),
      }),
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: (...args: readonly unknown[]) => {
        void window.overhear(`compose of ${args.length}`, '');
        return () =>
          <Store>(create: Store) =>
            create;
      },
    });
  });
  return { connected, sent };
};

/** As an operator lets support look. */
export const switchedOn = (page: Page) =>
  withBlock(page, () =>
    JSON.stringify({ server: 'test', operator: { name: 'Lantern Cable' }, devTools: true }),
  );

declare global {
  interface Window {
    overhear: (how: string, what: string) => Promise<void>;
  }
}
