// Runs before anything is installed: plain Node, no packages.
import './checkNode.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

const changedAt = (file) => (existsSync(root + file) ? statSync(root + file).mtimeMs : 0);
const installed = changedAt('node_modules/.package-lock.json');

if (installed === 0 || installed < changedAt('package-lock.json')) {
  console.log('Installing what is missing …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The packages could not be installed: the messages above say why.');
    process.exit(status ?? 1);
  }
}
