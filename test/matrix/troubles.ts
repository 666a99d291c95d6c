import type { BrowserContext, Page, Request, Route } from 'playwright-core';
import { withinLimit } from './limit';
import type { Press, MatrixStandIn, MethodStep, Waited } from './method';

/** What may go wrong at a step. */
export const TROUBLES = [
  'cut before',
  'answer lost',
  'reload',
  'second tab',
  'double press',
  'session ended',
  'killed',
] as const;
export type MatrixTrouble = (typeof TROUBLES)[number];

/** Where a trouble happens. */
export interface Scene {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly step: MethodStep;
  readonly operator: MatrixStandIn;
  /** The browser's process is killed, and another one opened on what it had written. */
  readonly kill: () => Promise<void>;
  /** Opens the portal in another tab at the same step. */
  readonly openOther: () => Promise<void>;
}

const once: Press = (what) => what.first().click();
const twice: Press = (what) => what.first().dblclick();

export const happens = (trouble: MatrixTrouble, scene: Scene): Promise<void> =>
  CAUSES[trouble](scene);

const CAUSES: Readonly<Record<MatrixTrouble, (scene: Scene) => Promise<void>>> = {
  'cut before': (scene) => struck(scene, (route) => route.abort('connectionreset')),

  'answer lost': (scene) =>
    struck(scene, async (route) => {
      await route.fetch({ maxRedirects: 0 });
      await route.abort('connectionreset');
    }),

  // In mid-air: it has been carried out, and its answer has not come yet.
  reload: (scene) =>
    duringCall(scene, async () => {
      await scene.page.reload({ waitUntil: 'domcontentloaded' }).catch(() => undefined);
    }),

  'second tab': (scene) => duringCall(scene, scene.openOther),

  'double press': ({ page, step, operator }) =>
    arrived(page.context(), step.waitsOn, () => step.act(page, twice, operator)),

  'session ended': (scene) =>
    struck(scene, async (route) => {
      scene.operator.endSessions();
      await route.continue();
    }),

  killed: (scene) => duringCall(scene, scene.kill),
};

/** Does something to the first of the requests that the step waits on. */
const struck = async (
  { context, page, step, operator }: Scene,
  strike: (route: Route) => Promise<void>,
): Promise<void> => {
  const done = await onFirst(context, step.waitsOn, strike);
  await Promise.all([done(), step.act(page, once, operator)]);
};

/** The request was carried out; while its answer is on the way, something happens. Then it comes. */
const duringCall = async (scene: Scene, happening: () => Promise<void>): Promise<void> => {
  const { context, page, step, operator } = scene;
  const held = later();
  const carriedOut = later();
  const done = await onFirst(context, step.waitsOn, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    carriedOut.come();
    await held.promise;
    await route.fulfill({ response });
  });
  const acted = step.act(page, once, operator).catch(() => undefined); // its page may go meanwhile
  await Promise.race([carriedOut.promise, done()]);
  await happening();
  held.come();
  await Promise.all([done(), acted]);
};

const later = () => {
  let come = (): void => undefined;
  const promise = new Promise<void>((resolve) => (come = resolve));
  return { promise, come };
};

/** Milliseconds that a step has to come about. */
const PATIENCE = 30_000;

const isFor = ({ method, path }: Waited, request: Request): boolean =>
  request.method() === method && new URL(request.url()).pathname === path;

/** Lies in wait for the first of these; what comes back waits until it was struck. */
const onFirst = async (
  context: Pick<BrowserContext, 'route'>,
  waited: Waited,
  strike: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> => {
  let isStruck = false;
  const struckOne = later();
  await context.route(
    (url) => url.pathname === waited.path,
    async (route) => {
      if (isStruck || !isFor(waited, route.request())) return route.fallback();
      isStruck = true;
      // The page, or the whole browser, may be gone by then.
      await strike(route).catch(() => undefined);
      struckOne.come();
    },
  );
  return () =>
    withinLimit(PATIENCE, struckOne.promise, `${waited.method} ${waited.path} never left`);
};

const arrived = async (
  context: BrowserContext,
  waited: Waited,
  act: () => Promise<void>,
): Promise<void> => {
  const came = context.waitForEvent('request', {
    predicate: (request) => isFor(waited, request),
    timeout: PATIENCE,
  });
  await act();
  await came;
};

/** The next such call is carried out (or never arrives) and its answer is lost: some steps appear only then. */
export const loseNext = async (page: Page, waited: Waited, isCarriedOut = true): Promise<void> => {
  await onFirst(page, waited, async (route) => {
    if (isCarriedOut) await route.fetch({ maxRedirects: 0 });
    await route.abort('connectionreset');
  });
};
