import type { Page } from '@playwright/test';
import { theCatalogue } from '../../operator/seeds/catalogue/products';
import { callsOf } from '../support/calls';
import { expect, story } from '../support/story';

const PACKS = '/nxtselfcareportal/mypacks';
const HISTORY = '/nxtselfcareportal/myprofile/transaction';
const DESKTOP = { width: 1280, height: 800 };

const channelsOf = (...productids: readonly string[]) => {
  const { products } = theCatalogue();
  return productids.flatMap((productid) => products.get(productid)?.channels ?? []);
};
const khel = channelsOf('P1003');
const all = new Map(channelsOf('P1001', 'P1003').map((channel) => [channel.id, channel]));

const status = (page: Page) => page.locator('main [role=status]');

story(
  'A subscriber looks up the channels of a box and of one pack, and searches them by number',
  async ({ page, operator, logInAs }) => {
    await logInAs('asha', { at: PACKS });
    await page.getByRole('link', { name: 'Your channels: Living-room' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your channels' })).toBeFocused();
    await expect(status(page)).toHaveText(`${all.size} channels`);
    // Each pack takes one page and an empty one, or is read once more if the press came while the covers of My packs
    // were loading.
    const asked = callsOf(operator, 'channels').length;
    expect(asked).toBeLessThanOrEqual(6);

    const wanted = khel[0]!;
    await page.getByLabel('Search your channels').fill(String(wanted.lcn));
    await expect(page.getByRole('link', { name: wanted.name, exact: true })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: wanted.name })).toContainText(
      'Khel Plus',
    );
    await page.getByLabel('Search your channels').fill('zzzz');
    await expect(status(page)).toHaveText('No channel of yours matches.');

    await page.getByRole('link', { name: 'My packs', exact: true }).first().click();
    await page.getByRole('link', { name: 'Khel Plus', exact: true }).click();
    await page.getByRole('link', { name: 'Which channels are in it?' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Channels in Khel Plus' }),
    ).toBeFocused();
    await expect(status(page)).toHaveText(`${khel.length} channels`);
    expect(callsOf(operator, 'channels')).toHaveLength(asked);
  },
);

story(
  'The channels of a pack that cannot be loaded are asked for again, and the others are shown',
  async ({ page, operator, logInAs }) => {
    const isKhel = (url: URL) => url.search.includes('P1003');
    await page.route(isKhel, (route) => route.abort());
    await logInAs('asha', { at: `${PACKS}?channels=4417` });
    await expect(page.getByText('The channels of a pack are missing.')).toBeVisible();
    await expect(status(page)).toHaveText(`${channelsOf('P1001').length} channels`);
    await page.unroute(isKhel);
    await page.getByRole('button', { name: 'Load the rest' }).click();
    await expect(status(page)).toHaveText(`${all.size} channels`);
    expect(callsOf(operator, 'channels').length).toBeGreaterThan(0);
  },
);

story(
  'On a desktop packs, channels and transactions are tables that are read and reached in the order in which they are seen',
  async ({ page, logInAs }) => {
    await page.setViewportSize(DESKTOP);
    await logInAs('asha', { at: PACKS });
    const packs = page.getByRole('table', { name: /^Packs: Living-room box/ });
    await expect(packs.getByRole('columnheader')).toHaveText([
      'Pack',
      'Contents',
      'Ends',
      'Price',
      'Renew',
    ]);
    await page.getByRole('link', { name: 'Your channels: Living-room' }).focus();
    const names = ['Family HD', 'Khel Plus', 'Fibre 100'].flatMap((name) => [
      name,
      `Renew: ${name}`,
    ]);
    for (const name of [...names, 'Renew 3 packs']) {
      const link = page.getByRole('link', { name, exact: true });
      for (let stops = 0; stops < 3; stops += 1) {
        await page.keyboard.press('Tab');
        if (await link.evaluate((element) => element === document.activeElement)) break;
      }
      await expect(link).toBeFocused();
    }

    await page.goto(`${PACKS}?channels=4417`);
    const channels = page.getByRole('table', { name: 'Your channels' });
    await expect(channels).toHaveAttribute('aria-rowcount', String(all.size + 1));
    await expect(channels.getByRole('columnheader')).toHaveCount(5);

    await page.goto(HISTORY);
    const month = page
      .getByRole('table')
      .filter({ has: page.getByRole('button') })
      .first();
    const open = month.getByRole('button').first();
    await open.press('Enter');
    await expect(open).toHaveAttribute('aria-expanded', 'true');
    await expect(month.getByRole('button', { name: 'Print receipt' })).toBeVisible();
    await expect(open).toBeFocused();
  },
);
