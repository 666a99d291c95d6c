import { existsSync } from 'node:fs';
import { aptInstall, canInstall } from '../run/aptInstall';
import { onPath } from '../run/browser';

const ON_A_MAC = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** Firefox of this machine: the one that FIREFOX_PATH names, or the first one found. */
export const firefoxPath = (): string | null =>
  [process.env['FIREFOX_PATH'], onPath('firefox-esr'), onPath('firefox'), ON_A_MAC].find(
    (place) => place && existsSync(place),
  ) ?? null;

const ensure = (
  name: string,
  isThere: () => boolean,
  ...packages: readonly string[]
): string | null => {
  if (isThere()) return null;
  if (canInstall()) {
    console.log(`${name} was not found: installing it …`);
    aptInstall(...packages);
  }
  return isThere() ? null : `Install Debian's ${packages.join(' and ')}, and run this again.`;
};

/** Answers null, or in one sentence what to do about its absence. */
export const ensureFirefox = (): string | null =>
  ensure('Firefox', () => firefoxPath() !== null, 'firefox-esr', 'fonts-noto-core');

/** WebKit with its driver, and a screen for it. Answers null, or in one sentence what to do about its absence. */
export const ensureWebkit = (): string | null =>
  ensure(
    'WebKit',
    () => onPath('WebKitWebDriver') !== null && onPath('Xvfb') !== null,
    'webkit2gtk-driver',
    'xvfb',
    'fonts-noto-core',
  );
