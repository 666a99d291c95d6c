import { type BrowserContext, type CDPSession, expect, type Page } from '@playwright/test';
import { PUSH_PROVIDER } from '../../../../public/build/securityHeaders';
import { PUSH_RELAY } from '../../../operator/transport/gateway';
import type { StandIn } from '../story';

const BLOCK = /(<script type="application\/json" id="configuration">)[\s\S]*?(<\/script>)/;

export const TOKEN = 'token-of-this-device';

const block = ({ address }: StandIn) =>
  JSON.stringify({
    server: 'test',
    operator: { name: 'Selfcare' },
    push: {
      apiKey: 'key',
      projectId: 'portal',
      appId: '1:1:web:1',
      senderId: '1',
      vapidKey:
        'BGVhc3R0b3dlc3RsaWtlYXB1YmxpY2tleW9mc2l4dHlmaXZlYnl0ZXNfX19fX19fX19fX19fX19fX19fX18',
      relay: { test: address + PUSH_RELAY, production: address + PUSH_RELAY },
    },
  });

/**
 * Serves every page of the context as an operator with push does: with its configuration block and the provider's two
 * origins.
 */
export const offerPush = async (context: BrowserContext, operator: StandIn): Promise<void> => {
  await passByWorker(context);
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(
      BLOCK,
      (_, open: string, close: string) => open + block(operator) + close,
    );
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    headers['content-security-policy'] = policy.replace(
      "connect-src 'self'",
      `connect-src 'self' ${PUSH_PROVIDER.join(' ')}`,
    );
    return route.fulfill({ response, body, headers });
  });
};

/**
 * A worker's requests are not routed, so the pages bypass it and ask the network themselves; messages still reach the
 * worker.
 */
const passByWorker = async (context: BrowserContext): Promise<void> => {
  const bypass = async (page: Page) => {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setBypassServiceWorker', { bypass: true });
  };
  context.on('page', (page) => void bypass(page).catch(() => undefined));
  await Promise.all(context.pages().map(bypass));
};

/** What the provider answers when it does not accept the key of the page. */
const UNAUTHENTICATED = {
  error: {
    code: 401,
    message: 'Request is missing required authentication credential.',
    status: 'UNAUTHENTICATED',
  },
};

type ProviderState = 'registers' | 'refuses' | 'is down';

/**
 * Answers the provider's two calls as the provider would, because no test may reach it. What a browser asks its own
 * push service is answered in the page, because a test browser has none.
 */
export const standInForProvider = async (
  context: BrowserContext,
  state: ProviderState = 'registers',
): Promise<void> => {
  const [installations, registrations] = PUSH_PROVIDER;
  const cors = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': '*',
  };
  const answers: readonly (readonly [origin: string, answer: object])[] = [
    [
      installations,
      {
        fid: 'cLongEnoughToBeOne1234',
        refreshToken: 'refresh',
        authToken: { token: 'auth', expiresIn: '604800s' },
      },
    ],
    [registrations, state === 'refuses' ? UNAUTHENTICATED : { token: TOKEN }],
  ];
  for (const [origin, json] of answers)
    await context.route(`${origin}/**`, (route) =>
      state === 'is down'
        ? route.abort()
        : route.fulfill({ json, headers: cors, status: json === UNAUTHENTICATED ? 401 : 200 }),
    );
  await context.addInitScript(() => {
    const bytes = (length: number) => new Uint8Array(length).fill(7).buffer;
    // A subscription outlives the page. "1 on" means that the first one is active.
    const KEY = 'subscriptionOfThisBrowser';
    const now = () => sessionStorage.getItem(KEY) ?? '1 off';
    const number = () => Number.parseInt(now(), 10);
    const subscription = {
      get endpoint() {
        return `https://push.example.com/device/${number()}`;
      },
      getKey: (name: string) => bytes(name === 'auth' ? 16 : 65),
      unsubscribe: async () => {
        sessionStorage.setItem(KEY, `${number() + 1} off`);
        return true;
      },
    } as unknown as PushSubscription; // as much of it as is used
    PushManager.prototype.getSubscription = async () =>
      now().endsWith('on') ? subscription : null;
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem(KEY, `${number()} on`);
      return subscription;
    };
  });
};

/** What the browser's own push service would do: hands a message to the messaging worker. */
export const pushService = async (page: Page) => {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  const registration = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) =>
      registrations
        .filter(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted)
        .forEach(({ registrationId }) => resolve(registrationId)),
    );
  });
  await cdp.send('ServiceWorker.enable');
  return {
    deliver: async (message: unknown): Promise<void> => {
      await cdp.send('ServiceWorker.deliverPushMessage', {
        origin,
        registrationId: await registration,
        data: typeof message === 'string' ? message : JSON.stringify(message),
      });
    },
  };
};

/** A press on a notification: test browsers show none, so the worker gets the event directly. */
export const tapNotification = async (context: BrowserContext, title: string): Promise<void> => {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('No messaging worker runs');
  const tap = (wanted: string) =>
    worker.evaluate(async (named) => {
      const { registration } = globalThis as unknown as {
        registration: ServiceWorkerRegistration;
      };
      const shown = await registration.getNotifications();
      const notification = shown.find((one) => one.title === named);
      if (!notification) return false;
      const event = Object.assign(new Event('notificationclick'), {
        notification,
        // Only the browser's own events may ask to be waited for.
        waitUntil: () => undefined,
      });
      globalThis.dispatchEvent(event);
      return true;
    }, wanted);
  // The message is stored before its notification is shown.
  await expect.poll(() => tap(title)).toBe(true);
};
