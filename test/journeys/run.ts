import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { HOME, LOGIN } from '../../store/core/paths';
import { type AnswersSetting, readAnswering } from '../adopt/answering';
import { demoConfigurationFor } from '../operator/demoConfiguration';
import { createOperator } from '../operator/operator';
import { DEMO_PASSWORD } from '../operator/seeds/subscribers';
import { countBytes, idleFor, openBrowser, throttled } from '../perf/browser';
import { watch } from '../perf/watch';
import { readOptions } from '../run/commands/readOptions';
import { buildPortal, dist, hasBuild } from '../size/builds';
import { openLoggedIn } from '../stories/support/loggedIn';
import { loginForm, waitForTakeover } from '../stories/support/loginForm';
import type { Journey } from './journey';
import { journeys } from './journeys';
import { createPerson } from './person';
import { answersOf, isAnsweredInTime, isWithinBudget, tableOf, type Walked } from './table';

/**
 * `npm run journeys [-- --only NAME --fast --no-build --answers SHAPE]` walks through what subscribers come for, each
 * with the fewest taps. NAME may be part of several names; `--fast` slows down neither the processor nor the network.
 * The run fails when a journey needs more taps than its budget or breaks off, and without `--fast` also when the page
 * itself works too long on a press or a key. Times that depend on the network or on drawing are only printed.
 */
const { values: options } = readOptions('journeys');

const PICTURES = path.resolve('test-results', 'journeys');
const COUNT = path.resolve('test-results', 'journeys.json');
const PHONE = {
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
  viewport: { width: 360, height: 780 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  acceptDownloads: true,
} as const;
/** Milliseconds that a person waits for an element to press: on a slow network, and on a fast one. */
const PATIENCE = 25_000;
const QUICK = 8_000;
/** Milliseconds in which the result of the last press is drawn. */
const LAST_FRAMES = 500;

const walk = async (
  browser: Browser,
  journey: Journey,
  { operator: answers, words }: AnswersSetting,
): Promise<Walked> => {
  const hasWords = Object.keys(words).length > 0;
  const operator = await createOperator({
    database: ':memory:',
    dist,
    ...answers,
    ...(hasWords && { configuration: { ...demoConfigurationFor('honours'), ...words } }),
  });
  const address = await operator.app.listen({ port: 0, host: 'localhost' });
  const context = await browser.newContext(PHONE);
  try {
    const logIn = hasWords ? logInByForm : openLoggedIn;
    return await walkIn(
      context,
      { ...journey, logIn },
      operator,
      address.replace('127.0.0.1', 'localhost'),
    );
  } finally {
    await context.close();
    await operator.close();
  }
};

/**
 * Logs in with the form. This is needed when the operator uses other words, because the stand-in then uses other names
 * than the portal.
 */
const logInByForm: typeof openLoggedIn = async (page, address, username, at) => {
  await page.goto(new URL(at, address).href);
  await waitForTakeover(page);
  await loginForm(page).send(username, DEMO_PASSWORD);
  await page.waitForURL(new URL(HOME, address).href);
};

const walkIn = async (
  context: BrowserContext,
  journey: Journey & { readonly logIn: typeof openLoggedIn },
  operator: Awaited<ReturnType<typeof createOperator>>,
  address: string,
): Promise<Walked> => {
  const { name, budget, as, before, logIn, walk: walkOn } = journey;
  const page = await context.newPage();
  await watch(page);
  const bytes = options.fast
    ? await countBytes(await context.newCDPSession(page))
    : await throttled(page);
  const person = createPerson(page, address, options.fast ? QUICK : PATIENCE);
  let broken = '';
  try {
    if (before) {
      const earlier = await context.newPage();
      await watch(earlier);
      await before(createPerson(earlier, address, QUICK), operator);
      await earlier.close();
    }
    if (as === null) await person.open(LOGIN);
    else await logIn(page, address, as, LOGIN);
    await walkOn(person, operator);
    await idleFor(page, LAST_FRAMES);
    await person.readAnswers();
  } catch (reason) {
    broken = reason instanceof Error ? reason.message : String(reason);
    const picture = path.join(PICTURES, `${name.replaceAll(/\W+/g, '-')}.png`);
    // A screenshot of a browser's own error page fails.
    await page.screenshot({ path: picture }).catch(() => undefined);
  }
  return { name, budget, effort: person.effort, bytes: bytes.all, broken };
};

const isDocumented = options.answers === 'documented';

/** Whether the journey is possible with the fields that the operator sends. */
const isAllowed = ({ lacks }: Journey): boolean => !isDocumented || lacks === undefined;

/** The journey as it is walked with the fields that the operator sends. */
const asAnswered = (journey: Journey): Journey =>
  isDocumented ? { ...journey, ...journey.documented } : journey;

const main = async (): Promise<void> => {
  if (!options['no-build'] || !hasBuild()) await buildPortal();
  mkdirSync(PICTURES, { recursive: true });
  const named = journeys.filter(({ name }) => name.includes(options.only));
  const chosen = named.filter(isAllowed).map(asAnswered);
  if (named.length === 0) throw new Error(`No journey is called “${options.only}”.`);
  const answering = await readAnswering(options.answers);
  const { browser } = await openBrowser();
  const walked = new Map<Journey, Walked>();
  const left = [...chosen];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const outcome = await walk(browser, next, answering);
      walked.set(next, outcome);
      console.error(`${isWithinBudget(outcome) ? '✓' : '✗'} ${next.name}`);
    }
  };
  // Times are measured one journey after another; only taps may be counted in parallel.
  await Promise.all(Array.from({ length: options.fast ? 2 : 1 }, work));
  await browser.close();
  const inOrder = chosen.flatMap((journey) => walked.get(journey) ?? []);
  console.log(`${tableOf(inOrder)}\n\n${answersOf(inOrder)}\n`);
  for (const { name, lacks } of named.filter((journey) => !isAllowed(journey)))
    console.log(`○ ${name}: not walked, it needs ${lacks}`);
  const missed = inOrder.filter((outcome) => !isWithinBudget(outcome)).length;
  console.log(
    missed === 0
      ? `\nEvery journey is within its budget of taps (${inOrder.length}).`
      : `\n${missed} of ${inOrder.length} journeys need more taps than their budget or break off.`,
  );
  // `npm run test:all` reads this file and adds up what each step counted.
  writeFileSync(COUNT, JSON.stringify({ passed: inOrder.length - missed, failed: missed }));
  const isLate = !options.fast && !inOrder.every(isAnsweredInTime);
  if (missed > 0 || isLate) process.exitCode = 1;
};

void main();
