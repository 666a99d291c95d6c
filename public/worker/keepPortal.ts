import * as v from 'valibot';
import { enable } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst, type NetworkFirstOptions } from 'workbox-strategies';
import { isPortalFile, isScreen } from '../../store/app/portalFiles';
import type { WorkerScope } from './scope';

/** The files below /dist/, and the one page that is at every address of the portal. */
const FILES = 'selfcare-files';
const PAGE = 'selfcare-page';

/** Seconds that a network without an answer has before the kept page, or a kept file, is answered. */
const PAGE_LIMIT = 10;
const FILE_LIMIT = 5;

/** In `PAGE`: what is answered without a network, and what came last. */
const KEPT = '/kept';
const LATEST = '/latest';

/**
 * Keeps the portal's own files for a start without a network. The network is always asked first and its answer always
 * counts, a 404 or a 500 too: what is kept is answered only when nothing came. So no page is older than the deployment,
 * and a page that is open notices a new one as it would without a worker. Everything else, each of the operator's calls
 * above all, does not pass here.
 *
 *   page from the network ──▶ latest ──its scripts are kept too──▶ kept ──no network──▶ answered
 *
 * A network that says nothing for some seconds counts as none. For the page this does not hold when it is loaded again:
 * a page whose files a new deployment has taken away does that, and must not get itself back. A file that is
 * kept is the right one at any time, since its name changes with its content.
 */
export const keepPortal = (scope: WorkerScope): void => {
  // The page is asked for while the worker starts.
  enable();
  const isPageRequest = ({ request, url, sameOrigin }: Asked) =>
    sameOrigin && request.mode === 'navigate' && isScreen(url.pathname);
  const page: NetworkFirstOptions = {
    cacheName: PAGE,
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ mode }) => (mode === 'write' ? LATEST : KEPT),
        cacheWillUpdate: async ({ response }) => (isPage(response) ? response : null),
      },
    ],
  };
  registerRoute((asked) => isPageRequest(asked) && isReload(asked.request), new NetworkFirst(page));
  registerRoute(isPageRequest, new NetworkFirst({ ...page, networkTimeoutSeconds: PAGE_LIMIT }));
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isPortalFile(url.pathname),
    new NetworkFirst({ cacheName: FILES, networkTimeoutSeconds: FILE_LIMIT }),
  );
  // One after the other: each finds what the one before has kept.
  let work = Promise.resolve();
  scope.addEventListener('message', (event) => {
    const message = v.safeParse(loadedMessage, event.data);
    if (!message.success) return;
    const loaded = new Set(message.output.loaded);
    work = work.then(() => keepPage(loaded)).catch(() => undefined);
    event.waitUntil(work);
  });
};

/** An open page names the files that it was loaded with. */
const loadedMessage = v.object({ loaded: v.array(v.pipe(v.string(), v.check(isPortalFile))) });

interface Asked {
  readonly request: Request;
  readonly url: URL;
  readonly sameOrigin: boolean;
}

/** A page that is loaded again is asked for past the browser's own cache. */
const isReload = ({ cache }: Request): boolean => cache === 'no-cache' || cache === 'reload';

const isPage = ({ ok, redirected, headers }: Response): boolean =>
  ok && !redirected && (headers.get('content-type') ?? '').startsWith('text/html');

/**
 * Keeps the page together with the files of an open page of the same build; another build's page waits for its own.
 * The files of the build before go.
 */
const keepPage = async (loaded: ReadonlySet<string>): Promise<void> => {
  const [pages, files] = await Promise.all([caches.open(PAGE), caches.open(FILES)]);
  const kept = await pages.match(KEPT);
  const page = (await pages.match(LATEST)) ?? kept ?? (await fetch('/'));
  const html = await page.clone().text();
  if (!isPage(page) || !scriptsOf(html).every((script) => loaded.has(script))) return;
  for (const file of loaded) if (!(await files.match(file))) await files.add(file);
  if (page === kept) return;
  await pages.put(KEPT, page);
  await pages.delete(LATEST);
  if (html === (await kept?.text())) return;
  for (const { url } of await files.keys())
    if (!loaded.has(new URL(url).pathname)) await files.delete(url);
};

const scriptsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<script defer src="([^"]+)"/g)].map(([, address = '']) => address);
