import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { exchanges } from '../../contract/realtime/exchanges';
import { eventStreamReader } from '../../contract/realtime/readEventStream';
import { expect, story as base } from '../support/story';

interface Database {
  readonly address: string;
  /** The same server under another name. */
  readonly elsewhere: string;
}

const recorded = exchanges.flatMap(({ streams }) => streams);

/**
 * A server that plays the recorded streams piece by piece. Its page has a content security policy with the
 * `connect-src` from its address.
 */
const openDatabase = async () => {
  const server = createServer(({ url = '/' }, response) => {
    const { port } = server.address() as AddressInfo; // it listens on TCP
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const [, what = '', index = ''] = pathname.split('/');
    if (what === 'page') {
      const policy = `default-src 'none'; connect-src ${searchParams.get('connect') ?? ''}`;
      response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy });
      return void response.end('<title>A page</title>');
    }
    response.setHeader('access-control-allow-origin', '*');
    if (what === 'moved') {
      const location = `http://127.0.0.1:${port}/stream/${index}`;
      return void response.writeHead(307, { location }).end();
    }
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    void (async () => {
      for (const piece of recorded[Number(index)] ?? [])
        await new Promise((resolve) => response.write(piece, resolve));
      response.end();
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const database = {
    address: `http://localhost:${port}`,
    elsewhere: `http://127.0.0.1:${port}`,
  } satisfies Database;
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { database, close };
};

const story = base.extend<{ readonly database: Database }>({
  database: async ({}, use) => {
    const { database, close } = await openDatabase();
    await use(database);
    await close();
  },
});

/** The events that the page hears until the stream ends; `failed` when it never opens. */
const heard = (page: Page, address: string) =>
  page.evaluate(
    (asked) =>
      new Promise<readonly { name: string; data: string }[] | 'failed'>((resolve) => {
        const stream = new EventSource(asked);
        const events: { name: string; data: string }[] = [];
        let isOpen = false;
        stream.onopen = () => (isOpen = true);
        stream.onerror = () => {
          stream.close();
          resolve(isOpen ? events : 'failed');
        };
        const names = ['put', 'patch', 'keep-alive', 'cancel', 'auth_revoked', 'rules', 'message'];
        for (const name of names)
          stream.addEventListener(name, ({ data }: MessageEvent<string>) =>
            events.push({ name, data }),
          );
      }),
    address,
  );

story(
  'A browser reads the recorded streams of the database as the tests do',
  async ({ page, database }) => {
    await page.goto(`${database.address}/page?connect='self'`);
    for (const [index, pieces] of recorded.entries())
      expect(await heard(page, `${database.address}/stream/${index}`)).toEqual(
        pieces.flatMap(eventStreamReader()),
      );
  },
);

story(
  'A stream that the database moves to another host is followed where the policy names that host too',
  async ({ page, database, complaints }) => {
    await page.goto(`${database.address}/page?connect='self' ${database.elsewhere}`);
    expect(await heard(page, `${database.address}/moved/0`)).toHaveLength(1);
    complaints.allow(/policy|Content Security Policy/i);
    await page.goto(`${database.address}/page?connect='self'`);
    expect(await heard(page, `${database.address}/moved/0`)).toBe('failed');
  },
);
