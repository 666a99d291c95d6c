import { type FirebaseApp, getApps, initializeApp } from '@firebase/app';
import { getMessaging, getToken } from '@firebase/messaging';
import type { PushSettings } from '../../../store/app/app';

/*
 * The messaging provider's library behind one function. The library is loaded only when the deployment has push and
 * the subscriber has allowed push. It adds no script and calls two hosts: firebaseinstallations.googleapis.com and
 * fcmregistrations.googleapis.com.
 */

const appOf = ({ apiKey, projectId, appId, senderId }: PushSettings): FirebaseApp =>
  getApps()[0] ?? initializeApp({ apiKey, projectId, appId, messagingSenderId: senderId });

/** The token that addresses messages to this device. The library renews an old one. */
export const requestToken = (
  settings: PushSettings,
  worker: ServiceWorkerRegistration,
): Promise<string> =>
  getToken(getMessaging(appOf(settings)), {
    vapidKey: settings.vapidKey,
    serviceWorkerRegistration: worker,
  });
