import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { browserPath } from './browser';

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const isRoot = (): boolean => process.getuid?.() === 0;

/** Debian's own package where we may, else the browser that the test runner brings along. */
const install = (): boolean => {
  if (isRoot() && existsSync('/usr/bin/apt-get'))
    return (
      run('apt-get', 'update', '-qq') &&
      // With letters for Hindi: the package alone brings none, and a story would see empty boxes.
      run(
        'apt-get',
        'install',
        '-y',
        '-qq',
        '--no-install-recommends',
        'chromium',
        'fonts-noto-core',
      )
    );
  return run(process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium');
};

const isThere = (): boolean => browserPath() !== null || existsSync(chromium.executablePath());

/** A browser for the stories and the size budget. Answers null, or in one sentence what to do about its absence. */
export const ensureBrowser = (): string | null => {
  if (isThere()) return null;
  console.log('No Chromium or Chrome was found: installing one …');
  install();
  return isThere()
    ? null
    : 'Chromium or Chrome is needed: install one, or name it in CHROME_PATH, and run this again.';
};
