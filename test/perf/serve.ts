import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { dist } from '../size/builds';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

export interface Served {
  readonly address: string;
  readonly close: () => void;
}

/**
 * The same page without scripts (JSON data stays), which shows what HTML alone can do on this machine at this moment.
 */
export const withoutScripts = (page: string): string =>
  page.replace(/<script\b(?![^>]*application\/json)[\s\S]*?<\/script>/g, '');

/**
 * Serves dist/ as a good static server would, with the page in the cookie's language, and refuses every call but the
 * maintenance status.
 */
export const serve = (change: (page: string) => string = (page) => page): Promise<Served> => {
  const pages = new Map<string, Buffer>();
  const pageIn = (language: string): Buffer => {
    const name = language === 'en' ? 'index.html' : `index.${language}.html`;
    const page =
      pages.get(name) ?? brotliCompressSync(change(readFileSync(path.join(dist, name), 'utf8')));
    pages.set(name, page);
    return page;
  };
  const headers = readHeaders();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/dist/')) sendAsset(pathname.slice('/dist/'.length), response);
    else if (pathname.startsWith('/subscriber/')) answer(request, pathname, response);
    else {
      const [, language = 'en'] = /language=(\w\w)/.exec(request.headers.cookie ?? '') ?? [];
      sendCompressedPage(response, pageIn(language), headers);
    }
  });
  return startServer(server);
};

/** Starts a server on a free port. */
export const startServer = (server: Server): Promise<Served> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const at = server.address();
      const port = typeof at === 'object' && at ? at.port : 0;
      const close = () => {
        server.closeAllConnections();
        server.close();
      };
      resolve({ address: `http://localhost:${port}/`, close });
    });
  });

/** Sends a page that is compressed already. */
export const sendCompressedPage = (
  response: ServerResponse,
  page: Buffer,
  headers: Readonly<Record<string, string>>,
): void => {
  response
    .writeHead(200, {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': page.length,
    })
    .end(page);
};

const readHeaders = (): Record<string, string> =>
  // Written by the build.
  JSON.parse(readFileSync(path.join(dist, 'headers.json'), 'utf8')) as Record<string, string>;

const sendAsset = (name: string, response: ServerResponse): void => {
  const file = path.join(dist, path.normalize(`/${name}`));
  if (!existsSync(`${file}.br`)) {
    response.writeHead(404).end();
    return;
  }
  response
    .writeHead(200, {
      'content-type': TYPES[path.extname(file)] ?? 'text/plain',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    .end(readFileSync(`${file}.br`));
};

const answer = ({ method }: IncomingMessage, pathname: string, response: ServerResponse): void => {
  const isMaintenance = method === 'GET' && pathname === '/subscriber/v1/maintenance';
  response
    .writeHead(isMaintenance ? 200 : 403, { 'content-type': 'application/json' })
    .end(JSON.stringify(isMaintenance ? { maintenance: 'OFF' } : { error: 'No' }));
};
