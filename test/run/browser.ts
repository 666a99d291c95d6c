import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';
import { REAL_CLOCK } from './fakeClock';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A Chromium or Chrome on this machine: the one that CHROME_PATH names, or the first one found. */
export const browserPath = (): string | null =>
  firstThere([process.env['CHROME_PATH'], ...NAMES.map(onPath), ...PLACES]);

export const HEADLESS_SHELL = 'chromium-headless-shell';

/** The same engine without a window, if installed: it uses a fifth less processor time. */
export const headlessPath = (): string | null =>
  firstThere([process.env['CHROME_PATH'], onPath(HEADLESS_SHELL)]) ?? browserPath();

const firstThere = (places: readonly (string | null | undefined)[]): string | null =>
  places.find((place) => place && existsSync(place)) ?? null;

/**
 * Features that are switched off: those that Playwright also switches off (only the last such switch counts), and the
 * pages that Chromium draws behind its address bar, which no test sees and which cost each window a process.
 */
const LEFT_OUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
  'OptimizationHints',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** The switches of every browser: it may run as root in a container and sends no requests of its own. */
export const SWITCHES: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${LEFT_OUT.join(',')}`,
];

/** How a story starts this browser; null stands for the one that comes with the test runner. */
export const launchedAs = (executable: string | null): LaunchOptions => ({
  env: { ...process.env, ...REAL_CLOCK },
  ...(executable !== null && { executablePath: executable }),
  args: [...SWITCHES],
});

/**
 * For stories that open hundreds of views and compare no pictures: the headless shell uses a fifth less processor time.
 */
export const inHeadlessShell = () => ({ launchOptions: launchedAs(headlessPath()) });

/** The path of a program with this name; null when there is none. */
export const onPath = (name: string): string | null => {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
};
