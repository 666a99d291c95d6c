import { spawn } from 'node:child_process';

/** Megabytes for new objects: with Node's default of 16, unit tests spend a sixth of their time in garbage collection. */
const YOUNG_GENERATION = '--max-semi-space-size=64';

/** Runs a tool of node_modules, shows what it prints, and answers whether it succeeded. */
export const tool = (command: string, ...args: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [YOUNG_GENERATION, `node_modules/${command}`, ...args], {
      stdio: 'inherit',
    });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
