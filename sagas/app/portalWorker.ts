import { isPortalFile } from '../../store/app/portalFiles';

/**
 * The worker's script is at the root of the site, so that its scope is the whole portal. A scope has only one worker,
 * so this worker handles both offline starts and push messages.
 */
const WORKER = '/portal-sw.js';
/** The Trusted Types policy that the page's headers allow (`public/build/securityHeaders.ts`). */
const POLICY = 'selfcare-worker';

/** Trusted Types are not in TypeScript's DOM library yet. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string };
}

/** Registers the worker. Registering it again fetches the worker of a newer build. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(workerAddress(), { updateViaCache: 'none' });

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

const workerAddress = (): string => {
  const types = (window as { readonly trustedTypes?: TrustedTypes }).trustedTypes; // only some browsers have it
  policy ??= types?.createPolicy(POLICY, {
    createScriptURL: (address) => {
      if (address !== WORKER)
        throw new TypeError(`Only ${WORKER} may be registered as a worker, not ${address}`);
      return address;
    },
  });
  return policy?.createScriptURL(WORKER) ?? WORKER;
};

/**
 * Lets the worker keep the portal for a start without a network, if the browser supports workers. The page sends the
 * worker the list of the files that it has loaded, because files that were loaded before the worker ran did not pass
 * through it. It sends the list again after each new file and when a worker takes over.
 */
export const keepForOffline = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const loaded = new Set<string>();
  const tell = () => navigator.serviceWorker.controller?.postMessage({ loaded: [...loaded] });
  new PerformanceObserver((list) => {
    const before = loaded.size;
    for (const { name } of list.getEntries()) {
      const { origin, pathname } = new URL(name);
      if (origin === location.origin && isPortalFile(pathname)) loaded.add(pathname);
    }
    if (loaded.size > before) tell();
  }).observe({ type: 'resource', buffered: true });
  navigator.serviceWorker.addEventListener('controllerchange', tell);
  try {
    await registerWorker();
  } catch {
    // The browser refused the worker, or there is no network. The portal works without the worker.
  }
};
