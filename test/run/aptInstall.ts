import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const run = (command: string, ...args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** Whether this user may install Debian's packages. */
export const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs Debian's packages; false when that failed. */
export const aptInstall = (...packages: readonly string[]): boolean =>
  run('apt-get', 'update', '-qq') &&
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages);
