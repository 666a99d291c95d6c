import { expect, story } from './support/story';

story('in production no extension is handed the subscriber’s data', async ({ page, logInAs }) => {
  await page.addInitScript(() => {
    window.connections = [];
    const connected = (how: string) => () => {
      window.connections.push(how);
      return { init: () => undefined, send: () => undefined, subscribe: () => () => undefined };
    };
    const composed = (...args: unknown[]) => {
      window.connections.push(`compose of ${args.length}`);
      return () =>
        <Store>(create: Store) =>
          create;
    };
    Object.assign(window, {
      __REDUX_DEVTOOLS_EXTENSION__: Object.assign(connected('enhancer'), {
        connect: connected('connect'),
      }),
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: composed,
    });
  });
  await logInAs('asha');
  await expect(page.getByText('3 days left').first()).toBeVisible();
  expect(await page.evaluate(() => window.connections)).toEqual([]);
});

declare global {
  interface Window {
    connections: string[];
  }
}
