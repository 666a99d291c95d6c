import type { Page } from '@playwright/test';
import { breakHelp, holdThreeSeconds, HOME, type View } from './views';

const HELP = `${HOME}/help`;
const OFFER = 'main > button';
const INSIDE = '[role=group] h3';

const broken = async (page: Page) => {
  await holdThreeSeconds(page);
  await breakHelp(page);
};

/** What a subscriber sees of the file for support, to be looked at. */
export const fileLooks: readonly View[] = [
  {
    name: 'file-in-help',
    as: 'asha',
    path: HELP,
    act: (page) => page.locator('main section').last().locator('button').click(),
    shows: INSIDE,
  },
  {
    name: 'file-offered',
    as: 'asha',
    path: HELP,
    before: broken,
    shows: OFFER,
    complains: /^console: /,
  },
  {
    name: 'file-where-it-broke',
    as: 'asha',
    path: HELP,
    before: broken,
    begins: OFFER,
    act: (page) => page.locator(OFFER).click(),
    shows: INSIDE,
    complains: /^console: /,
  },
];
