import type { BrowserContext, Page, Request, Route } from 'playwright-core';
import { withinLimit } from '../run/limit';
import type { AwaitedRequest } from './cuttingProxy';
import { NOT_STORED } from './page';
import {
  answerInOtherWords,
  answerWithoutLines,
  FOREIGN_ANSWERS,
  type ForeignAnswer,
  takeMore,
} from './troubles/foreignAnswers';
import { bookLater, LATE_BOOKINGS, type LateBooking } from './troubles/lateBooking';
import {
  failAfterPaid,
  failWithAutoRefund,
  payAfterFailure,
  startAgainWhileTaken,
} from './troubles/otherStatus';
import { giveReusedReference } from './troubles/reusedReference';
import { actAndAwaitAnswer, once, type TroubleContext, twice } from './troubles/troubleContext';

/** What may go wrong at a step. */
export const TROUBLES = [
  'cut before',
  'answer lost',
  'reload',
  'second tab',
  'double press',
  'session ended',
  'killed',
  'executed and 202',
  'executed and 204',
  '409 in progress',
  'another txnid',
  'signed in elsewhere',
  'storage full',
  'storage refused',
  'cut on HTTP/1.1',
  'cut on HTTP/2',
  ...FOREIGN_ANSWERS,
  'PAID without lines',
  'no results',
  ...LATE_BOOKINGS,
  'captured, then start again',
  'authorised, then start again',
  'failure with autoRefund',
  'paid, then failure',
  'failure, then paid',
  'more taken than agreed',
  'reused reference',
  'account changed after the evidence',
  'documented answers only',
  'documented answers, answer lost',
  'documented answers, cut before',
  'documented answers, booked after 5 minutes',
] as const;
export type MatrixTrouble = (typeof TROUBLES)[number];

/** Whether the whole cell is played with an operator that answers with the documented fields only. */
export const hasDocumentedAnswers = (trouble: MatrixTrouble): boolean =>
  trouble.startsWith('documented answers');

export const causeTrouble = (trouble: MatrixTrouble, setup: TroubleContext): Promise<void> =>
  CAUSES[trouble](setup);

type Cause = (setup: TroubleContext) => Promise<void>;

/** Makes one cause for each of several troubles of one kind. */
const each = <Name extends string>(
  names: readonly Name[],
  cause: (setup: TroubleContext, name: Name) => Promise<void>,
): Readonly<Record<Name, Cause>> =>
  Object.fromEntries(
    names.map((name) => [name, (setup: TroubleContext) => cause(setup, name)]),
  ) as Record<Name, Cause>; // an entry for each name

const CAUSES: Readonly<Record<MatrixTrouble, Cause>> = {
  'cut before': (setup) => intercept(setup, (route) => route.abort('connectionreset')),

  'answer lost': (setup) => intercept(setup, loseAnswer),

  // The call has been carried out, and its answer has not arrived yet.
  reload: (setup) =>
    duringCall(setup, async () => {
      await setup.page.reload({ waitUntil: 'domcontentloaded' }).catch(() => undefined);
    }),

  'second tab': (setup) => duringCall(setup, setup.openOther),

  'double press': ({ page, step, operator }) =>
    arrived(page.context(), step.waitsOn, () => step.act(page, twice, operator)),

  'session ended': (setup) =>
    intercept(setup, async (route) => {
      setup.operator.endSessions();
      await route.continue();
    }),

  killed: (setup) => duringCall(setup, setup.kill),

  'executed and 202': (setup) => answeredWith(setup, 202),
  'executed and 204': (setup) => answeredWith(setup, 204),
  '409 in progress': (setup) => answeredWith(setup, 409, IN_PROGRESS),
  'another txnid': (setup) =>
    intercept(setup, async (route) => {
      const response = await route.fetch({ maxRedirects: 0 });
      const body = (await response.text()).replace(/("txnid":")[^"]*/, '$1TXsomeoneElses');
      await route.fulfill({ response, body });
    }),

  'signed in elsewhere': async (setup) => {
    const { context, page, operator, step } = setup;
    const came = await onFirst(context, step.waitsOn, (route) => route.continue());
    await setup.signInAsOther();
    // A portal that has noticed the other login sends nothing more, and the button is gone.
    const noticed = page.waitForURL(operator.address);
    const acted = step.act(page, once, operator);
    await Promise.any([acted.then(() => came().catch(() => undefined)), noticed]);
  },

  // Nothing more can be written to localStorage, but what was stored stays. Then the page is loaded again.
  'storage full': async (setup) => {
    await spoilStorage(setup, FULL);
    await CAUSES.reload(setup);
  },
  'storage refused': async (setup) => {
    const { context, page, step, operator } = setup;
    await spoilStorage(setup, REFUSED);
    const lost = await onFirst(context, step.waitsOn, loseAnswer);
    // A page that had already opened its database continues. A page that can store nothing sends nothing and says
    // so.
    const refused = page.getByText(NOT_STORED).first().waitFor({ timeout: PATIENCE });
    const end = Promise.any([lost(), refused]).catch(() => Promise.reject(neverLeft(step.waitsOn)));
    await Promise.all([end, step.act(page, once, operator)]);
  },

  'cut on HTTP/1.1': (setup) => cutOnTheWire(setup),
  'cut on HTTP/2': (setup) => cutOnTheWire(setup),

  ...each<ForeignAnswer>(FOREIGN_ANSWERS, answerInOtherWords),
  'PAID without lines': (setup) => answerWithoutLines(setup, 'none'),
  'no results': (setup) => answerWithoutLines(setup, 'empty'),
  ...each<LateBooking>(LATE_BOOKINGS, bookLater),
  'captured, then start again': (setup) => startAgainWhileTaken(setup, 'captured'),
  'authorised, then start again': (setup) => startAgainWhileTaken(setup, 'authorised'),
  'failure with autoRefund': failWithAutoRefund,
  'paid, then failure': failAfterPaid,
  'failure, then paid': payAfterFailure,
  'more taken than agreed': takeMore,
  'reused reference': giveReusedReference,

  'documented answers only': actAndAwaitAnswer,
  'documented answers, answer lost': (setup) => CAUSES['answer lost'](setup),
  'documented answers, cut before': (setup) => CAUSES['cut before'](setup),
  'documented answers, booked after 5 minutes': (setup) =>
    bookLater(setup, 'booked after 5 minutes'),

  // The evidence is read under one account, and the write must not be sent under another.
  'account changed after the evidence': async (setup) => {
    const { context, page, step, method, operator, miss } = setup;
    const came = await onFirst(context, step.waitsOn, async (route) => {
      const response = await route.fetch({ maxRedirects: 0 });
      await setup.signInAsOther();
      await route.fulfill({ response });
    });
    await Promise.all([came(), step.act(page, once, operator).catch(() => undefined)]);
    await page.waitForURL(operator.address, { timeout: NOTICED_WITHIN }).catch(() => undefined);
    const left = operator.books
      .calls()
      .filter(({ idempotencykey }) => idempotencykey !== null)
      .filter(({ customerid }) => customerid !== method.customerid);
    for (const { call } of left) miss(`${call} left under another account`);
  },
};

/** Milliseconds in which the page notices that another subscriber has logged in, or sends the request. */
const NOTICED_WITHIN = 4_000;

const neverLeft = ({ method, path }: AwaitedRequest): Error =>
  new Error(`${method} ${path} never left`);

/** The call is carried out, but its answer is lost. */
const loseAnswer = async (route: Route): Promise<void> => {
  await route.fetch({ maxRedirects: 0 });
  await route.abort('connectionreset');
};

const IN_PROGRESS = JSON.stringify({
  error: 'A request with this Idempotency-Key is in progress.',
  errorcode: 'IDEMPOTENCY_KEY_IN_PROGRESS',
});

/** The call is carried out, but its answer says nothing about it. */
const answeredWith = (setup: TroubleContext, status: number, body = ''): Promise<void> =>
  intercept(setup, async (route) => {
    await route.fetch({ maxRedirects: 0 });
    await route.fulfill({ status, body, contentType: 'application/json' });
  });

/** Cuts the connection of the call. The browser itself may have sent the request again by the time this resolves. */
const cutOnTheWire = async ({ page, step, operator }: TroubleContext): Promise<void> => {
  const cut = operator.cutNext(step.waitsOn);
  await step.act(page, once, operator);
  await withinLimit(PATIENCE, cut, neverLeft(step.waitsOn).message);
};

const FULL = `{
  const set = Storage.prototype.setItem;
  Storage.prototype.setItem = function (...of) {
    if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
    return set.apply(this, of);
  };
}`;
const REFUSED = `
  Storage.prototype.setItem = () => { throw new DOMException('refused', 'SecurityError'); };
  IDBFactory.prototype.open = () => { throw new DOMException('refused', 'SecurityError'); };`;

/** Runs the script in this page and in every later one. */
const spoilStorage = async (
  { page, runInEveryPage }: TroubleContext,
  script: string,
): Promise<void> => {
  await runInEveryPage(script);
  await page.evaluate(script);
};

/** Acts the step and runs `strike` on the first request that it waits for. */
const intercept = async (
  { context, page, step, operator }: TroubleContext,
  strike: (route: Route) => Promise<void>,
): Promise<void> => {
  const done = await onFirst(context, step.waitsOn, strike);
  await Promise.all([done(), step.act(page, once, operator)]);
};

/** Holds the answer of a call that was carried out, lets something happen, and then delivers the answer. */
const duringCall = async (setup: TroubleContext, happening: () => Promise<void>): Promise<void> => {
  const { context, page, step, operator } = setup;
  const held = later();
  const carriedOut = later();
  const done = await onFirst(context, step.waitsOn, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    carriedOut.resolve();
    await held.promise;
    await route.fulfill({ response });
  });
  const acted = step.act(page, once, operator).catch(() => undefined); // its page may go meanwhile
  await Promise.race([carriedOut.promise, done()]);
  await happening();
  held.resolve();
  await Promise.all([done(), acted]);
};

const later = () => {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
};

/** Milliseconds in which a step must happen. */
const PATIENCE = 30_000;

const isFor = ({ method, path }: AwaitedRequest, request: Request): boolean =>
  request.method() === method && new URL(request.url()).pathname === path;

/** Runs `strike` on the first such request. The returned function resolves once that is done. */
const onFirst = async (
  context: Pick<BrowserContext, 'route' | 'unroute'>,
  waited: AwaitedRequest,
  strike: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> => {
  let isStruck = false;
  const struckOne = later();
  // Playwright compares a pattern itself, but would call a function for every file of the portal.
  const onPath = new RegExp(`^[^?]*//[^/]+${waited.path.replaceAll('.', '\\.')}(\\?|$)`);
  await context.route(onPath, async (route) => {
    if (isStruck || !isFor(waited, route.request())) return route.fallback();
    isStruck = true;
    // The page or the whole browser may be gone by now.
    await strike(route).catch(() => undefined);
    // Routed requests bypass the cache, which costs time for each file of the portal.
    await context.unroute(onPath).catch(() => undefined);
    struckOne.resolve();
  });
  const missing = () =>
    isStruck
      ? `${waited.method} ${waited.path} left, and the trouble came to no end`
      : neverLeft(waited).message;
  return () => withinLimit(PATIENCE, struckOne.promise, missing);
};

const arrived = async (
  context: BrowserContext,
  waited: AwaitedRequest,
  act: () => Promise<void>,
): Promise<void> => {
  const came = context.waitForEvent('request', {
    predicate: (request) => isFor(waited, request),
    timeout: PATIENCE,
  });
  await act();
  await came;
};

/**
 * Loses the answer of the next such call, because some steps exist only after a lost answer. With `isCarriedOut` false,
 * the call itself is lost too.
 */
export const loseNext = async (
  page: Page,
  waited: AwaitedRequest,
  isCarriedOut = true,
): Promise<void> => {
  await onFirst(page, waited, async (route) => {
    if (isCarriedOut) await route.fetch({ maxRedirects: 0 });
    await route.abort('connectionreset');
  });
};
