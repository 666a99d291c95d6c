import type { Page } from '@playwright/test';
import { homeRoutes, openRoutes } from '../../../../src/root/routes';
import { HOME } from '../../../../store/core/paths';
import { DEMO_PASSWORD } from '../../../operator/seeds/subscribers';
import { openFilters } from '../../history/openFilters';
import { READS } from '../calls';
import { putIntoCart } from '../peers/cart';
import { settingsButton } from '../settings';
import { loseAnswer } from '../troubles';
import { cut, serverFailing, slow, type View, viewsAt } from '../viewTable';
import { entryViews } from './entryViews';
import { upiViews } from './upiViews';

const ALERT = 'main [role=alert]';
export const SKELETON = 'main [aria-busy]:not(button)';
const submit = (page: Page) => page.locator('form button[type=submit]').click();

const sendLogin = async (page: Page, password: string) => {
  await page.locator('#field-username').fill('asha');
  await page.locator('#field-password').fill(password);
  await submit(page);
};

/** Keeps the snackbar open, which is documented to go after three seconds. */
const holdThreeSeconds = (page: Page) =>
  page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    // The function has no name, because the picture runner would otherwise ask the page for a helper.
    window.setTimeout = ((work: TimerHandler, after?: number, ...more: unknown[]) =>
      after === 3000 ? 0 : start(work, after, ...more)) as typeof setTimeout; // the rest of it is unused
  });

const stranger = viewsAt('/');
const homeOf = (as: string) => viewsAt(HOME, as);

export const loginViews: readonly View[] = [
  stranger('login'),
  stranger('login-errors', '[aria-invalid]', { act: submit }),
  stranger('login-refused', 'form [role=alert]', {
    act: (page) => sendLogin(page, 'Namaste-2025'),
  }),
  stranger('settings', '#settings:popover-open', {
    act: (page) => settingsButton(page).click(),
  }),
  { name: 'staff-login', path: '/maintenancelogin' },
  homeOf('gurpreet')('terms'),
  homeOf('gurpreet')('terms-error', '[aria-invalid]', { act: submit }),
];

export const dashboardViews: readonly View[] = [
  homeOf('asha')('dashboard'),
  homeOf('dinesh')('dashboard-platform'),
  homeOf('kavya')('dashboard-kyc-missing'),
  homeOf('rafiq')('dashboard-kyc-rejected'),
  homeOf('meera')('dashboard-two-boxes'),
  homeOf('joseph')('dashboard-broadband'),
  homeOf('newcomer')('dashboard-empty'),
  homeOf('lakshmi')('dashboard-heavy'),
  homeOf('asha')('dashboard-refreshed', 'main section [tabindex="-1"] button', {
    act: (page) => page.locator('main section button[aria-label]').first().click(),
  }),
  homeOf('dinesh')('dashboard-cart', 'main a[href="/checkout"]', {
    act: async (page) => {
      await putIntoCart(page, 'P2001', 'P2002');
      await page.reload();
    },
  }),
  homeOf('asha')('dashboard-loading', SKELETON, { trouble: slow(...READS), hasShapes: true }),
  homeOf('asha')('dashboard-failing', ALERT, { trouble: serverFailing(...READS) }),
  homeOf('asha')('dashboard-offline', ALERT, {
    trouble: cut(...READS),
    act: async (page) => {
      await page.locator(ALERT).first().waitFor();
      await page.context().setOffline(true);
    },
  }),
];

const historyOf = (as: string) => viewsAt(`${HOME}/myprofile/transaction`, as);
const NOTHING = 'main svg + p';

/** Shows only these days, because a few rows of a long list are enough. */
const showDays = async (page: Page, from: number, to = 0) => {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  await openFilters(page);
  await page.locator('#field-period').selectOption('custom');
  await page.locator('#field-from').fill(day(from));
  await page.locator('#field-to').fill(day(to));
};

export const historyViews: readonly View[] = [
  historyOf('meera')('history', 'main li button'),
  historyOf('meera')('history-open', 'main li dl', {
    act: async (page) => {
      await showDays(page, 90);
      await page.locator('main li button').first().click();
    },
  }),
  historyOf('meera')('history-no-match', NOTHING, {
    act: async (page) => {
      await openFilters(page);
      await page.locator('#field-query').fill('zzz');
    },
  }),
  historyOf('newcomer')('history-empty', NOTHING),
  historyOf('meera')('history-loading', SKELETON, {
    trouble: slow('transactions'),
    hasShapes: true,
  }),
  historyOf('meera')('history-failing', ALERT, { trouble: serverFailing('transactions') }),
  historyOf('lakshmi')('history-heavy', 'li[aria-posinset]', {
    act: (page) => showDays(page, 1, 1),
  }),
  historyOf('lakshmi')('history-half', ALERT, {
    before: (page) => page.route('**/transactionhistory?page=3&*', (route) => route.abort()),
  }),
];

/** Makes Help's code arrive broken, so that its screen cannot be shown. */
export const breakHelp = (page: Page) =>
  page.route('**/screen-faq.*.js', async (route) => {
    const answer = await route.fetch();
    const broken = (await answer.text()).replace(
      /\(\w(?:,\w)*\)(?:=>)?\{/,
      (start) => `${start}throw new Error("broken");`,
    );
    await route.fulfill({ response: answer, body: broken });
  });

const help = viewsAt(`${HOME}/help`, 'asha');

export const overlayViews: readonly View[] = [
  viewsAt(`${HOME}/nothing/here`, 'asha')('not-found'),
  // The login, which stood there before, has a form.
  stranger('maintenance', 'main:not(:has(form)) h1', {
    trouble: ({ scenario }) => scenario.pick('maintenanceOn'),
  }),
  stranger('loader', '[role=status] img', {
    trouble: ({ scenario }) => scenario.pick('slow', { call: 'login' }),
    act: (page) => sendLogin(page, DEMO_PASSWORD),
    // The pressed button is busy as long as the loader is there.
    hasShapes: true,
  }),
  viewsAt(`${HOME}/logout`, 'asha')('snackbar', '[role=alert] > div', {
    before: holdThreeSeconds,
    trouble: ({ scenario }) => scenario.pick('serverError', { call: 'logout' }),
  }),
  help('chunk-failure', '[role=alert] h1', {
    before: (page) => page.route('**/screen-faq.*.js', (route) => route.abort()),
    complains: /ChunkLoadError/,
  }),
  // The button comes with the recorder, below the words.
  help('broken-page', 'div[role=alert] ~ main > button', {
    before: breakHelp,
    complains: /^console: /,
  }),
];

const EMPTY = '[data-view=messages] svg + p + p';

const alertsOf = (as: string, more = '') => viewsAt(`${HOME}/alert${more}`, as);

const aMessage = (id: string, title: string, body: string, path: string, hoursAgo: number) => ({
  ...{ id, title, body, path, at: Date.now() - hoursAgo * 3_600_000, isRead: hoursAgo > 24 },
});

const MESSAGES = [
  aMessage('1', 'Paid', 'Your payment of ₹411.82 has arrived.', `${HOME}/myprofile/transaction`, 2),
  aMessage(
    '2',
    'Planned work tonight',
    'Channels 601 to 640 may stop between 01:00 and 02:00. They’ll be back on their own.',
    `${HOME}/alert#messages`,
    5,
  ),
  aMessage('3', 'Your KYC is verified', '', `${HOME}/myprofile/kyc`, 75),
  aMessage('4', 'आज रात रखरखाव', 'चैनल 601 से 640 बंद रह सकते हैं।', `${HOME}/alert#messages`, 400),
];

/** The alerts screen has two tabs with states of their own. */
export const alertViews: readonly View[] = [
  alertsOf('meera')('alerts', '[data-view] li'),
  alertsOf('asha')('alerts-failing', '[data-view] [role=alert]', {
    trouble: serverFailing('alerts'),
  }),
  alertsOf('asha', '#messages')('messages-empty', EMPTY),
  alertsOf('asha', '#messages')('messages', '[data-view] li', {
    words: MESSAGES.flatMap(({ title, body }) => [title, body]),
    act: async (page) => {
      // Waits until the portal has made its database.
      await page.locator(EMPTY).waitFor();
      await page.evaluate(keepMessages, MESSAGES);
      await page.reload();
    },
  }),
  // Another address than the last one: the hash alone would not load the page again.
  alertsOf('asha', '?again#messages')('messages-refused', '[data-view] [role=alert]', {
    before: (page) =>
      page.addInitScript(() => {
        indexedDB.open = () => {
          throw new DOMException('refused', 'InvalidStateError');
        };
      }),
  }),
];

/** Stores the messages as the messaging worker would have. Runs in the page, so it uses nothing from this file. */
const keepMessages = (messages: readonly unknown[]) =>
  new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('selfcareInbox');
    opening.onerror = () => reject(new Error('The database does not open'));
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('messages', 'readwrite');
      transaction.oncomplete = () => resolve();
      const owner = { customerid: '100004417', language: 'en' };
      transaction.objectStore('messages').put({ owner, seen: [], messages }, 'inbox');
    };
  });

const gallery = viewsAt('/stand-in/gallery');

export const galleryViews: readonly View[] = [
  gallery('gallery', undefined, { hasShapes: true }),
  gallery('dialog', '[role=dialog]:not(#settings)', {
    act: (page) => page.locator('section[data-part=Dialog] button').first().click(),
    hasShapes: true,
  }),
];

export const strangersViews: readonly View[] = [
  ...openRoutes.map(({ path }) => ({
    name: path.replaceAll('/', ''),
    path: path.replace(':id', '42'),
  })),
  ...entryViews,
  ...upiViews,
];

/** All views except `logout`, which ends the session. One kind of pack is enough. */
export const subscribersViews: readonly View[] = homeRoutes
  .filter(({ path }) => !path.endsWith('/logout'))
  .map(({ path }) => ({
    name: path.replace(`${HOME}/`, '').replaceAll('/', '-').replace(/^-/, ''),
    as: 'asha',
    path: path.endsWith('/addpacks') ? `${path}?kind=BASE` : path,
  }));

const supportOf = (as: string, query = '') => viewsAt(`${HOME}/help/customersupport${query}`, as);
const aTicket = supportOf('asha', '?ticket=DK4417A00001');
const newTicket = supportOf('asha', '?new=ticket');
const guide = supportOf('asha', '?guide=picture');
const TICKETS = 'main a[href*="ticket=DK"]';
const answerButtons = 'main [role=list] button';

/** The views of customer support. The last one shows a failure. */
export const supportViews: readonly View[] = [
  supportOf('asha')('support', TICKETS),
  aTicket('support-ticket', 'main ol[role=list]'),
  aTicket('support-close', '[role=dialog]:not(#settings)', {
    act: async (page) => {
      await page.locator('main ol[role=list]').waitFor();
      await page.locator('main button').first().click();
    },
  }),
  newTicket('support-new', 'main form'),
  newTicket('support-new-errors', '[aria-invalid]', { act: submit }),
  newTicket('support-new-deleted', 'main [role=alert] button', {
    act: async (page) => {
      await page.locator('#field-subject').fill('A charge I do not know');
      await page.locator('main form button').last().click();
    },
  }),
  guide('guide', answerButtons),
  guide('guide-refresh', 'main section h2', {
    act: async (page) => {
      await page.locator(answerButtons).first().click();
      await page.locator('main button').first().click();
    },
  }),
  supportOf('lakshmi')('support-heavy', TICKETS),
  supportOf('rafiq', '?guide=picture')('guide-pack-over', 'main a[href$="/mypacks/renew"]', {
    act: (page) => page.locator(answerButtons).first().click(),
  }),
  supportOf('newcomer')('support-empty'),
  supportOf('meera', '?new=ticket')('support-unknown', TICKETS, {
    before: (page) => loseAnswer(page, '**/subscriber/v1/ticket'),
    act: async (page) => {
      await page.locator('#field-categoryid').selectOption('BILLING');
      await page.locator('#field-subject').fill('A charge I do not know');
      await page.locator('#field-description').fill('It is from last month.');
      await page.locator('#field-contactmethod').selectOption('SMS');
      await submit(page);
      await page.locator(ALERT).waitFor();
    },
  }),
  supportOf('asha')('support-failing', ALERT, { trouble: serverFailing('tickets', 'cpe') }),
];

export const viewOf = (name: string): View => {
  const view = [...loginViews, ...dashboardViews, ...historyViews].find((one) => one.name === name);
  if (!view) throw new Error(`There is no view ${name}`);
  return view;
};
