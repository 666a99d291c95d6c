import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Stands in for npm: installs slowly, and fails where another one is at work in the same folder, as npm does. */
const SLOW_NPM = `#!/usr/bin/env node
const fs = require('node:fs');
fs.mkdirSync('node_modules');
setTimeout(() => {
  fs.mkdirSync('node_modules/selfsigned');
  fs.writeFileSync('node_modules/selfsigned/index.js', 'module.exports = 1;');
}, 300);
`;

const project = mkdtempSync(path.join(tmpdir(), 'tools-'));
const folder = path.join(project, 'test/tools/certificate');

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  mkdirSync(path.join(project, 'bin'));
  writeFileSync(path.join(folder, '.npmrc'), '');
  writeFileSync(path.join(folder, 'package.json'), '{}');
  writeFileSync(path.join(folder, 'package-lock.json'), '{}');
  writeFileSync(path.join(project, 'bin/npm'), SLOW_NPM);
  chmodSync(path.join(project, 'bin/npm'), 0o755);
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

const askForTool = async (): Promise<number | null> => {
  const ensureTool = path.resolve('test/run/ensureTool.ts');
  const child = spawn(
    process.execPath,
    [
      '--import',
      pathToFileURL(require.resolve('tsx')).href,
      '--eval',
      `require(${JSON.stringify(ensureTool)}).ensureTool('certificate')`,
    ],
    {
      cwd: project,
      env: {
        ...process.env,
        PATH: `${path.join(project, 'bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
      },
      stdio: 'ignore',
    },
  );
  return new Promise((resolve) => void child.once('exit', resolve));
};

test('Three processes that need the same tool at once install it, and each of them has it', async () => {
  await expect(Promise.all([askForTool(), askForTool(), askForTool()])).resolves.toEqual([0, 0, 0]);
  expect(existsSync(path.join(folder, 'node_modules/selfsigned/index.js'))).toBe(true);
  expect(readdirSync(folder).filter((name) => name.startsWith('.installing'))).toEqual([]);
});
