import { buildBundle, isStale } from '../operator/bundle';
import { UserFacingError, runCommand } from '../operator/startup';
import { ensureBrowser } from '../run/ensureBrowser';
import { tool } from '../run/tool';
import { ensureNginx } from './ensureNginx';

/**
 * `npm run deploy:check [-- -g "part of a title"]`: the portal as `public/deploy` puts it onto nginx, with the
 * stand-in operator behind it, on free ports and in a folder of the run. Nothing of the machine's nginx is touched.
 */
const main = async (): Promise<void> => {
  const missing = ensureNginx() ?? ensureBrowser();
  if (missing !== null) throw new UserFacingError(missing);
  const options = process.argv.slice(2);
  if (isStale(process.cwd())) await buildBundle(process.cwd(), new AbortController().signal);
  process.env['PORTAL_FRONT'] = 'nginx';
  const ok = await tool(
    '@playwright/test/cli.js',
    'test',
    '-c',
    'test/deploy/playwright.config.ts',
    ...options,
  );
  process.exitCode = ok ? 0 : 1;
};

runCommand(main);
