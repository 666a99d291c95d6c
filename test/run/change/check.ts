import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { runCommand } from '../../operator/startup';
import { LINT, TYPES } from '../caches';
import { tool } from '../tool';

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

/** Words of a path that do not describe its subject. */
const COMMON = new Set(['test', 'unit', 'store', 'sagas', 'src', 'screens', 'dom', 'ts', 'tsx']);

const wordsOf = (file: string): readonly string[] =>
  path
    .relative('', file)
    .split(/[/.]/)
    .filter((word) => !COMMON.has(word));

/**
 * The test files whose paths share the most words with one of the changed files come first. Test files that share no
 * word are used only when none shares any.
 */
const nearestOf = (
  tests: readonly string[],
  changed: readonly string[],
  most: number,
): readonly string[] => {
  const changedWords = changed.map((file) => new Set(wordsOf(file)));
  const nearness = (test: string): number =>
    Math.max(
      ...changedWords.map((words) => wordsOf(test).filter((word) => words.has(word)).length),
    );
  const sorted = [...tests].sort((first, second) => nearness(second) - nearness(first));
  const near = sorted.filter((test) => nearness(test) > 0);
  return (near.length > 0 ? near : sorted).slice(0, most);
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
