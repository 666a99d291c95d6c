/** Where the messaging worker stands: at the root of the site, so that its scope is the whole portal. */
const WORKER = '/messaging-sw.js';
/** Named in the page's policy (`public/build/securityHeaders.ts`). */
const POLICY = 'selfcare-worker';

/** What the page's policy wants instead of an address: not in the library's types yet. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string };
}

export type Permission = 'granted' | 'denied' | 'default';

/** Safari on a phone has push only once the portal was put on the home screen. */
export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window &&
  'indexedDB' in window;

export const pushPermission = (): Permission => Notification.permission;

/** Asks the subscriber; browsers answer only when it follows from a press. */
export const askPermission = (): Promise<Permission> => Notification.requestPermission();

/** The worker, running. Registering it again is how a new one of a later build is fetched. */
export const messagingWorker = async (): Promise<ServiceWorkerRegistration> => {
  await navigator.serviceWorker.register(workerAddress(), { updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
};

/**
 * Ends the device's subscription. The provider learns of it at the next message, and the token is
 * worthless from now on; nothing has to be sent, so it works offline too.
 */
export const giveUpSubscription = async (): Promise<void> => {
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  await subscription?.unsubscribe();
};

/** Calls back with what the messaging worker says to this page; answers how to stop. */
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
      if (address !== WORKER) throw new TypeError('This is not the messaging worker');
      return address;
    },
  });
  return policy?.createScriptURL(WORKER) ?? WORKER;
};
