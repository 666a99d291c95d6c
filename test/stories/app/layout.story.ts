import { inHeadlessShell } from '../../run/browser';
import { assertFocusOrder } from '../support/checks/focusOrder';
import { watchShifts } from '../support/checks/shifts';
import { visitEach } from '../support/checks/visitEach';
import { openView } from '../support/open';
import { expect, story } from '../support/story';
import { strangersViews, subscribersViews, viewOf } from '../support/views/views';

story.use(inHeadlessShell());

for (const size of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])
  for (const name of ['login', 'dashboard', 'dashboard-two-boxes', 'dashboard-kyc-rejected'])
    story(
      `The layout does not shift while the ${name} loads at ${size.width} px`,
      async ({ page, operator }) => {
        await page.setViewportSize(size);
        const shifts = await watchShifts(page);
        const view = viewOf(name);
        await openView(page, operator, view);
        // Opens the view again with different answer times: the lists below arrive before the sheet above them.
        operator.scenario.pick('slow', { call: 'activePacks', milliseconds: 900 });
        operator.scenario.pick('slow', { call: 'alerts', milliseconds: 600 });
        operator.scenario.pick('slow', { call: 'promos', milliseconds: 300 });
        await openView(page, operator, { ...view, path: `${view.path}?again` });
        if (view.as !== undefined) await page.getByRole('button', { name: 'Log out' }).waitFor();
        expect((await shifts()).sum).toBeLessThanOrEqual(0.01);
      },
    );

/** The screens that are opened by their address alone: no press is needed that could move the page. */
const screens = [...strangersViews, ...subscribersViews].filter(({ act }) => act === undefined);

for (const size of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])
  story(
    `No screen shifts by more than 0.01 while it loads at ${size.width} px, and the focus goes the way that is read`,
    async ({ page, operator, complaints }) => {
      const shifts = await watchShifts(page);
      await visitEach(
        { page, operator, complaints },
        screens,
        async ({ name }) => {
          const { sum, what } = await shifts();
          const moved = what.map((text) => text.slice(0, 40)).join(' | ');
          expect.soft(sum, `${name}, ${size.width} px: shifts: ${moved}`).toBeLessThanOrEqual(0.01);
          await assertFocusOrder(page, `${name}, ${size.width} px`);
        },
        size,
      );
    },
  );

story(
  'The most important content fits on a phone without scrolling',
  async ({ page, operator }) => {
    await openView(page, operator, viewOf('dashboard'));
    const bar = await page.locator('[data-bottom-bar]').boundingBox();
    for (const what of [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('heading', { level: 2, name: 'Living-room box' }),
      page.getByText('Active', { exact: true }).first(),
      page.getByText('3 days left').first(),
      page.getByText('₹882.40').first(),
      page.getByRole('link', { name: 'Renew: Living-room box' }),
      page.getByRole('link', { name: 'Renew · ₹882.40' }),
      page.getByText('Planned work tonight'),
    ]) {
      const box = await what.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  },
);
