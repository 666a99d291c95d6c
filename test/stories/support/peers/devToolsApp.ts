import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Browser, Locator, Page, WebSocketRoute } from '@playwright/test';
import fastify, { type FastifyInstance } from 'fastify';
import { toolFile } from '../../../run/ensureTool';
import { switchedOn } from './devTools';

const RELAY = /^ws:\/\/localhost:8000\//;
const CHANNEL = 'log';

/** What a connected page tells the application, in the application's own words. */
interface Told {
  readonly type: 'INIT' | 'ACTION';
  readonly payload: string;
  readonly action?: string;
  readonly libConfig?: object;
}

/** The published Redux DevTools application. */
export interface DevToolsApp {
  readonly page: Page;
  readonly event: (name: string) => Locator;
  /** Chooses what is shown of the picked event, and how. */
  readonly look: (at: 'Action' | 'State', as: 'Tree' | 'Raw') => Promise<void>;
  readonly text: Locator;
  /** Opens places of the tree, each inside the one before. */
  readonly unfold: (...places: readonly string[]) => Promise<void>;
  /** Imports a file with the application's own button. */
  readonly importFile: (content: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Opens the application in a browser context of its own and, in a second page of it, a portal with DevTools switched
 * on. What the portal hands to its extension goes to the application, with the options it asks for. The application's
 * button for a file is there only if those options ask for it.
 */
export const openDevToolsApp = async (browser: Browser, portal: string): Promise<DevToolsApp> => {
  const context = await browser.newContext({ viewport: { width: 1024, height: 720 } });
  const page = await context.newPage();
  const server = await serve();
  const tell = await relay(page);
  await page.goto(server.listeningOrigin);
  await connect(page);
  await openPortal(await context.newPage(), portal, tell);
  // A hidden page draws once a second.
  await page.bringToFront();
  return {
    page,
    event: (name) => page.locator('[data-id]').filter({ hasText: name }),
    look: async (at, as) => {
      await page.getByText(at, { exact: true }).last().click();
      await page.getByText(as, { exact: true }).click();
    },
    text: page.locator('.cm-content'),
    unfold: async (...places) => {
      for (const place of places)
        await page.locator('label').getByText(place, { exact: true }).click();
    },
    importFile: async (content) => {
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Import from a file' }).click();
      const file = { name: 'support.json', mimeType: 'application/json' };
      await (await choosing).setFiles({ ...file, buffer: Buffer.from(content) });
    },
    close: async () => {
      await context.close();
      await server.close();
    },
  };
};

const serve = async (): Promise<FastifyInstance> => {
  const built = toolFile('devtools', '@redux-devtools/app/build/web');
  const app = fastify({ forceCloseConnections: true });
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const name = path.normalize(request.params['*'] || 'index.html');
    const isPage = name.endsWith('.html');
    return reply
      .type(isPage ? 'text/html' : 'text/javascript')
      .send(createReadStream(path.join(built, name)));
  });
  await app.listen({ port: 0, host: 'localhost' });
  return app;
};

/** Stands for the relay between pages and the application, with as much of its protocol as one page needs. */
const relay = async (page: Page) => {
  let socket: WebSocketRoute | null = null;
  await page.routeWebSocket(RELAY, (opened) => {
    socket = opened;
    opened.onMessage((message) => {
      if (typeof message !== 'string' || message === '') return;
      const { event, cid } = JSON.parse(message) as { event: string; cid?: number };
      if (cid !== undefined)
        opened.send(JSON.stringify({ rid: cid, data: ANSWERS[event] ?? null }));
    });
  });
  return (relayed: Told): void => {
    const data = { channel: CHANNEL, data: { id: 'portal', ...relayed } };
    socket?.send(JSON.stringify({ event: '#publish', data }));
  };
};

const ANSWERS: Readonly<Record<string, unknown>> = {
  '#handshake': { id: 'app', pingTimeout: 600_000, isAuthenticated: false },
  login: CHANNEL,
};

const connect = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('custom').click();
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.getByRole('button', { name: 'Actions' }).click();
};

const openPortal = async (page: Page, address: string, tell: (relayed: Told) => void) => {
  await page.exposeFunction('tellDevTools', tell);
  await page.addInitScript(actAsExtension);
  await switchedOn(page);
  await page.goto(address);
};

/**
 * Runs in the portal's page, so it uses nothing from this file and has no named function, which would need a helper.
 */
const actAsExtension = () => {
  Object.assign(window, {
    __REDUX_DEVTOOLS_EXTENSION__: {
      connect: (libConfig: object) => ({
        init: (state: unknown) =>
          void window.tellDevTools({ type: 'INIT', payload: JSON.stringify(state), libConfig }),
        send: (action: object, state: unknown) =>
          void window.tellDevTools({
            type: 'ACTION',
            payload: JSON.stringify(state),
            action: JSON.stringify({ action, timestamp: Date.now() }),
          }),
      }),
    },
  });
};

declare global {
  interface Window {
    tellDevTools: (relayed: Told) => Promise<void>;
  }
}
