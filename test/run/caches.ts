const CACHE = 'node_modules/.cache';

/** The compiler with its cache: it reads only what has changed since its last run, whether here or in `npm test`. */
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
