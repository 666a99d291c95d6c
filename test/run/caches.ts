const CACHE = 'node_modules/.cache';

/**
 * The compiler with its cache, which `npm test` and the other commands share: it reads only what has changed since the
 * last run of any of them.
 */
export const TYPES = [
  'typescript/bin/tsc',
  ...['--noEmit', '--incremental', '--tsBuildInfoFile', `${CACHE}/types.tsbuildinfo`],
] as const;

/** ESLint with its cache. The files to be checked follow. */
export const LINT = [
  'eslint/bin/eslint.js',
  ...['--max-warnings', '0', '--no-warn-ignored'],
  ...['--cache', '--cache-strategy', 'content', '--cache-location', `${CACHE}/eslint/`],
] as const;
