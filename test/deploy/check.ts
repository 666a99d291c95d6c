import { rmSync } from 'node:fs';
import { ensureBuilt } from '../operator/bundle';
import { runCommand, UserFacingError } from '../operator/startup';
import { ensureBrowser } from '../run/ensureBrowser';
import { RESULTS, storyResult } from '../run/storyReport';
import { tool } from '../run/tool';
import { ensureNginx } from './ensureNginx';

/** Written by the configuration beside this file. */
const REPORT = 'deploy.json';

/**
 * `npm run tool -- deploy-check [-g "part of a title"]`: tests the portal as `public/deploy` puts it onto nginx, with
 * the stand-in operator behind it, on free ports and in a folder of its own. The machine's own nginx is not touched.
 */
const main = async (): Promise<void> => {
  const missing = ensureNginx() ?? ensureBrowser();
  if (missing !== null) throw new UserFacingError(missing);
  const options = process.argv.slice(2);
  await ensureBuilt();
  process.env['PORTAL_FRONT'] = 'nginx';
  rmSync(`${RESULTS}/${REPORT}`, { force: true });
  const ok = await tool(
    '@playwright/test/cli.js',
    'test',
    '-c',
    'test/deploy/playwright.config.ts',
    ...options,
  );
  const { passed, failed } = storyResult(REPORT);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = ok && passed > 0 ? 0 : 1;
};

runCommand(main);
