import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { browserPath, SWITCHES } from '../../run/browser';
import { demoConfiguration } from '../../operator/demoConfiguration';
import { createOperator } from '../../operator/operator';
import { buildPortal, dist, hasBuild } from '../../size/builds';
import { recordFlow } from './recorder';
import { scripts, type Script } from './scripts';

const FLOWS = path.resolve(__dirname, '../../flows');

const USAGE = `npm run record -- "a sentence"       opens the portal; what you do until you close its window is kept
npm run record -- --again "a sentence"   does one of the kept flows again
npm run record -- --again                does all of them again`;

/** Until the window is closed: a person, not a script, is at the portal. */
const byHand = (name: string): Script => ({
  name,
  drive: async (page) => {
    await page.goto('/');
    await page.waitForEvent('close', { timeout: 0 });
  },
});

const main = async (): Promise<number> => {
  const [first, second] = process.argv.slice(2);
  if (first === undefined) {
    console.error(USAGE);
    return 2;
  }
  const wanted =
    first === '--again'
      ? scripts.filter(({ name }) => !second || name === second)
      : [byHand(first)];
  if (wanted.length === 0) {
    console.error(`No flow is called "${second}".`);
    return 2;
  }
  if (!hasBuild()) await buildPortal();
  const browser = await open(first !== '--again');
  await mkdir(FLOWS, { recursive: true });
  let failed = 0;
  try {
    for (const script of wanted) {
      try {
        await keep(script, browser);
      } catch (error) {
        failed += 1;
        console.error(
          `Not recorded: ${script.name}\n  ${String(error).split('\n').slice(0, 3).join(' ')}`,
        );
      }
    }
  } finally {
    await browser.close();
  }
  return failed === 0 ? 0 : 1;
};

const open = (isSeen: boolean): Promise<Browser> => {
  const executablePath = browserPath();
  if (!executablePath)
    throw new Error('No Chromium or Chrome was found; CHROME_PATH may name one.');
  return chromium.launch({
    executablePath,
    headless: !isSeen,
    args: [...SWITCHES],
  });
};

const keep = async ({ name, drive }: Script, browser: Browser): Promise<void> => {
  const operator = await createOperator({
    database: ':memory:',
    dist,
    configuration: { ...demoConfiguration, realtime: undefined, devTools: true },
  });
  try {
    const address = await operator.app.listen({ port: 0, host: 'localhost' });
    const archive = await recordFlow(
      browser,
      address.replace('127.0.0.1', 'localhost'),
      (page: Page) => drive(page, operator),
    );
    await writeFile(path.join(FLOWS, `${name}.har`), archive);
    console.log(`test/flows/${name}.har`);
  } finally {
    await operator.close();
  }
};

void main().then((code) => process.exit(code));
