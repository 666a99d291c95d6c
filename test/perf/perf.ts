import { isLanguage, type Language } from '../../store/core/languages';
import { createOperator } from '../operator/operator';
import { readOptions } from '../run/commands/readOptions';
import { buildPortal, dist, hasBuild } from '../size/builds';
import { type Audit, audit } from './audit';
import { openBrowser } from './browser';
import { compareFirstPaints, compareHomes, seeScreens, withPortal } from './compare';
import { goalsOf, type LoginFigures, median, type PerformanceGoal } from './goals';
import { serve, type Served, withoutScripts } from './serve';
import { traceWarmStart } from './trace';
import { type DashboardVisit, type Visit, visitDashboard, visitLogin } from './visits';

type Opened = Awaited<ReturnType<typeof openBrowser>>;

const figuresOf = (visits: readonly Visit[], audits: readonly Audit[]): LoginFigures => ({
  firstPaint: median(audits.map(({ firstPaint }) => firstPaint)),
  largestPaint: median(audits.map(({ largestPaint }) => largestPaint)),
  blocked: median(audits.map(({ blocked }) => blocked)),
  slowFirstPaint: median(visits.map(({ firstPaint }) => firstPaint)),
  slowLargestPaint: median(visits.map(({ largestPaint }) => largestPaint)),
  longTasks: median(
    visits.map(({ longTasks }) => longTasks.reduce((sum, [, length]) => sum + length - 50, 0)),
  ),
  worst: median(visits.map(({ worst }) => worst)),
  shift: Math.max(...visits.map(({ shift }) => shift), ...audits.map(({ shift }) => shift)),
  scriptBytes: median(visits.map(({ scriptBytes }) => scriptBytes)),
  bytes: median(visits.map(({ bytes }) => bytes)),
});

/** Visits both pages in turn, so that a busy moment of the machine affects them equally. */
const compareLogins = async ({ browser, port }: Opened, runs: number, isVerbose: boolean) => {
  const pages: readonly [Served, Served] = [await serve(withoutScripts), await serve()];
  const found = pages.map(() => ({ visits: [] as Visit[], audits: [] as Audit[] }));
  for (let run = 0; run < runs; run += 1)
    for (const [at, { address }] of pages.entries()) {
      const visit = await visitLogin(browser, address, at === 1);
      if (isVerbose) console.log(at === 1 ? 'login' : 'static', JSON.stringify(visit));
      found[at]?.visits.push(visit);
      found[at]?.audits.push(await audit(address, port));
    }
  for (const { close } of pages) close();
  const [html, login] = found.map(({ visits, audits }) => figuresOf(visits, audits));
  if (!html || !login) throw new Error('Nothing was measured');
  return { html, login };
};

const seeDashboard = async ({ browser }: Opened, runs: number) => {
  const operator = await createOperator({ database: ':memory:', dist });
  const address = await operator.app.listen({ port: 0, host: 'localhost' });
  const visits: DashboardVisit[] = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visitDashboard(browser, address));
  await operator.close();
  return {
    firstLine: median(visits.map(({ firstLine }) => firstLine)),
    whole: median(visits.map(({ whole }) => whole)),
    worst: median(visits.map(({ worst }) => worst)),
    shift: Math.max(...visits.map(({ shift }) => shift)),
  };
};

const main = async (): Promise<void> => {
  const { values } = readOptions('perf');
  const runs = Math.max(1, Number(values.runs));
  if (!values['no-build'] || !hasBuild()) await buildPortal();
  const opened = await openBrowser();
  try {
    const { only } = values;
    if (values.trace) {
      const trace = (address: string) => traceWarmStart(opened.browser, address);
      console.log(
        `\nOne warm start of Home, in ms: from, length, what\n\n${await withPortal(trace)}`,
      );
      return;
    }
    const parts: Readonly<Record<string, () => Promise<readonly PerformanceGoal[]>>> = {
      login: async () => {
        const logins = await compareLogins(opened, runs, values.verbose);
        return goalsOf(logins, values['no-dashboard'] ? null : await seeDashboard(opened, runs));
      },
      paint: () => compareFirstPaints(opened.browser, runs, languagesIn(values.languages)),
      home: () => compareHomes(opened.browser, runs),
      screens: () => seeScreens(opened.browser),
    };
    const goals: PerformanceGoal[] = [];
    for (const [name, measure] of Object.entries(parts))
      if (only === undefined || only === name) goals.push(...(await measure()));
    if (values.json) console.log(JSON.stringify({ runs, goals }, null, 2));
    else print(goals, runs);
  } finally {
    await opened.browser.close();
  }
};

/** @throws when the list has a language that the portal does not have. */
const languagesIn = (list: string): readonly Language[] =>
  list.split(',').map((language) => {
    if (isLanguage(language)) return language;
    throw new Error(`"${language}" is no language of the portal: see store/core/languages.ts.`);
  });

const print = (goals: readonly PerformanceGoal[], runs: number): void => {
  const line = (...cells: readonly string[]) =>
    console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(48) : cell.padStart(12))).join(''));
  console.log(`\nMedian of ${runs}; throttled: 150 ms, 1.6 Mbps, processor 4 times slower\n`);
  line('', 'static page', 'portal', 'ratio', 'goal', '');
  for (const { name, html, portal, goal, isMet } of goals) {
    const ratio = html ? (portal / html).toFixed(2) : '';
    line(
      name,
      html === null ? '' : shown(html),
      shown(portal),
      ratio,
      goal === null ? '' : `≤ ${shown(goal)}`,
      isMet === null ? '' : isMet ? 'met' : 'not met',
    );
  }
};

const shown = (value: number): string => (value < 10 ? value.toFixed(3) : value.toFixed(0));

void main();
