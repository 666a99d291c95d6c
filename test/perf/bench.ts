import type { Browser } from 'playwright-core';
import { createOperator } from '../operator/operator';
import { readOptions } from '../run/commands/readOptions';
import { buildPortal, dist, hasBuild } from '../size/builds';
import { openBrowser } from './browser';

interface Bench<Visit> {
  readonly name: 'bench-history' | 'bench-catalogue';
  readonly visit: (browser: Browser, address: string) => Promise<Visit>;
  /** Prints the figures; false when one of them misses its goal. */
  readonly print: (visits: readonly Visit[]) => boolean;
}

/** Builds the portal, visits it again and again in a browser, and prints what was measured. */
export const runBench = async <Visit>({ name, visit, print }: Bench<Visit>): Promise<void> => {
  const { values } = readOptions(name);
  if (!values['no-build'] || !hasBuild()) await buildPortal();
  const operator = await createOperator({ database: ':memory:', dist });
  const address = await operator.app.listen({ port: 0, host: 'localhost' });
  const { browser } = await openBrowser();
  try {
    const visits: Visit[] = [];
    for (let run = 0; run < Math.max(1, Number(values.runs)); run += 1)
      visits.push(await visit(browser, address.replace('127.0.0.1', 'localhost')));
    if (values.json) console.log(JSON.stringify(visits, null, 2));
    else if (!print(visits)) process.exitCode = 1;
  } finally {
    await browser.close();
    await operator.close();
  }
};
