import type { Page } from 'playwright-core';
import { homeRoutes, openRoutes } from '../../src/root/routes';
import { CHECKOUT, HOME, LOGIN, LOGOUT, NEW_TICKET, RENEW } from '../../store/core/paths';
import { putIntoCart } from '../stories/support/peers/cart';
import { chooseMethod } from '../stories/support/peers/payMethods';

/** What a subscriber does from the home screen on, in a browser with an empty cache. */
export interface DownloadJourney {
  readonly name: string;
  /** The login of a seeded subscriber. */
  readonly as: string;
  /** Ends when the last page of the journey is shown. */
  readonly walk: (page: Page) => Promise<void>;
}

/** A screen that is opened by its address. */
export interface VisitedScreen {
  readonly name: string;
  readonly as: string;
  readonly path: string;
  /** The address to which `path` redirects; without it, `path` itself. */
  readonly leadsTo?: string;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Pays by card at the provider's page and comes back: what most subscribers do, and the longest way. */
const payByCard = async (page: Page): Promise<void> => {
  await chooseMethod(page, 'CARD');
  await page.getByRole('button', { name: /^Pay ₹[\d,.]+$/ }).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await heading(page, 'Paid').waitFor();
};

const sendTicket = async (page: Page): Promise<void> => {
  await page.getByLabel('What is it about?').selectOption('Billing');
  await page.getByLabel('Subject').fill('A charge I do not know');
  await page
    .getByLabel('What is happening, and since when?')
    .fill('It is on the bill of last month.');
  await page.getByLabel('How should we reply?').selectOption('Send me a text message');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await heading(page, 'Your ticket is sent').waitFor();
};

export const downloadJourneys: readonly DownloadJourney[] = [
  {
    name: 'home → renew → paid',
    as: 'lakshmi',
    walk: async (page) => {
      await page.goto(RENEW);
      await payByCard(page);
    },
  },
  {
    name: 'home → cart → paid',
    as: 'lakshmi',
    walk: async (page) => {
      await putIntoCart(page, 'P2001', 'P2002', 'P1003');
      await page.goto(CHECKOUT);
      await payByCard(page);
    },
  },
  {
    name: 'home → ticket',
    as: 'asha',
    walk: async (page) => {
      await page.goto(NEW_TICKET);
      await sendTicket(page);
    },
  },
];

/** Every address of the route table, the terms (which come before the home screen) and an unknown address. */
export const screens: readonly VisitedScreen[] = [
  ...[...openRoutes, ...homeRoutes].map(({ path }) => ({
    name: path,
    as: 'asha',
    path: path.replace(/:\w+/, '42'),
    ...(path === LOGOUT && { leadsTo: LOGIN }),
  })),
  { name: 'terms', as: 'gurpreet', path: HOME },
  { name: 'not found', as: 'asha', path: `${HOME}/no/such/screen` },
];
