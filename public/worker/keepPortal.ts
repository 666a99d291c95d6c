import * as v from 'valibot';
import { enable } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst, type NetworkFirstOptions } from 'workbox-strategies';
import { isPortalFile, isScreen } from '../../store/app/portalFiles';
import type { WorkerScope } from './scope';

/** The cache for the files below /dist/, and the cache for the one page that every address of the portal shows. */
const FILES = 'selfcare-files';
const PAGE = 'selfcare-page';

/** Seconds to wait for the network before the cached page or file is used. */
const PAGE_LIMIT = 10;
const FILE_LIMIT = 5;
/** Seconds after which the worker is installed even if not all scripts of the page have arrived. */
const INSTALL_LIMIT = 60;

/** The keys in `PAGE`: the page used without a network, and the page received last. */
const KEPT = '/kept';
const LATEST = '/latest';

/**
 * Caches the portal's own files, so that the portal starts without a network. The worker requests a file from the
 * network first and passes on any answer, even a 404 or a 500; it uses the cache only if no answer comes. So with a
 * network no page is older than the deployment, and an open page notices a new deployment as it would without a worker.
 * Only scripts may come from the cache at once (`KEPT_SCRIPTS`): the name of a script changes with its content.
 * The worker handles no other requests, in particular no calls to the operator.
 *
 *   page from the network ──▶ latest ──the page's scripts are kept──▶ kept ──no network──▶ shown
 *
 * A network that gives no answer for some seconds counts as missing. Only a reload has no time limit: a page reloads
 * itself when a new deployment has removed its files, and must not receive the old page again.
 */
export const keepPortal = (scope: WorkerScope): void => {
  // Navigation preload: the browser requests the page while the worker is still starting.
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
  scope.addEventListener('install', (event) => {
    const added = event.addRoutes?.(KEPT_SCRIPTS);
    // Without the route the worker itself answers.
    if (added) event.waitUntil(added.catch(() => undefined));
    event.waitUntil(keepScripts().catch(() => undefined));
  });
  // The calls of `keepPage` run one after the other, because each call changes the caches that the next call reads.
  let work = Promise.resolve();
  scope.addEventListener('message', (event) => {
    const message = v.safeParse(loadedMessage, event.data);
    if (!message.success) return;
    const loaded = new Set(message.output.loaded);
    work = work.then(() => keepPage(loaded)).catch(() => undefined);
    event.waitUntil(work);
  });
};

/** The message in which an open page lists the files that it has loaded. */
const loadedMessage = v.object({ loaded: v.array(v.pipe(v.string(), v.check(isPortalFile))) });

interface Asked {
  readonly request: Request;
  readonly url: URL;
  readonly sameOrigin: boolean;
}

/** True for a reload of the page: only a reload bypasses the browser's own cache. */
const isReload = ({ cache }: Request): boolean => cache === 'no-cache' || cache === 'reload';

/**
 * A browser with static routes loads these scripts without the worker, even while the worker is starting: from the
 * cache if it has them, otherwise from the network. Icons and manifests keep their names when they change, so the
 * worker requests them from the network first.
 */
const KEPT_SCRIPTS = {
  condition: { urlPattern: { pathname: '/dist/*.js' } },
  source: { cacheName: FILES },
};

const isPage = ({ ok, redirected, headers }: Response): boolean =>
  ok && !redirected && (headers.get('content-type') ?? '').startsWith('text/html');

/**
 * Stores the scripts that the page names: those of its first screen and those of Home. A script that is stored during
 * the installation is compiled by Chromium as a whole, and its compiled code is stored with it, so that even the next
 * start does not compile it. A script that is stored later is compiled at the next start, and only its outermost
 * functions are stored. The page is stored as the latest one, so that `keepPage` needs no other request.
 */
const keepScripts = async (): Promise<void> => {
  const signal = AbortSignal.timeout(INSTALL_LIMIT * 1000);
  const [pages, files] = await Promise.all([caches.open(PAGE), caches.open(FILES)]);
  const page = await fetch('/', { signal });
  if (!isPage(page)) return;
  const html = await page.clone().text();
  await pages.put(LATEST, page);
  await Promise.all(
    scriptsIn(html).map((script) => addMissing(files, new Request(script, { signal }))),
  );
};

const addMissing = async (files: Cache, file: RequestInfo): Promise<void> => {
  if (!(await files.match(file))) await files.add(file);
};

/**
 * Keeps the latest HTML with the files in `loaded`, if the tab that loaded them runs the build of that HTML. Otherwise
 * keeps nothing, because a tab of the latest build will send its own files later. If the HTML has changed, deletes the
 * files of the previous build.
 */
const keepPage = async (loaded: ReadonlySet<string>): Promise<void> => {
  const [pages, files] = await Promise.all([caches.open(PAGE), caches.open(FILES)]);
  const kept = await pages.match(KEPT);
  const page = (await pages.match(LATEST)) ?? kept ?? (await fetch('/'));
  const html = await page.clone().text();
  if (!isPage(page) || !scriptsIn(html, 'defer').every((script) => loaded.has(script))) return;
  for (const file of loaded) await addMissing(files, file);
  if (page === kept) return;
  await pages.put(KEPT, page);
  await pages.delete(LATEST);
  if (html === (await kept?.text())) return;
  const current = new Set([...loaded, ...scriptsIn(html)]);
  for (const { url } of await files.keys())
    if (!current.has(new URL(url).pathname)) await files.delete(url);
};

/** The scripts that the page names. Those of its first screen have the attribute `defer`, those of Home `async`. */
const scriptsIn = (
  html: string,
  kind: 'defer' | 'async|defer' = 'async|defer',
): readonly string[] =>
  [...html.matchAll(new RegExp(`<script (?:${kind})[^>]* src="([^"]+)"`, 'g'))].map(
    ([, address = '']) => address,
  );
