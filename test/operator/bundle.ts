import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'src',
  'store',
  'sagas',
  'public',
  'webpack.config.ts',
  'package.json',
  'tsconfig.json',
];
const BUILD = ['--import', 'tsx', 'test/run/build.ts'];
const STOPPED = 'The build was stopped.';

/** True when there is no bundle, or when one of its sources has changed since it was built. */
export const isStale = (root: string): boolean => {
  const page = join(root, 'dist/index.html');
  if (!existsSync(page)) return true;
  const built = statSync(page).mtimeMs;
  return SOURCES.some((source) => newestIn(join(root, source)) > built);
};

const newestIn = (path: string): number => {
  if (!existsSync(path)) return 0;
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  const inside = readdirSync(path).map((name) => newestIn(join(path, name)));
  // The time of the folder itself changes when a file in it is added or removed.
  return Math.max(mtimeMs, ...inside);
};

/** Builds the portal of this folder when it is missing or older than its sources. */
export const ensureBuilt = async (): Promise<void> => {
  if (isStale(process.cwd())) await buildBundle(process.cwd(), new AbortController().signal);
};

/** Builds the production bundle into dist/. Rejects with a one-sentence error when that fails. */
export const buildBundle = (root: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const build = spawn(process.execPath, BUILD, { cwd: root, stdio: 'inherit', signal });
    build.on('error', ({ name }) =>
      reject(new Error(name === 'AbortError' ? STOPPED : 'The build could not be started.')),
    );
    build.on('exit', (code, killedBy) => {
      if (code === 0) resolve();
      else if (killedBy) reject(new Error(STOPPED));
      else reject(new Error('The build failed: its messages are above.'));
    });
  });
