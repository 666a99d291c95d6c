import { execFile } from 'node:child_process';
import path from 'node:path';

export interface ToolRun {
  /** What the process ended with: 0 the same, 1 a difference, 2 not everything could be compared. */
  readonly code: number;
  readonly text: string;
}

const cwd = path.resolve(__dirname, '../../..');

const run = (script: string, ...given: readonly string[]): Promise<ToolRun> =>
  new Promise((resolve) => {
    const args = ['run', '--silent', script, '--', ...given];
    const child = execFile('npm', args, { cwd }, (_, out, trouble) =>
      resolve({ code: child.exitCode ?? -1, text: `${out}${trouble}` }),
    );
  });

/** Replays a file as a QA engineer does it, in a separate process. */
export const replayed = (file: string): Promise<ToolRun> => run('replay', file);

/** Records a flow in the same way. */
export const runRecord = (...given: readonly string[]): Promise<ToolRun> => run('record', ...given);
