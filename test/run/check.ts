import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runCommand } from '../operator/startup';
import { toolFile } from './ensureTool';
import { tool } from './tool';

/*
 * `npm run check`: what can be said of a change in about a minute. Types and unused code are looked at
 * as a whole; lint, format and the unit tests only where the change is.
 */

const CODE = /\.(tsx?|mjs)$/;
const FORMATTED = /\.(tsx?|mjs|js|json|md|html)$/;

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** What is not committed yet; without that, what the last commit changed. */
const changedFiles = (): readonly string[] => {
  const open = [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const changed = open.length > 0 ? open : git('diff', '--name-only', 'HEAD~1', 'HEAD');
  return changed.filter((file) => existsSync(file));
};

const timed = async (name: string, run: Promise<boolean>): Promise<boolean> => {
  const from = Date.now();
  const isRight = await run;
  console.log(`${isRight ? '✓' : '✗'} ${name}: ${Math.round((Date.now() - from) / 1000)} s`);
  return isRight;
};

const main = async (): Promise<void> => {
  const changed = changedFiles();
  const code = changed.filter((file) => CODE.test(file));
  const formatted = changed.filter((file) => FORMATTED.test(file));
  const nothing = Promise.resolve(true);
  const types = timed(
    'types',
    tool(
      'typescript/bin/tsc',
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      'node_modules/.cache/check.tsbuildinfo',
    ),
  );
  const rest = (async () => [
    await timed('unused code', tool(toolFile('structure', 'knip/bin/knip.js'))),
    await timed(
      'format',
      formatted.length > 0
        ? tool(
            'prettier/bin/prettier.cjs',
            '--check',
            '--log-level',
            'warn',
            '--ignore-unknown',
            ...formatted,
          )
        : nothing,
    ),
    await timed(
      'lint',
      code.length > 0
        ? tool('eslint/bin/eslint.js', '--max-warnings', '0', '--no-warn-ignored', ...code)
        : nothing,
    ),
    await timed(
      'unit tests of the change',
      code.length > 0
        ? tool('jest/bin/jest.js', '--silent', '--passWithNoTests', '--findRelatedTests', ...code)
        : nothing,
    ),
  ])();
  const results = [await types, ...(await rest)];
  process.exitCode = results.every(Boolean) ? 0 : 1;
};

runCommand(main);
