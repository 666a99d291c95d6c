import type { LaunchOptions } from '@playwright/test';
import { headlessPath, SWITCHES } from '../../run/browser';
import { REAL_CLOCK } from '../../run/fakeClock';

/** How a story starts this browser; null for the one that the test runner brings along. */
export const launchedAs = (executable: string | null): LaunchOptions => ({
  env: { ...process.env, ...REAL_CLOCK },
  ...(executable !== null && { executablePath: executable }),
  args: [...SWITCHES],
});

/**
 * For stories that open hundreds of views and compare no picture: the same engine without a window takes a fifth less
 * of the processor.
 */
export const WITHOUT_WINDOW = { launchOptions: launchedAs(headlessPath()) };
