/** The messaging worker is at the root of the site, so that its scope is the whole portal. */
const WORKER = '/messaging-sw.js';
/** The Trusted Types policy that the page's headers allow (`public/build/securityHeaders.ts`). */
const POLICY = 'selfcare-worker';

/** Trusted Types are not in TypeScript's DOM library yet. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string };
}

type Permission = 'granted' | 'denied' | 'default';

/** iOS Safari supports push only for a portal on the home screen. */
export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window &&
  'indexedDB' in window;

export const pushPermission = (): Permission => Notification.permission;

/** Asks the subscriber. Browsers allow it only after a press. */
export const askPermission = (): Promise<Permission> => Notification.requestPermission();

/** The running worker. Registering it again fetches the version of a later build. */
export const messagingWorker = async (): Promise<ServiceWorkerRegistration> => {
  await navigator.serviceWorker.register(workerAddress(), { updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
};

/**
 * Ends the device's subscription, which makes the token invalid. Nothing is sent, so it works offline:
 * the provider notices it at the next message.
 */
export const giveUpSubscription = async (): Promise<void> => {
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  await subscription?.unsubscribe();
};

/** Listens to the messaging worker. Returns a function that stops it. */
export const onWorkerMessage = (tell: (data: unknown) => void): (() => void) => {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const listen = ({ data }: MessageEvent<unknown>) => tell(data);
  workers?.addEventListener('message', listen);
  return () => workers?.removeEventListener('message', listen);
};

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
