import { getApps, initializeApp, type FirebaseApp } from '@firebase/app';
import { getMessaging, getToken } from '@firebase/messaging';
import type { PushSettings } from '../../../store/app/app';

/*
 * The messaging provider's own kit behind one function. Loaded when the deployment has push and
 * the subscriber has allowed it, never before. It makes no script and asks two addresses:
 * firebaseinstallations.googleapis.com and fcmregistrations.googleapis.com.
 */

const appOf = ({ apiKey, projectId, appId, senderId }: PushSettings): FirebaseApp =>
  getApps()[0] ?? initializeApp({ apiKey, projectId, appId, messagingSenderId: senderId });

/** The token that messages for this device are addressed by. The kit renews one that has grown old. */
export const requestToken = (
  settings: PushSettings,
  worker: ServiceWorkerRegistration,
): Promise<string> =>
  getToken(getMessaging(appOf(settings)), {
    vapidKey: settings.vapidKey,
    serviceWorkerRegistration: worker,
  });
