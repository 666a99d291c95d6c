import type { Browser } from 'playwright-core';
import { homeRoutes, openRoutes } from '../../src/root/routes';
import type { Language } from '../../store/core/languages';
import { LOGOUT } from '../../store/core/paths';
import { createOperator } from '../operator/operator';
import { dist } from '../size/builds';
import {
  firstPaintGoals,
  homeGoals,
  median,
  type Pair,
  type PerformanceGoal,
  screenRows,
} from './goals';
import { homeAsShown, visitHome } from './homeVisits';
import { serve, withoutScripts } from './serve';
import { serveStaticHome } from './staticHome';
import { visitFirstPaint, visitScreens } from './visits';

type Numbers = Readonly<Record<string, number>>;

const mediansOf = <Figures extends Numbers>(visits: readonly Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(visits[0] ?? {}).map((name) => [
      name,
      median(visits.map((one) => one[name] ?? NaN)),
    ]),
  ) as Figures; // the same names

/** Visits both pages in turn, the page without scripts first, and returns the medians. */
const byTurns = async <Figures extends Numbers>(
  runs: number,
  html: () => Promise<Figures>,
  portal: () => Promise<Figures>,
): Promise<Pair<Figures>> => {
  const found = { html: [] as Figures[], portal: [] as Figures[] };
  for (let run = 0; run < runs; run += 1) {
    found.html.push(await html());
    found.portal.push(await portal());
  }
  return { html: mediansOf(found.html), portal: mediansOf(found.portal) };
};

/** Serves the built portal with the stand-in during `work`. */
export const withPortal = async <Result>(
  work: (address: string) => Promise<Result>,
): Promise<Result> => {
  const operator = await createOperator({ database: ':memory:', dist });
  try {
    return await work(await operator.app.listen({ port: 0, host: 'localhost' }));
  } finally {
    await operator.close();
  }
};

/**
 * Compares the portal with its login and Home as pages without scripts; the static Home is a copy of what the portal
 * showed.
 */
export const compareHomes = (browser: Browser, runs: number): Promise<readonly PerformanceGoal[]> =>
  withPortal(async (portal) => {
    const page = await serveStaticHome(await homeAsShown(browser, portal));
    const visits = await byTurns(
      runs,
      () => visitHome(page.address, false),
      () => visitHome(portal, true),
    );
    page.close();
    return homeGoals(visits);
  });

export const compareFirstPaints = async (
  browser: Browser,
  runs: number,
  languages: readonly Language[],
): Promise<readonly PerformanceGoal[]> => {
  const [html, portal] = [await serve(withoutScripts), await serve()];
  const goals: PerformanceGoal[] = [];
  for (const language of languages) {
    const visits = await byTurns(
      runs,
      () => visitFirstPaint(browser, html.address, language),
      () => visitFirstPaint(browser, portal.address, language),
    );
    goals.push(...firstPaintGoals(language, visits));
  }
  for (const { close } of [html, portal]) close();
  return goals;
};

const screenPaths = [...openRoutes, ...homeRoutes]
  .map(({ path }) => path.replace(/:\w+/, '42'))
  .filter((path) => path !== LOGOUT);

export const seeScreens = (browser: Browser): Promise<readonly PerformanceGoal[]> =>
  withPortal(async (portal) => {
    const html = await serve(withoutScripts);
    const { warm } = await visitFirstPaint(browser, html.address, 'en');
    html.close();
    return screenRows(warm, await visitScreens(browser, portal, screenPaths));
  });
