import { randomUUID } from 'node:crypto';
import { type Browser, chromium } from 'playwright-core';
import { browserPath, SWITCHES } from '../../run/browser';
import { makeCertificate } from '../../run/certificate';
import { PROTOCOLS } from '../../run/cuttableServer';
import { idleFor } from '../browser';
import { type CuttingServer, openCuttingServer } from './server';
import { VARIANTS } from './variants';

/**
 * `npm run tool -- resent` measures how often one press arrives at a server that carries out the write and cuts the
 * connection before its answer. Chromium itself repeats a request when a connection that has answered before breaks.
 */
const PRESSES = 20;

/** Whether the write's connection has already answered a read, or is opened for the write. */
const CONNECTIONS = { reused: '/read', fresh: '/last' } as const;
/** Milliseconds in which the browser notices that a connection was closed, or makes it available for reuse. */
const PAUSE = 60;

interface Presses {
  /** How often each press arrived. */
  readonly arrivals: readonly number[];
  /** Presses after which the page had an answer. */
  readonly answered: number;
}

const pressed = async (
  browser: Browser,
  { address, arrivals }: CuttingServer,
  script: string,
  before: string,
): Promise<Presses> => {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.goto(address);
  const names = Array.from({ length: PRESSES }, () => randomUUID());
  let answered = 0;
  for (const name of names) {
    // The connection that the previous write broke may make this read fail too, so it is retried once.
    const read = `fetch('${before}').then((one) => one.text())`;
    await page.evaluate(`${read}.catch(() => ${read})`);
    await idleFor(page, PAUSE);
    const write = `async (url) => { ${script} }`;
    const has = await page.evaluate(
      `(${write})('/write?press=${name}').then(() => true, () => false)`,
    );
    if (has === true) answered += 1;
  }
  await context.close();
  return { arrivals: names.map(arrivals), answered };
};

const shown = ({ arrivals, answered }: Presses): string => {
  const most = Math.max(...arrivals);
  const mean = arrivals.reduce((sum, one) => sum + one, 0) / arrivals.length;
  return most === 0 ? 'is not sent' : `${mean.toFixed(2)} (${answered} answered)`;
};

const main = async (): Promise<void> => {
  const browser = await chromium.launch({
    executablePath: browserPath() ?? chromium.executablePath(),
    args: [...SWITCHES, '--ignore-certificate-errors'],
  });
  const certificate = await makeCertificate();
  const lines = new Map(Object.keys(VARIANTS).map((name) => [name, [name]]));
  const heads = ['arrivals for each press'];
  for (const protocol of PROTOCOLS) {
    const server = await openCuttingServer(protocol, certificate);
    for (const [connection, before] of Object.entries(CONNECTIONS)) {
      heads.push(`${protocol}, ${connection}`);
      for (const [name, script] of Object.entries(VARIANTS))
        lines.get(name)?.push(shown(await pressed(browser, server, script, before)));
    }
    server.close();
  }
  const table = [heads, ...lines.values()];
  const widths = heads.map((_, at) => Math.max(...table.map((line) => line[at]?.length ?? 0)));
  for (const line of table)
    console.log(line.map((text, at) => text.padEnd(widths[at] ?? 0)).join(' | '));
  console.log(`${PRESSES} presses each, Chromium ${browser.version()}`);
  await browser.close();
};

void main();
