import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { HOME } from '../../store/core/paths';
import { dist } from '../size/builds';
import { sendCompressedPage, type Served, startServer, withoutScripts } from './serve';

/** Copies a page in its present state: its content and its current style rules, without scripts. */
export const frozen = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const style = document.createElement('style');
    style.textContent = rules.map(({ cssText }) => cssText).join('\n');
    const copy = document.documentElement.cloneNode(true) as HTMLElement; // a clone is of the same kind
    for (const one of copy.querySelectorAll('script, template, style, noscript')) one.remove();
    copy.querySelector('head')?.append(style);
    return `<!doctype html>${copy.outerHTML}`;
  });

/** Serves two pages without scripts: the login, and the given copy of Home, to which the login's form leads. */
export const serveStaticHome = (home: string): Promise<Served> => {
  const login = withoutScripts(readFileSync(path.join(dist, 'index.html'), 'utf8'));
  const pages: Readonly<Record<string, Buffer>> = {
    '/': brotliCompressSync(login),
    [HOME]: brotliCompressSync(home),
  };
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      request.resume().on('end', () => response.writeHead(303, { location: HOME }).end());
      return;
    }
    const page = pages[new URL(request.url ?? '/', 'http://localhost').pathname];
    if (page === undefined) response.writeHead(404).end();
    else sendCompressedPage(response, page, { 'cache-control': 'no-store' });
  });
  return startServer(server);
};
