import { rmSync } from 'node:fs';
import { buildBundle, isStale } from '../operator/bundle';
import { UserFacingError, runCommand } from '../operator/startup';
import { RESULTS, storyResult } from '../run/storyReport';
import { tool } from '../run/tool';
import { ensureFirefox, ensureWebkit } from './ensureOther';

const ENSURE = { firefox: ensureFirefox, webkit: ensureWebkit } as const;

/** `npm run stories:firefox` and `npm run stories:webkit`, each with `[-- -g "part of a title"]`. */
const main = async (): Promise<void> => {
  const [name, ...options] = process.argv.slice(2);
  if (name !== 'firefox' && name !== 'webkit')
    throw new UserFacingError('Name the browser: firefox or webkit.');
  const missing = ENSURE[name]();
  if (missing !== null) throw new UserFacingError(missing);
  if (isStale(process.cwd())) await buildBundle(process.cwd(), new AbortController().signal);
  const report = `${name}.json`;
  rmSync(`${RESULTS}/${report}`, { force: true });
  const config = `test/browsers/${name}.config.ts`;
  const ok = await tool('@playwright/test/cli.js', 'test', '-c', config, ...options);
  const { passed, failed } = storyResult(report);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = ok && passed > 0 ? 0 : 1;
};

runCommand(main);
