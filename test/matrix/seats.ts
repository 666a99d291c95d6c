import type { Browser, BrowserContext } from 'playwright-core';
import { newContext, newProfile, openMortal, removeProfile, type Mortal } from './browsers';
import { watchClaims, type OnClaim } from './claims';
import type { MatrixTrouble } from './troubles';

/** Where the subscriber of a cell sits: a browser without any data, and how it is killed and opened again. */
export interface Seat {
  readonly context: () => BrowserContext;
  readonly kill: () => Promise<void>;
  readonly leave: () => Promise<void>;
}

/** A seat for a cell with this trouble: a context of its own, or a browser of its own where it is killed. */
export const takeSeat = (browser: Browser, trouble: MatrixTrouble, onClaim: OnClaim) =>
  trouble === 'killed' ? mortalSeat(onClaim) : sharedSeat(browser, onClaim);

const sharedSeat = async (browser: Browser, onClaim: OnClaim): Promise<Seat> => {
  const context = await newContext(browser);
  await watchClaims(context, onClaim);
  const kill = () => Promise.reject(new Error('A shared browser is not to be killed.'));
  return { context: () => context, kill, leave: () => context.close() };
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
