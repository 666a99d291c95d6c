import { type StandIn, startOperator, story as base } from './story';

interface Passed {
  /** How far the operator's clock is ahead of this machine's (milliseconds). */
  readonly passed: { milliseconds: number };
}

interface Later {
  /** Lets this many milliseconds pass at once, both in the page and at the operator. */
  readonly later: (milliseconds: number) => Promise<void>;
}

/** A story whose clock is moved forward by minutes. */
export const laterStory = base.extend<Later, Passed & { readonly server: StandIn }>({
  passed: [async ({}, use) => use({ milliseconds: 0 }), { scope: 'worker' }],
  server: [
    async ({ passed }, use) => {
      const operator = await startOperator(undefined, () => Date.now() + passed.milliseconds);
      await use(operator);
      await operator.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    await page.clock.install();
    await use(page);
  },
  later: async ({ page, passed }, use) =>
    use(async (milliseconds) => {
      passed.milliseconds += milliseconds;
      await page.clock.fastForward(milliseconds);
    }),
});
