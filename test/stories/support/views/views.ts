import type { Page } from '@playwright/test';
import { homeRoutes, openRoutes } from '../../../../src/app/routes';
import { DEMO_PASSWORD } from '../../../operator/seeds/subscribers';
import { entryViews } from './entryViews';
import type { StandIn } from '../story';
import { loseAnswer } from '../troubles';
import { upiViews } from './upiViews';

/** One thing a subscriber may have before them, in any language. */
export interface View {
  readonly name: string;
  /** Who looks; a stranger when left out. */
  readonly as?: string;
  readonly path: string;
  /** What has to go wrong at the operator first. */
  readonly trouble?: (operator: StandIn) => void;
  /** What has to happen in the page before it is opened. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** What has to be there before anything is done; a heading when left out. */
  readonly begins?: string;
  /** What is done there. */
  readonly act?: (page: Page) => Promise<void>;
  /** What is to be seen in the end; a heading when left out. */
  readonly shows?: string;
  /** What the page complains of in the console: it is what the view is about. */
  readonly complains?: RegExp;
  /** Shapes of what is to come stay on it. */
  readonly hasShapes?: boolean;
}

export const HOME = '/nxtselfcareportal';
const READS = ['activePacks', 'alerts', 'promos', 'cpe', 'subscriber'] as const;
export const SKELETON = 'main [aria-busy]:not(button)';
export const submit = (page: Page) => page.locator('form button[type=submit]').click();

const refused = async (page: Page) => {
  await page.locator('#field-username').fill('asha');
  await page.locator('#field-password').fill('Namaste-2025');
  await submit(page);
};

/** Holds the snackbar and the full-screen error, which are documented to go after three seconds. */
export const holdThreeSeconds = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout: start } = window;
    // Without a name of its own: what runs the pictures would ask the page for one.
    window.setTimeout = ((work: TimerHandler, after?: number, ...more: unknown[]) =>
      after === 3000 ? 0 : start(work, after, ...more)) as typeof setTimeout; // the rest of it is unused
  });

const onEach = (operator: StandIn, scenario: string) =>
  READS.forEach((call) => operator.scenario.pick(scenario, { call, times: null }));

export const loginViews: readonly View[] = [
  { name: 'login', path: '/' },
  { name: 'login-errors', path: '/', act: submit, shows: '[aria-invalid]' },
  { name: 'login-refused', path: '/', act: refused, shows: 'form [role=alert]' },
  { name: 'staff-login', path: '/maintenancelogin' },
  { name: 'terms', as: 'gurpreet', path: HOME },
  {
    name: 'terms-error',
    as: 'gurpreet',
    path: HOME,
    act: (page) => page.locator('form button[type=submit]').click(),
    shows: '[aria-invalid]',
  },
];

export const dashboardViews: readonly View[] = [
  { name: 'dashboard', as: 'asha', path: HOME },
  { name: 'dashboard-platform', as: 'dinesh', path: HOME },
  { name: 'dashboard-kyc-missing', as: 'kavya', path: HOME },
  { name: 'dashboard-kyc-rejected', as: 'rafiq', path: HOME },
  { name: 'dashboard-two-boxes', as: 'meera', path: HOME },
  { name: 'dashboard-broadband', as: 'joseph', path: HOME },
  { name: 'dashboard-empty', as: 'newcomer', path: HOME },
  { name: 'dashboard-heavy', as: 'lakshmi', path: HOME },
  {
    name: 'dashboard-loading',
    as: 'asha',
    path: HOME,
    trouble: (operator) => onEach(operator, 'slow'),
    shows: SKELETON,
    hasShapes: true,
  },
  {
    name: 'dashboard-failing',
    as: 'asha',
    path: HOME,
    trouble: (operator) => onEach(operator, 'serverError'),
    shows: 'main [role=alert]',
  },
  {
    name: 'dashboard-offline',
    as: 'asha',
    path: HOME,
    trouble: (operator) => onEach(operator, 'cutBefore'),
    act: async (page) => {
      await page.locator('main [role=alert]').first().waitFor();
      await page.context().setOffline(true);
    },
    shows: 'main [role=alert]',
  },
];

const HISTORY = `${HOME}/myprofile/transaction`;

export const historyViews: readonly View[] = [
  { name: 'history', as: 'meera', path: HISTORY, shows: 'main li button' },
  {
    name: 'history-open',
    as: 'meera',
    path: HISTORY,
    act: async (page) => {
      await page.locator('main li button').first().click();
      await page.locator('#field-period').selectOption('custom');
    },
    shows: 'main li dl',
  },
  {
    name: 'history-no-match',
    as: 'meera',
    path: HISTORY,
    act: (page) => page.locator('#field-query').fill('zzz'),
    shows: 'main svg + p',
  },
  { name: 'history-empty', as: 'newcomer', path: HISTORY, shows: 'main svg + p' },
  {
    name: 'history-loading',
    as: 'meera',
    path: HISTORY,
    trouble: (operator) => operator.scenario.pick('slow', { call: 'transactions', times: null }),
    shows: SKELETON,
    hasShapes: true,
  },
  {
    name: 'history-failing',
    as: 'meera',
    path: HISTORY,
    trouble: (operator) =>
      operator.scenario.pick('serverError', { call: 'transactions', times: null }),
    shows: 'main [role=alert]',
  },
  {
    // One month of it, to keep the page short.
    name: 'history-heavy',
    as: 'lakshmi',
    path: HISTORY,
    act: (page) =>
      page
        .locator('#field-period')
        .selectOption('month')
        .then(() => undefined),
    shows: 'li[aria-posinset]',
  },
  {
    name: 'history-half',
    as: 'lakshmi',
    path: HISTORY,
    before: (page) => page.route('**/transactionhistory?page=3&*', (route) => route.abort()),
    shows: 'main [role=alert]',
  },
];

/** Help's code arrives broken: no screen can be shown. */
export const breakHelp = (page: Page) =>
  page.route('**/screen-faq.*.js', async (route) => {
    const answer = await route.fetch();
    const broken = (await answer.text()).replace(
      /\(\w(?:,\w)*\)(?:=>)?\{/,
      (start) => `${start}throw new Error("broken");`,
    );
    await route.fulfill({ response: answer, body: broken });
  });

export const overlayViews: readonly View[] = [
  { name: 'not-found', as: 'asha', path: `${HOME}/nothing/here` },
  {
    name: 'maintenance',
    path: '/',
    trouble: (operator) => operator.scenario.pick('maintenanceOn'),
    shows: 'h1:has-text("Planned work"), h1:has-text("तय काम")',
  },
  {
    name: 'loader',
    path: '/',
    trouble: (operator) => operator.scenario.pick('slow', { call: 'login' }),
    act: async (page) => {
      await page.locator('#field-username').fill('asha');
      await page.locator('#field-password').fill(DEMO_PASSWORD);
      await submit(page);
    },
    shows: '[role=status] img',
    // The pressed button is busy as long as the loader is there.
    hasShapes: true,
  },
  {
    name: 'snackbar',
    as: 'asha',
    path: `${HOME}/logout`,
    before: holdThreeSeconds,
    trouble: (operator) => operator.scenario.pick('serverError', { call: 'logout' }),
    shows: '[role=alert] > div',
  },
  {
    name: 'chunk-failure',
    as: 'asha',
    path: `${HOME}/help`,
    before: (page) => page.route('**/screen-faq.*.js', (route) => route.abort()),
    shows: '[role=alert] h1',
    complains: /ChunkLoadError/,
  },
  {
    name: 'full-screen-error',
    as: 'asha',
    path: `${HOME}/help`,
    before: async (page) => {
      await holdThreeSeconds(page);
      await breakHelp(page);
    },
    // What comes with the recorder, below the words.
    shows: '#root > div[role=alert] ~ main > button',
    complains: /^console: /,
  },
];

const EMPTY = '[data-view=messages] svg + p + p';

/** The alerts screen has two sides, and each its own states. */
export const alertViews: readonly View[] = [
  { name: 'alerts', as: 'meera', path: `${HOME}/alert`, shows: '[data-view] li' },
  {
    name: 'alerts-failing',
    as: 'asha',
    path: `${HOME}/alert`,
    trouble: (operator) => operator.scenario.pick('serverError', { call: 'alerts', times: null }),
    shows: '[data-view] [role=alert]',
  },
  { name: 'messages-empty', as: 'asha', path: `${HOME}/alert#messages`, shows: EMPTY },
  {
    name: 'messages',
    as: 'asha',
    path: `${HOME}/alert#messages`,
    act: async (page) => {
      // The portal has made its database.
      await page.locator(EMPTY).waitFor();
      await page.evaluate(keepMessages, MESSAGES);
      await page.reload();
    },
    shows: '[data-view] li',
  },
  {
    name: 'messages-refused',
    as: 'asha',
    // Another address than the last one: the hash alone would not load the page again.
    path: `${HOME}/alert?again#messages`,
    before: (page) =>
      page.addInitScript(() => {
        indexedDB.open = () => {
          throw new DOMException('refused', 'InvalidStateError');
        };
      }),
    shows: '[data-view] [role=alert]',
  },
];

const aMessage = (id: string, title: string, body: string, path: string, hoursAgo: number) => ({
  ...{ id, title, body, path, at: Date.now() - hoursAgo * 3_600_000, isRead: hoursAgo > 24 },
});

const MESSAGES = [
  aMessage('1', 'Paid', 'Your payment of ₹411.82 has arrived.', `${HOME}/myprofile/transaction`, 2),
  aMessage(
    '2',
    'Planned work tonight',
    'Channels 601 to 640 may stop between 01:00 and 02:00. They come back by themselves.',
    `${HOME}/alert#messages`,
    5,
  ),
  aMessage('3', 'Your KYC is verified', '', `${HOME}/myprofile/kyc`, 75),
  aMessage('4', 'आज रात तय काम', 'चैनल 601 से 640 बंद रह सकते हैं।', `${HOME}/alert#messages`, 400),
];

/** As the messaging worker would have kept them. Runs in the page, so it uses nothing from this file. */
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

export const galleryViews: readonly View[] = [
  { name: 'gallery', path: '/stand-in/gallery', hasShapes: true },
  {
    name: 'dialog',
    path: '/stand-in/gallery',
    act: (page) => page.locator('section[data-part=Dialog] button').first().click(),
    shows: '[role=dialog]',
    hasShapes: true,
  },
];

export const strangersViews: readonly View[] = [
  ...openRoutes.map(({ path }) => ({
    name: path.replaceAll('/', ''),
    path: path.replace(':id', '42'),
  })),
  ...entryViews,
  ...upiViews,
];

/** Without `logout`, which ends the session. Of the packs one kind is enough. */
export const subscribersViews: readonly View[] = homeRoutes
  .filter(({ path }) => !path.endsWith('/logout'))
  .map(({ path }) => ({
    name: path.replace(`${HOME}/`, '').replaceAll('/', '-').replace(/^-/, ''),
    as: 'asha',
    path: path.endsWith('/addpacks') ? `${path}?kind=BASE` : path,
  }));

const SUPPORT = `${HOME}/help/customersupport`;
const answerButtons = 'main [role=list] button';

/** The views of customer support. The last one shows a failure. */
export const supportViews: readonly View[] = [
  { name: 'support', as: 'asha', path: SUPPORT, shows: 'main a[href*="ticket=DK"]' },
  {
    name: 'support-ticket',
    as: 'asha',
    path: `${SUPPORT}?ticket=DK4417A00001`,
    shows: 'main ol[role=list]',
  },
  {
    name: 'support-close',
    as: 'asha',
    path: `${SUPPORT}?ticket=DK4417A00001`,
    act: async (page) => {
      await page.locator('main ol[role=list]').waitFor();
      await page.locator('main button').first().click();
    },
    shows: '[role=dialog]',
  },
  { name: 'support-new', as: 'asha', path: `${SUPPORT}?new=ticket`, shows: 'main form' },
  {
    name: 'support-new-errors',
    as: 'asha',
    path: `${SUPPORT}?new=ticket`,
    act: submit,
    shows: '[aria-invalid]',
  },
  { name: 'guide', as: 'asha', path: `${SUPPORT}?guide=picture`, shows: answerButtons },
  {
    name: 'guide-refresh',
    as: 'asha',
    path: `${SUPPORT}?guide=picture`,
    act: async (page) => {
      await page.locator(answerButtons).first().click();
      await page.locator('main button').first().click();
    },
    shows: 'main section h2',
  },
  { name: 'support-heavy', as: 'lakshmi', path: SUPPORT, shows: 'main a[href*="ticket=DK"]' },
  {
    name: 'guide-pack-over',
    as: 'rafiq',
    path: `${SUPPORT}?guide=picture`,
    act: (page) => page.locator(answerButtons).first().click(),
    shows: 'main a[href$="/mypacks/renew"]',
  },
  { name: 'support-empty', as: 'newcomer', path: SUPPORT },
  {
    name: 'support-doubt',
    as: 'meera',
    path: `${SUPPORT}?new=ticket`,
    before: (page) => loseAnswer(page, '**/subscriber/v1/ticket'),
    act: async (page) => {
      await page.locator('#field-categoryid').selectOption('BILLING');
      await page.locator('#field-subject').fill('A charge I do not know');
      await page.locator('#field-description').fill('It is from last month.');
      await page.locator('#field-contactmethod').selectOption('SMS');
      await submit(page);
      await page.locator('main [role=alert]').waitFor();
    },
    shows: 'main a[href*="ticket=DK"]',
  },
  {
    name: 'support-failing',
    as: 'asha',
    path: SUPPORT,
    trouble: (operator) =>
      ['tickets', 'cpe'].forEach((call) =>
        operator.scenario.pick('serverError', { call, times: null }),
      ),
    shows: 'main [role=alert]',
  },
];

export const viewOf = (name: string): View => {
  const view = [...loginViews, ...dashboardViews, ...historyViews].find((one) => one.name === name);
  if (!view) throw new Error(`There is no view ${name}`);
  return view;
};
