import type { Page } from '@playwright/test';
import { HOME } from '../../../store/core/paths';
import { callsOf } from '../support/calls';
import { everythingKept, keptIn } from '../support/checks/storedData';
import { loginForm } from '../support/loginForm';
import {
  offerPush,
  pushService,
  standInForProvider,
  tapNotification,
  TOKEN,
} from '../support/peers/push';
import { expect, story as plain } from '../support/story';

const INBOX = `${HOME}/alert#messages`;

/** Stories of an operator that has push, in a browser that allows it when asked. */
const story = plain.extend<{ readonly listening: (page: Page) => ReturnType<typeof pushService> }>({
  listening: async ({ context, operator, logInAs, complaints }, use) => {
    // The messaging service needs the device's token in its addresses, and its SDK stores the token.
    complaints.allow(new RegExp(`^a secret in [^:]+: ${TOKEN}$`));
    await context.grantPermissions(['notifications'], { origin: operator.address });
    await offerPush(context, operator);
    await standInForProvider(context);
    await use(async (page) => {
      await logInAs('asha', { at: INBOX, on: page });
      await turnOn(page).click();
      await expect(page.getByRole('button', { name: 'Turn off' })).toBeFocused();
      return pushService(page);
    });
  },
});

story.use({ serviceWorkers: 'allow' });

/** The portal's worker runs in any case; messages come only to a device that is subscribed. */
const isSubscribed = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.pushManager.getSubscription()) !== null;
  });

const turnOn = (page: Page) => page.getByRole('button', { name: 'Turn on' });
const bell = (page: Page, unread: number) =>
  page.getByRole('link', {
    name: unread === 0 ? 'Alerts' : new RegExp(`^${unread} unread alerts?$`),
  });
const messages = (page: Page) =>
  page.getByRole('region', { name: 'Messages on this device' }).getByRole('listitem');

story(
  'A push message appears in the inbox, is counted in every tab and links to its screen',
  { tag: '@core' },
  async ({ page, context, operator, listening }) => {
    const push = await listening(page);
    expect(callsOf(operator, 'subscribeToTopic').map(({ status }) => status)).toEqual([200]);
    expect(JSON.parse((await keptIn(page))['selfcarePush'] ?? '')).toMatchObject({
      customerid: '100004417',
      token: TOKEN,
    });
    // One of the operator's alerts, under the other tab of the screen, is unseen.
    await expect(bell(page, 1)).toBeVisible();
    const other = await context.newPage();
    await other.goto(HOME);
    await expect(bell(other, 1)).toBeVisible();

    await push.deliver({
      notification: { title: 'Work tonight', body: 'Channels 601 to 640 stop at 01:00.' },
      data: { path: `${HOME}/mypacks` },
    });
    await push.deliver({ data: { title: 'Office closed', body: 'On Monday.' } });
    await expect(messages(page)).toHaveCount(2);
    await expect(messages(page).first()).toContainText('Office closed');
    await expect(bell(page, 3)).toBeVisible();
    await expect(bell(other, 3)).toBeVisible();

    await page.getByRole('button', { name: 'Mark as read: Office closed' }).click();
    await expect(bell(page, 2)).toBeVisible();
    await expect(bell(other, 2)).toBeVisible();

    await page.getByRole('link', { name: 'Open: Work tonight' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My packs' })).toBeVisible();
    await expect(bell(other, 1)).toBeVisible();

    await other.close();
    await push.deliver({ data: { title: 'Paid', path: `${HOME}/myprofile/transaction` } });
    await expect(bell(page, 2)).toBeVisible();
    await tapNotification(context, 'Paid');
    await expect(page).toHaveURL(`${HOME}/myprofile/transaction`);
    await expect(bell(page, 1)).toBeVisible();
  },
);

const HOSTILE: readonly (readonly [payload: unknown, shown: string])[] = [
  ['not JSON at all {', 'Message from your operator'],
  [{ notification: 7, data: [] }, 'Message from your operator'],
  [
    { notification: { title: '<script>alert(1)</script>' }, data: { path: 'javascript:alert(1)' } },
    '<script>alert(1)</script>',
  ],
  [{ data: { title: 'Elsewhere', url: 'https://evil.example.com/' } }, 'Elsewhere'],
  [{ data: { title: 'Out', path: `${HOME}/logout` } }, 'Out'],
  [{ data: { title: 'Long', body: 'x'.repeat(1_000_000) } }, 'Long'],
];

story(
  'A hostile or damaged message is shown as plain text, links only to the inbox and does not fill the storage',
  async ({ page, context, operator, listening }) => {
    const push = await listening(page);
    for (const [at, [payload, shown]] of HOSTILE.entries()) {
      await push.deliver(payload);
      await expect(messages(page)).toHaveCount(at + 1);
      await expect(messages(page).first()).toContainText(shown);
    }
    // None of them names a place of the portal, so none has a link.
    await expect(page.getByRole('link', { name: /^Open: / })).toHaveCount(0);
    expect((await messages(page).first().textContent())?.length).toBeLessThan(1_200);

    // A message for another subscriber is neither kept nor shown.
    await push.deliver({ data: { title: 'Balance of Ravi', customerid: '42' } });
    await push.deliver({ data: { title: 'For you', customerid: '100004417' } });
    await expect(messages(page).first()).toContainText('For you');
    await expect(messages(page)).toHaveCount(HOSTILE.length + 1);
    expect(await everythingKept(page)).not.toContain('Ravi');

    await tapNotification(context, 'For you');
    await expect(page).toHaveURL(INBOX);
    expect(callsOf(operator, 'logout')).toEqual([]);
  },
);

story(
  'The device keeps the newest hundred messages, and a deletion can be undone',
  async ({ page, listening }) => {
    const push = await listening(page);
    for (let at = 1; at <= 150; at += 1) await push.deliver({ data: { title: `Message ${at}` } });
    await expect(messages(page).first()).toContainText('Message 150');
    await expect(messages(page)).toHaveCount(100);
    await expect(messages(page).last()).toContainText('Message 51');

    await page.getByRole('button', { name: 'Delete: Message 150' }).click();
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await expect(messages(page).first()).toContainText('Message 149');
    await page.keyboard.press('Enter');
    await expect(messages(page).first()).toContainText('Message 150');

    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(bell(page, 1)).toBeVisible();
    await page.getByRole('button', { name: 'Delete all' }).click();
    await expect(page.getByText('100 messages deleted.')).toBeVisible();
    await expect(page.getByText('No messages yet')).toBeVisible();
    await page.reload();
    await expect(page.getByText('No messages yet')).toBeVisible();
  },
);

story(
  'After a logout the device shows none of the previous subscriber’s messages',
  async ({ page, context, listening, logInAs }) => {
    const push = await listening(page);
    await push.deliver({ data: { title: 'Your KYC is verified' } });
    await expect(messages(page)).toHaveCount(1);
    await page.goto(`${HOME}/logout`);
    await expect(loginForm(page).heading).toBeVisible();
    await expect.poll(() => everythingKept(page)).not.toContain('KYC is verified');
    expect(await keptIn(page)).not.toHaveProperty('selfcarePush');

    // A message that was already on its way shows no name on the lock screen.
    await push.deliver({ data: { title: 'Your balance is low' } });
    const titles = () =>
      context.serviceWorkers()[0]?.evaluate(async () => {
        const { registration } = globalThis as unknown as {
          registration: ServiceWorkerRegistration;
        };
        return (await registration.getNotifications()).map(({ title }) => title);
      });
    await expect.poll(titles).toContain('Message from your operator');
    expect(await titles()).not.toContain('Your balance is low');

    await logInAs('dinesh', { at: INBOX });
    await expect(page.getByText('No messages yet')).toBeVisible();
    await expect(turnOn(page)).toBeVisible();
  },
);

story(
  'A subscriber whose device cannot be subscribed is told so, and the next start retries',
  async ({ page, operator, listening, context, complaints }) => {
    complaints.allow(/ERR_FAILED|status of 401/);
    operator.scenario.pick('serverError', { call: 'subscribeToTopic' });
    const push = await listening(page);
    await expect(page.getByText('We couldn’t subscribe this device')).toBeVisible();
    await push.deliver({ data: { title: 'It arrives all the same' } });
    await expect(messages(page)).toHaveCount(1);

    await page.reload();
    await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible();
    await expect(page.getByText('We couldn’t subscribe this device')).toHaveCount(0);
    expect(callsOf(operator, 'subscribeToTopic').map(({ status }) => status)).toEqual([500, 200]);

    await page.getByRole('button', { name: 'Turn off' }).click();
    await expect(turnOn(page)).toBeFocused();
    expect(await keptIn(page)).not.toHaveProperty('selfcarePush');
    for (const state of ['is down', 'refuses'] as const) {
      await standInForProvider(context, state);
      const refused = state === 'refuses' ? page.waitForResponse(/registrations/) : null;
      await page.getByRole('button', { name: /Turn on|Try again/ }).click();
      await refused;
      await expect(page.getByText('We couldn’t turn on notifications.')).toBeVisible();
      await expect(messages(page)).toHaveCount(1);
    }
  },
);

plain(
  'a subscriber whose operator has no push, or who refuses it, has everything else unchanged',
  async ({ page, context, operator, logInAs }) => {
    await logInAs('asha', { at: INBOX });
    await expect(
      page.getByText('Your operator doesn’t send messages to devices yet.'),
    ).toBeVisible();
    await expect(page.getByText('No messages yet')).toBeVisible();
    expect(await isSubscribed(page)).toBe(false);

    await offerPush(context, operator);
    await page.reload();
    // A test browser refuses every permission that it was not told to grant.
    await page.getByRole('button', { name: /Turn on|Check again/ }).click();
    await expect(page.getByText('Notifications from this page are blocked.')).toBeVisible();
    await page.getByRole('link', { name: 'From your operator' }).click();
    await expect(page.getByText('Planned work tonight')).toBeVisible();
    await expect(bell(page, 0)).toBeVisible();
    expect(callsOf(operator, 'subscribeToTopic')).toEqual([]);
    expect(await isSubscribed(page)).toBe(false);
  },
);

plain(
  'a browser that refuses its database says so in the inbox, and everything else works',
  async ({ page, logInAs }) => {
    await page.addInitScript(() => {
      indexedDB.open = () => {
        throw new DOMException('refused', 'InvalidStateError');
      };
    });
    await logInAs('asha');
    await expect(bell(page, 1)).toBeVisible();
    await page.goto(INBOX);
    await expect(page.getByText('This browser doesn’t let us store messages')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('This browser doesn’t let us store messages')).toBeVisible();
    await page.getByRole('link', { name: 'From your operator' }).click();
    await expect(page.getByText('Planned work tonight')).toBeVisible();
    await expect(bell(page, 0)).toBeVisible();
  },
);
