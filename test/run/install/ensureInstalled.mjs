// Runs before anything is installed, so it is plain Node without packages.
import './checkNode.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { missingPackages } from './missingPackages.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const missing = missingPackages(root);

if (missing.length > 0) {
  console.log(`Installing what is missing (${missing.length} packages) …`);
  // `npm ci` deletes node_modules first, so it is used only for a folder without it.
  const command = existsSync(`${root}node_modules`) ? ['install', '--no-save'] : ['ci'];
  const { status } = spawnSync('npm', [...command, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The packages could not be installed: the messages above say why.');
    process.exit(status ?? 1);
  }
}
