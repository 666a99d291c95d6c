import type { Browser, BrowserContext } from 'playwright-core';
import { newContext, newProfile, openMortal, removeProfile, type Mortal } from './browsers';
import { watchClaims, type OnClaim } from './claims';
import type { MatrixTrouble } from './troubles';

/** Where the subscriber of a cell sits: a browser without any data, and how it is killed and opened again. */
export interface Seat {
  readonly context: () => BrowserContext;
  readonly kill: () => Promise<void>;
  /** Leaves nothing of the cell in the browser. */
  readonly leave: () => Promise<void>;
}

/** Gives a seat to a cell with this trouble, whose pages talk to the operator at this origin. */
export type TakeSeat = (trouble: MatrixTrouble, origin: string, onClaim: OnClaim) => Promise<Seat>;

/** Their scripts run in every later page of the context. */
const SPOILS_CONTEXT: readonly MatrixTrouble[] = ['storage full', 'storage refused'];

/** Each cell gets a context of its own. */
export const ownSeats =
  (browser: Browser): TakeSeat =>
  (trouble, _, onClaim) =>
    trouble === 'killed' ? mortalSeat(onClaim) : ownSeat(browser, onClaim);

/**
 * Cells one after another share a context where they can, which is emptied between them: it keeps the portal's
 * files and their compiled code.
 */
export const sharedSeats = (browser: Browser): TakeSeat => {
  const own = ownSeats(browser);
  let shared: BrowserContext | null = null;
  let listener: OnClaim = () => undefined;
  const open = async (): Promise<BrowserContext> => {
    const context = await newContext(browser);
    await watchClaims(context, (claim) => listener(claim));
    return context;
  };
  return async (trouble, origin, onClaim) => {
    if (trouble === 'killed' || SPOILS_CONTEXT.includes(trouble))
      return own(trouble, origin, onClaim);
    const context = shared ?? (await open());
    // One that cannot be emptied is not used again.
    shared = null;
    listener = onClaim;
    const leave = async () => {
      await empty(context, origin).catch(async (reason: unknown) => {
        await context.close();
        throw reason;
      });
      shared = context;
    };
    return { context: () => context, kill: notKilled, leave };
  };
};

const notKilled = () => Promise.reject(new Error('A shared browser is not to be killed.'));

/** As new, but for the cache of files. */
const empty = async (context: BrowserContext, origin: string): Promise<void> => {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await Promise.all(context.pages().map((page) => page.close()));
  await context.clearCookies();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await page.close();
};

const ownSeat = async (browser: Browser, onClaim: OnClaim): Promise<Seat> => {
  const context = await newContext(browser);
  await watchClaims(context, onClaim);
  return { context: () => context, kill: notKilled, leave: () => context.close() };
};

const mortalSeat = async (onClaim: OnClaim): Promise<Seat> => {
  const profile = newProfile();
  const open = async (): Promise<Mortal> => {
    const mortal = await openMortal(profile);
    await watchClaims(mortal.context, onClaim);
    return mortal;
  };
  let browser = await open();
  return {
    context: () => browser.context,
    kill: async () => {
      await browser.kill();
      browser = await open();
    },
    leave: async () => {
      await browser.kill();
      removeProfile(profile);
    },
  };
};
