import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { UserFacingError } from '../operator/startup';

/** Tools that only some commands need. Each has a folder in test/tools with its versions and its own lock file. */
export type ToolName =
  | 'certificate'
  | 'dev-server'
  | 'devtools'
  | 'lighthouse'
  | 'mutation'
  | 'sbom'
  | 'structure'
  | 'webdriver';

/** The files of a tool's folder that npm reads. */
const NPM_FILES = ['.npmrc', 'package.json', 'package-lock.json'];

/** A file with the hash of the lock file. It is written only after a complete installation. */
const STAMP = 'node_modules/.installed';

const folderOf = (name: ToolName): string => path.resolve('test/tools', name);

const lockHash = (folder: string): string =>
  createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex');

const isInstalled = (folder: string): boolean => {
  const stamp = path.join(folder, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash(folder);
};

/** @returns whether npm has installed what the lock file of the folder says. */
const install = (folder: string): boolean =>
  spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    // npm's output goes to stderr, because another program may read the output of a command.
    { cwd: folder, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' },
  ).status === 0;

/** Two processes may install the same tool. The one that finishes last keeps what the other has put in place. */
const putInPlace = (installed: string, folder: string): void => {
  const target = path.join(folder, 'node_modules');
  if (!isInstalled(folder)) rmSync(target, { recursive: true, force: true });
  try {
    renameSync(installed, target);
  } catch (error) {
    if (!isInstalled(folder)) throw error;
  }
};

/**
 * Installs a tool if its installation does not match its lock file. npm compares each package with the hash in the
 * lock file. It is installed in a temporary folder and moved into place as a whole, because stories that run in
 * parallel may need it at the same time.
 *
 * @throws UserFacingError when it cannot be installed.
 */
export const ensureTool = (name: ToolName): void => {
  const folder = folderOf(name);
  if (isInstalled(folder)) return;
  console.error(`Installing what this command needs (test/tools/${name}) …`);
  const installFolder = mkdtempSync(path.join(folder, '.installing-'));
  try {
    for (const file of NPM_FILES)
      copyFileSync(path.join(folder, file), path.join(installFolder, file));
    if (!install(installFolder))
      throw new UserFacingError(
        `test/tools/${name} could not be installed: the messages above say why. Run this again when the registry can be reached.`,
      );
    writeFileSync(path.join(installFolder, STAMP), lockHash(folder));
    putInPlace(path.join(installFolder, 'node_modules'), folder);
  } finally {
    rmSync(installFolder, { recursive: true, force: true });
  }
};

/** The path of a file of an installed tool. Installs the tool first. @throws UserFacingError */
export const toolFile = (name: ToolName, file: string): string => {
  ensureTool(name);
  return path.join(folderOf(name), 'node_modules', file);
};

/**
 * A CommonJS package of a tool. Its caller checks the value, because the root has no types for it. @throws
 * UserFacingError
 */
export const requireTool = (name: ToolName, id: string): unknown => {
  ensureTool(name);
  return createRequire(path.join(folderOf(name), 'package.json'))(id);
};

/** An ES module of a tool, by its file: see `requireTool`. @throws UserFacingError */
export const importTool = async (name: ToolName, file: string): Promise<unknown> =>
  import(pathToFileURL(toolFile(name, file)).href);
