import { execFile } from 'node:child_process';
import path from 'node:path';

export interface ReplayRun {
  /** What the process ended with: 0 the same, 1 a difference, 2 no recording. */
  readonly code: number;
  readonly text: string;
}

const cwd = path.resolve(__dirname, '../../..');

/** Replays a file as a QA engineer does it, in a separate process. */
export const replayed = (file: string): Promise<ReplayRun> =>
  new Promise((resolve) => {
    const args = ['run', '--silent', 'replay', '--', file];
    const child = execFile('npm', args, { cwd }, (_, out, trouble) =>
      resolve({ code: child.exitCode ?? -1, text: `${out}${trouble}` }),
    );
  });
