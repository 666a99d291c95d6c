import { spawn } from 'node:child_process';

/** Runs a tool of node_modules, shows what it prints, and answers whether it succeeded. */
export const tool = (command: string, ...args: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [`node_modules/${command}`, ...args], {
      stdio: 'inherit',
    });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
