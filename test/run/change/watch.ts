import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { TYPES } from '../caches';

/** Runs a tool of node_modules and prints each of its lines after a name. */
const watchWith = (name: string, [program, ...args]: readonly [string, ...string[]]) => {
  const file = path.resolve('node_modules', program);
  const child = spawn(process.execPath, [file, ...args], { stdio: ['inherit', 'pipe', 'pipe'] });
  for (const output of [child.stdout, child.stderr])
    createInterface({ input: output }).on('line', (line) => console.log(`${name} │ ${line}`));
  return child;
};

/**
 * `npm run watch` runs the compiler and Jest in parallel. When one ends, by Ctrl-C or by itself, the other is ended
 * too.
 */
const children: readonly ChildProcess[] = [
  watchWith('types', [...TYPES, '--watch', '--preserveWatchOutput']),
  watchWith('tests', ['jest/bin/jest.js', '--watch', '--passWithNoTests']),
];

const stop = (): void => {
  for (const child of children) child.kill();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.once('exit', stop);
