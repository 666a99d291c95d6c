import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptInstall, canInstall } from '../run/aptInstall';
import { onPath } from '../run/browser';
import { ensureFonts } from '../run/ensureBrowser';
import { ensureTool } from '../run/ensureTool';

const ON_A_MAC = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** Firefox of this machine: the one that FIREFOX_PATH names, or the first one found. */
export const firefoxPath = (): string | null =>
  [process.env['FIREFOX_PATH'], onPath('firefox-esr'), onPath('firefox'), ON_A_MAC].find(
    (place) => place && existsSync(place),
  ) ?? null;

/** Playwright drives Firefox by WebDriver BiDi, with commands that it has since this version. */
const OLDEST_FIREFOX = 143;

/** Why no stories are run in the Firefox of this machine; null when they are. */
export const whyNoFirefox = (): string | null => {
  const firefox = firefoxPath();
  if (firefox === null)
    return 'Firefox is not installed: `npm run stories -- --browser firefox` installs it.';
  const [version = ''] = /\d+/.exec(execFileSync(firefox, ['--version']).toString()) ?? [];
  return Number(version) >= OLDEST_FIREFOX
    ? null
    : `No story is run in Firefox ${version}: Firefox ${OLDEST_FIREFOX} or newer is needed.`;
};

const ensure = (
  name: string,
  isThere: () => boolean,
  ...packages: readonly string[]
): string | null => {
  ensureFonts();
  if (isThere()) return null;
  if (canInstall()) {
    console.log(`${name} was not found: installing it …`);
    aptInstall(...packages);
  }
  return isThere() ? null : `Install Debian's ${packages.join(' and ')}, and run this again.`;
};

/** Answers null, or one sentence that says what is missing. */
export const ensureFirefox = (): string | null =>
  ensure('Firefox', () => firefoxPath() !== null, 'firefox-esr') ?? whyNoFirefox();

/**
 * Ensures WebKit with its driver, and a screen for it. Answers null, or one sentence that says what to do if they are
 * missing.
 */
export const ensureWebkit = (): string | null => {
  ensureTool('webdriver');
  return ensure(
    'WebKit',
    () => onPath('WebKitWebDriver') !== null && onPath('Xvfb') !== null,
    'webkit2gtk-driver',
    'xvfb',
  );
};
