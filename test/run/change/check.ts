import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { runCommand } from '../../operator/startup';
import { LINT, TYPES } from '../caches';
import { tool } from '../tool';
import { nearestOf } from './nearest';

/*
 * `npm run check` checks a change in half a minute: all types, with a cache, and lint, format and a limited number
 * of unit tests for the changed files only.
 */

const CODE = /\.(tsx?|mjs)$/;
const FORMATTED = /\.(tsx?|mjs|js|json|md|html)$/;
const TESTS_AT_MOST = 10;

const run = promisify(execFile);

const linesOf = async (program: string, ...args: readonly string[]): Promise<readonly string[]> =>
  (await run(program, [...args], { maxBuffer: Infinity })).stdout.split('\n').filter(Boolean);

const git = (...args: readonly string[]): Promise<readonly string[]> => linesOf('git', ...args);

/** The uncommitted files; without any, the files of the last commit. */
const changedFiles = async (): Promise<readonly string[]> => {
  const open = [
    ...(await git('diff', '--name-only', 'HEAD')),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ];
  const changed = open.length > 0 ? open : await git('diff', '--name-only', 'HEAD~1', 'HEAD');
  return changed.filter((file) => existsSync(file));
};

const timed = async (name: string, isRight: () => Promise<boolean>): Promise<boolean> => {
  const from = Date.now();
  const answer = await isRight();
  console.log(`${answer ? '✓' : '✗'} ${name}: ${Math.round((Date.now() - from) / 1000)} s`);
  return answer;
};

const JEST = 'jest/bin/jest.js';

const testsOf = async (code: readonly string[]): Promise<boolean> => {
  const list = [`node_modules/${JEST}`, '--listTests', '--findRelatedTests', ...code];
  const related = await linesOf(process.execPath, ...list);
  const nearest = nearestOf(related, code, TESTS_AT_MOST);
  if (nearest.length < related.length)
    console.log(
      `${related.length - nearest.length} of ${related.length} related test files are left out`,
    );
  return nearest.length === 0 || tool(JEST, '--silent', '--runTestsByPath', ...nearest);
};

const main = async (): Promise<void> => {
  const changed = await changedFiles();
  const code = changed.filter((file) => CODE.test(file));
  const formatted = changed.filter((file) => FORMATTED.test(file));
  const prettier = ['--check', '--log-level', 'warn', '--ignore-unknown', ...formatted];
  const steps = [
    timed('types', () => tool(...TYPES)),
    ...(formatted.length > 0
      ? [timed('format', () => tool('prettier/bin/prettier.cjs', ...prettier))]
      : []),
    ...(code.length > 0
      ? [
          timed('lint', () => tool(...LINT, ...code)),
          timed('unit tests of the change', () => testsOf(code)),
        ]
      : []),
  ];
  process.exitCode = (await Promise.all(steps)).every(Boolean) ? 0 : 1;
};

runCommand(main);
