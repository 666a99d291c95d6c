import type { Page } from '@playwright/test';
import { loseAnswer } from '../troubles';
import type { View } from './views';

const PACKS = '/nxtselfcareportal/mypacks';
/** The two buttons of the part in which a pack is stopped, in any language. */
const ways = (page: Page) => page.locator('main section button');
const openWay = (at: number) => async (page: Page) => ways(page).nth(at).click();

/** What a subscriber has before them while looking after a pack. */
export const packViews: readonly View[] = [
  {
    name: 'pack',
    as: 'asha',
    path: `${PACKS}?pack=P1003&box=4417`,
    shows: 'main section button',
  },
  {
    name: 'pack-remove',
    as: 'asha',
    path: `${PACKS}?pack=P1003&box=4417`,
    act: openWay(0),
    shows: '[role=dialog]',
  },
  {
    name: 'pack-refund',
    as: 'asha',
    path: `${PACKS}?pack=P1003&box=4417`,
    act: openWay(1),
    shows: '[role=dialog]',
  },
  {
    name: 'pack-refunded',
    as: 'asha',
    path: `${PACKS}?pack=P1003&box=4417`,
    act: async (page) => {
      await openWay(1)(page);
      await page.locator('[role=dialog] button').last().click();
    },
    shows: 'main a[href$="/transaction"]',
  },
  {
    name: 'pack-broadband',
    as: 'asha',
    path: `${PACKS}?pack=BB100A`,
    act: (page) => page.locator('main button[aria-expanded]').click(),
    shows: 'main svg rect',
  },
];

/** The same for other households and in trouble: to be looked at. */
export const packLooks: readonly View[] = [
  {
    name: 'pack-removed',
    as: 'asha',
    path: `${PACKS}?pack=P1003&box=4417`,
    act: async (page) => {
      await openWay(0)(page);
      await page.locator('[role=dialog] button[type=submit]').click();
      await page.locator('[role=dialog]').waitFor({ state: 'hidden' });
    },
    shows: 'main section button',
  },
  {
    name: 'pack-in-doubt',
    as: 'asha',
    path: `${PACKS}?pack=P1003&box=4417`,
    act: async (page) => {
      await loseAnswer(page, '**/cancelforrefund', false);
      await openWay(1)(page);
      await page.locator('[role=dialog] button').last().click();
    },
    shows: 'main section button',
  },
  {
    name: 'pack-failed',
    as: 'asha',
    path: `${PACKS}?pack=P1003&box=4417`,
    trouble: (operator) => operator.scenario.pick('packsFailed'),
    shows: 'main dl',
  },
  {
    name: 'packs-failed',
    as: 'asha',
    path: PACKS,
    trouble: (operator) => operator.scenario.pick('packsFailed'),
    shows: 'main li a',
  },
  { name: 'packs', as: 'asha', path: PACKS, shows: 'main li a' },
  { name: 'packs-two-boxes', as: 'meera', path: PACKS, shows: 'main li a' },
  { name: 'packs-over', as: 'rafiq', path: PACKS, shows: 'main li a' },
  { name: 'packs-heavy', as: 'lakshmi', path: PACKS, shows: 'main li a' },
  { name: 'packs-empty', as: 'newcomer', path: PACKS, shows: 'main svg + p' },
  { name: 'packs-none-failed', as: 'asha', path: `${PACKS}?show=FAILED`, shows: 'main svg + p' },
  {
    name: 'packs-loading',
    as: 'asha',
    path: PACKS,
    trouble: (operator) => operator.scenario.pick('slow', { call: 'activePacks', times: null }),
    shows: 'main [aria-busy]',
    hasShapes: true,
  },
  {
    name: 'packs-failing',
    as: 'asha',
    path: PACKS,
    trouble: (operator) =>
      operator.scenario.pick('serverError', { call: 'activePacks', times: null }),
    shows: 'main [role=alert]',
  },
];
