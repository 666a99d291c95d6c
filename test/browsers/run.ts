import { rmSync } from 'node:fs';
import { ensureBuilt } from '../operator/bundle';
import { runCommand, UserFacingError } from '../operator/startup';
import { ensureBrowser } from '../run/ensureBrowser';
import { RESULTS, storyResult } from '../run/storyReport';
import { tool } from '../run/tool';
import { ensureFirefox, ensureWebkit } from './ensureOther';

const ENSURE = { firefox: ensureFirefox, webkit: ensureWebkit } as const;

const playwright = (config: string, options: readonly string[]): Promise<boolean> =>
  tool('@playwright/test/cli.js', 'test', '-c', config, ...options);

const runIn = async (name: keyof typeof ENSURE, options: readonly string[]): Promise<void> => {
  const missing = ENSURE[name]();
  if (missing !== null) throw new UserFacingError(missing);
  await ensureBuilt();
  const report = `${name}.json`;
  rmSync(`${RESULTS}/${report}`, { force: true });
  const ok = await playwright(`test/browsers/${name}.config.ts`, options);
  const { passed, failed } = storyResult(report);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = ok && passed > 0 ? 0 : 1;
};

/** `npm run stories [-- --browser firefox -g "part of a title"]`: passes all other arguments to Playwright. */
const main = async (): Promise<void> => {
  const { browser, rest } = takeBrowser(process.argv.slice(2));
  if (browser === 'firefox' || browser === 'webkit') return runIn(browser, rest);
  if (browser !== null) throw new UserFacingError('--browser is firefox or webkit.');
  const missing = ensureBrowser();
  if (missing !== null) throw new UserFacingError(missing);
  await ensureBuilt();
  process.exitCode = (await playwright('test/stories/playwright.config.ts', rest)) ? 0 : 1;
};

const takeBrowser = (
  args: readonly string[],
): { readonly browser: string | null; readonly rest: readonly string[] } => {
  const at = args.findIndex((one) => one === '--browser' || one.startsWith('--browser='));
  const given = args[at];
  if (given === undefined) return { browser: null, rest: args };
  const [, inline] = given.split('=');
  const used = inline === undefined ? 2 : 1;
  return {
    browser: inline ?? args[at + 1] ?? '',
    rest: args.filter((_, place) => place < at || place >= at + used),
  };
};

runCommand(main);
