import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { aptInstall, canInstall, run } from './aptInstall';
import { browserPath, HEADLESS_SHELL, headlessPath } from './browser';

/** Debian's own package where we may, else the browser that the test runner brings along. */
const install = (): boolean =>
  canInstall()
    ? aptInstall('chromium')
    : run(process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium');

/** Of Debian's `fonts-noto-core`. */
const FONT = '/usr/share/fonts/truetype/noto/NotoSansTamil-Regular.ttf';

/** The browsers' packages bring no letters of Indian scripts: a story would see empty boxes. */
export const ensureFonts = (): void => {
  if (canInstall() && !existsSync(FONT)) aptInstall('fonts-noto-core');
};

const isThere = (): boolean => browserPath() !== null || existsSync(chromium.executablePath());

/**
 * A browser for the stories and the size budget, and the fonts of every language. Answers null, or in one sentence
 * what to do about the browser's absence.
 */
export const ensureBrowser = (): string | null => {
  ensureFonts();
  if (isThere()) return null;
  console.log('No Chromium or Chrome was found: installing one …');
  install();
  return isThere()
    ? null
    : 'Chromium or Chrome is needed: install one, or name it in CHROME_PATH, and run this again.';
};

/** The browser without a window for what opens thousands of pages and looks at no picture; any other does as well. */
export const ensureHeadlessShell = (): string | null => {
  if (canInstall() && headlessPath() === browserPath()) aptInstall(HEADLESS_SHELL);
  return ensureBrowser();
};
