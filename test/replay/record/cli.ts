import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { ensureBuilt } from '../../operator/bundle';
import { demoConfiguration } from '../../operator/demoConfiguration';
import { createOperator } from '../../operator/operator';
import { browserPath, SWITCHES } from '../../run/browser';
import { commands } from '../../run/commands/commands';
import { helpOf } from '../../run/commands/help';
import { readOptions } from '../../run/commands/readOptions';
import { dist } from '../../size/builds';
import { recordFlow } from './recorder';
import type { Script } from './script';
import { scripts } from './scripts';
import { rest } from './steps';

const USAGE = helpOf('record', commands.record);

/** Records until the window is closed: a person, not a script, uses the portal. */
const byHand = (name: string): Script => ({
  name,
  drive: async (page) => {
    await page.goto('/');
    await page.waitForEvent('close', { timeout: 0 });
  },
});

/** The command was used wrongly; the message says how, in a sentence. */
class WrongUse extends Error {}

const main = async (): Promise<number> => {
  try {
    const { wanted, isSeen, folder, isReplayed } = await asked();
    await ensureBuilt();
    const failed = await recordAll(wanted, isSeen, folder);
    const differing = isReplayed && failed === 0 ? replayAll(wanted, folder) : 0;
    return failed + differing === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error;
    console.error(error.message);
    return 2;
  }
};

const asked = async () => {
  const { values, positionals } = readOptions('record');
  const [name] = positionals;
  const { again, headless, to: folder, replay: isReplayed } = values;
  if (again)
    return { wanted: keptScripts(name).map(inLowWindow), isSeen: false, folder, isReplayed };
  if (name === undefined) throw new WrongUse(USAGE);
  if (headless !== undefined) {
    console.log(`Recording without a display, driven by ${headless}.`);
    return {
      wanted: [{ name, drive: await driveOf(headless) }],
      isSeen: false,
      folder,
      isReplayed,
    };
  }
  if (!hasDisplay())
    throw new WrongUse(
      `There is no display to open the portal on. A script can drive it without one:\n${USAGE}`,
    );
  return { wanted: [byHand(name)], isSeen: true, folder, isReplayed };
};

const hasDisplay = (): boolean =>
  process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);

/**
 * A low window keeps the lower parts of Home out of the flows: they are loaded when they come near the visible area.
 */
const inLowWindow = ({ name, drive }: Script): Script => ({
  name,
  drive: async (page, operator) => {
    await page.setViewportSize({ width: 1280, height: 480 });
    await drive(page, operator);
  },
});

const keptScripts = (name: string | undefined): readonly Script[] => {
  const wanted = scripts.filter((script) => name === undefined || script.name === name);
  if (wanted.length === 0) throw new WrongUse(`No flow is called "${name}".`);
  return wanted;
};

const driveOf = async (file: string): Promise<Script['drive']> => {
  const whole = path.resolve(file);
  if (!existsSync(whole)) throw new WrongUse(`There is no file ${file}.`);
  const exported: unknown = await import(pathToFileURL(whole).href);
  const drive = driveIn(exported) ?? driveIn((exported as { readonly default?: unknown }).default); // CommonJS
  if (!drive) throw new WrongUse(`${file} exports no function "drive(page, operator)".`);
  return async (page, operator) => {
    await drive(page, operator);
    // Otherwise what follows from the last step would be missing, and the replay would report a difference.
    await rest(page);
  };
};

const driveIn = (exported: unknown): Script['drive'] | null =>
  typeof exported === 'object' &&
  exported !== null &&
  'drive' in exported &&
  typeof exported.drive === 'function'
    ? (exported.drive as Script['drive']) // its parameters cannot be checked here
    : null;

/** Returns how many flows could not be recorded. */
const recordAll = async (
  wanted: readonly Script[],
  isSeen: boolean,
  folder: string,
): Promise<number> => {
  const browser = await open(isSeen);
  await mkdir(folder, { recursive: true });
  let failed = 0;
  try {
    for (const script of wanted) {
      try {
        await keep(script, browser, folder);
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
  return failed;
};

/** Replays each recording in its own process, as a tester does. Returns how many differ. */
const replayAll = (wanted: readonly Script[], folder: string): number => {
  const differing = wanted.filter(({ name }) => {
    const { status, stdout } = spawnSync(
      process.execPath,
      ['test/run/run.mjs', 'replay', fileOf(name, folder)],
      { encoding: 'utf8' },
    );
    console.log(
      `${status === 0 ? 'same   ' : 'differs'}  ${name}: ${stdout.trim().split('\n').at(-1)}`,
    );
    return status !== 0;
  });
  console.log(`${wanted.length - differing.length} the same, ${differing.length} differ.`);
  return differing.length;
};

const fileOf = (name: string, folder: string): string => path.join(folder, `${name}.har`);

const open = (isSeen: boolean): Promise<Browser> => {
  const executablePath = browserPath();
  if (!executablePath)
    throw new WrongUse('No Chromium or Chrome was found: install one, or name one by CHROME_PATH.');
  return chromium.launch({
    executablePath,
    headless: !isSeen,
    args: [...SWITCHES],
  });
};

const keep = async ({ name, drive }: Script, browser: Browser, folder: string): Promise<void> => {
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
    const file = fileOf(name, folder);
    await writeFile(file, archive);
    console.log(path.relative(process.cwd(), file));
  } finally {
    await operator.close();
  }
};

void main().then((code) => process.exit(code));
