import { spawn } from 'node:child_process';

/** Megabytes for what lives shortly: with Node's own 16 the tests spend a sixth of their time collecting garbage. */
const SHORT_LIVED = '--max-semi-space-size=64';

/** Runs a tool of node_modules, shows what it prints, and answers whether it succeeded. */
export const tool = (command: string, ...args: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [SHORT_LIVED, `node_modules/${command}`, ...args], {
      stdio: 'inherit',
    });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
