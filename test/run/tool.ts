import { spawn } from 'node:child_process';
import path from 'node:path';

/**
 * Megabytes for new objects. With Node's default of 16, unit tests spend a sixth of their time on garbage collection.
 */
const YOUNG_GENERATION = '--max-semi-space-size=64';

/** Runs a tool of node_modules or of `toolFile`, shows its output, and returns whether it succeeded. */
export const tool = (command: string, ...args: readonly string[]): Promise<boolean> =>
  toolWith({}, command, ...args);

/** Like `tool`, with additional environment variables. */
export const toolWith = (
  more: NodeJS.ProcessEnv,
  command: string,
  ...args: readonly string[]
): Promise<boolean> =>
  new Promise((resolve) => {
    const program = path.resolve('node_modules', command);
    const child = spawn(process.execPath, [YOUNG_GENERATION, program, ...args], {
      stdio: 'inherit',
      env: { ...process.env, ...more },
    });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
