import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A Chromium or Chrome of this machine: the one that CHROME_PATH names, or the first one found. */
export const browserPath = (): string | null =>
  [process.env['CHROME_PATH'], ...NAMES.map(onPath), ...PLACES].find(
    (place) => place && existsSync(place),
  ) ?? null;

const onPath = (name: string): string | null => {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
};
