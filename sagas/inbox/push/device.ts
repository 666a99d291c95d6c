import { registerWorker } from '../../app/portalWorker';

type Permission = 'granted' | 'denied' | 'default';

/** iOS Safari supports push only for a portal on the home screen. */
export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window &&
  'indexedDB' in window;

export const pushPermission = (): Permission => Notification.permission;

/** Asks the subscriber for permission. Browsers allow this only after a press. */
export const askPermission = (): Promise<Permission> => Notification.requestPermission();

/** Registers the worker and waits until it runs. */
export const runningWorker = async (): Promise<ServiceWorkerRegistration> => {
  await registerWorker();
  return navigator.serviceWorker.ready;
};

/**
 * Ends the device's push subscription, which makes the token invalid. This works offline, because no request is sent:
 * the provider notices at the next message that the subscription has ended.
 */
export const giveUpSubscription = async (): Promise<void> => {
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  await subscription?.unsubscribe();
};

/** Listens to the worker. Returns a function that stops listening. */
export const onWorkerMessage = (tell: (data: unknown) => void): (() => void) => {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const listen = ({ data }: MessageEvent<unknown>) => tell(data);
  workers?.addEventListener('message', listen);
  return () => workers?.removeEventListener('message', listen);
};
