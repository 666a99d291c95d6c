import type { Page } from '@playwright/test';
import { moneyText } from '../../../src/ui/data/moneyText';
import type { Paise } from '../../../store/core/values/money';
import { gstOn } from '../../operator/books/pricing';
import type { Product } from '../../operator/seeds/catalogue/product';
import { theCatalogue } from '../../operator/seeds/catalogue/products';
import { SUBSCRIBERS } from '../../operator/seeds/subscribers';
import { callsOf } from '../support/calls';
import { watchShifts } from '../support/checks/shifts';
import { expect, story } from '../support/story';
import { refusal } from '../support/troubles';

const ADD = '/nxtselfcareportal/addpacks';
const DESCRIPTION = '/nxtselfcareportal/description';
const ASHA = '100004417';
const MEERA = '100008031';

const { channels, packs, products } = theCatalogue();
const family = products.get('P1001')!;
const first = <Item>(items: readonly Item[], is: (item: Item) => boolean): Item => {
  const found = items.find(is);
  if (found === undefined) throw new Error('The catalogue has no such thing');
  return found;
};
/** A pay channel that is in none of Asha's packs. */
const wanted = first(
  channels,
  ({ id, price, genre }) =>
    price > 0 && genre === 'Sports' && !family.channels.some((one) => one.id === id),
);
/** A bouquet with channels that Asha does not have. */
const bouquet = first(
  packs,
  ({ id: pack, kind, channels: inside }) =>
    kind === 'BOUQUET' &&
    pack !== 'P1003' &&
    inside.every(({ id }) => !family.channels.some((one) => one.id === id)),
);

const asha = SUBSCRIBERS.find(({ username }) => username === 'asha')!;
const hers = new Set(
  asha.packs.flatMap(({ productid }) => products.get(productid)!.channels.map(({ id }) => id)),
);
/** The channels that Asha can still buy. */
const forSale = channels.filter(({ id, price }) => price > 0 && !hers.has(id));

const withTax = (price: number) => price + gstOn(price);

/** What passes the filters: HD channels from ₹5 to under ₹10 with tax. */
const isLeft = ({ hd, price }: (typeof channels)[number]) =>
  hd && withTax(price) >= 500 && withTax(price) < 1_000;

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const row = (page: Page, name: string) =>
  rows(page).filter({ has: page.getByRole('link', { name, exact: true }) });
const status = (page: Page) => page.locator('main p[role=status]').first();
const cart = (page: Page) => page.getByRole('complementary').getByRole('paragraph');
const list = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Packs or channels' }).getByRole('link', { name });
const search = (page: Page) => page.getByLabel('Search', { exact: true });
const rupees = (paise: number) => moneyText(paise as Paise);

story(
  'A subscriber finds channels by number, name and filters, and a reload and going back keep the filters',
  async ({ page, operator, logInAs }) => {
    const shifts = await watchShifts(page);
    await logInAs('asha');
    await page.getByRole('link', { name: 'Add', exact: true }).click();
    await expect(status(page)).toHaveText('300 packs.');
    await expect(row(page, 'Family HD')).toContainText('Active');
    await list(page, 'Channels').click();
    await expect(status(page)).toHaveText(
      `${forSale.length.toLocaleString('en-IN')} of 2,000 channels.`,
    );
    await expect(rows(page).first()).toContainText(forSale[0]!.name);
    await page.getByRole('button', { name: 'Not mine yet' }).click();
    await expect(status(page)).toHaveText('2,000 channels.');
    const [owned] = family.channels;
    await expect(row(page, owned!.name)).toContainText('Active in Family HD');
    await page.getByRole('button', { name: 'Not mine yet' }).click();
    await expect(row(page, owned!.name)).toHaveCount(0);

    await search(page).fill(String(wanted.lcn));
    await expect(rows(page).first()).toContainText(wanted.name);
    await expect(row(page, wanted.name)).toContainText(`${wanted.lcn}`);
    await expect(row(page, wanted.name)).toContainText(`${rupees(withTax(wanted.price))}incl. GST`);

    await search(page).fill('KHEL');
    await page.getByRole('button', { name: 'Not mine yet' }).click();
    const named = channels.filter(({ name }) => name.toLowerCase().includes('khel'));
    await expect(status(page)).toHaveText(`${named.length} of 2,000 channels.`);
    await page.getByRole('button', { name: 'HD', exact: true }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.getByRole('button', { name: 'Filters' }).click();
    const { language: spoken } = first(named, isLeft);
    await page.getByRole('combobox', { name: 'Language' }).selectOption(spoken);
    await page.getByLabel('Price /month').selectOption('₹5 to under ₹10');
    const left = named.filter(isLeft).filter(({ language }) => language === spoken);
    await expect(status(page)).toHaveText(`${left.length} of 2,000 channels.`);
    await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
    await expect(page).toHaveURL(/price=5-10/);

    await page.reload();
    await expect(status(page)).toHaveText(`${left.length} of 2,000 channels.`);
    await expect(search(page)).toHaveValue('KHEL');
    const shifted = await shifts();
    expect(shifted.sum, shifted.what.join('; ')).toBeLessThanOrEqual(0.01);
    await row(page, left[0]!.name).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(left[0]!.name);
    await page.goBack();
    await expect(status(page)).toHaveText(`${left.length} of 2,000 channels.`);
    await expect(page.getByRole('button', { name: 'HD', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    await search(page).fill('nothing of the kind');
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(status(page)).toHaveText('2,000 channels.');
    await expect(search(page)).toHaveValue('');
    // Four full pages and the empty one, each time the portal was opened (twice).
    expect(callsOf(operator, 'channels')).toHaveLength(10);
  },
);

story(
  'A subscriber adds a channel and a bouquet to the cart, sees the included channels marked, and removes them',
  { tag: '@core' },
  async ({ page, operator, logInAs }) => {
    await logInAs('asha', { at: `${ADD}?list=channels&q=${wanted.lcn}` });
    await page.getByRole('button', { name: `Add ${wanted.name} to the cart` }).click();
    await expect(row(page, wanted.name)).toContainText('In your cart');
    await expect(cart(page)).toContainText('1');
    // Presses and types in one task, as on a slow phone: the typed text belongs to the list that was pressed.
    await list(page, 'Packs').evaluate((link: HTMLElement, name) => {
      link.click();
      const field = document.querySelector<HTMLInputElement>('#field-query');
      field?.select();
      document.execCommand('insertText', false, name);
    }, bouquet.name);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Pay for').selectOption('Yearly');
    await page.getByRole('button', { name: `Add ${bouquet.name} to the cart` }).click();
    await expect
      .poll(() => operator.books.cart(ASHA).map(({ productid, term }) => [productid, term]))
      .toEqual([
        [wanted.id, 1],
        [bouquet.id, 12],
      ]);
    await list(page, 'Channels').click();
    const inside = bouquet.channels[0]!;
    await search(page).fill(String(inside.lcn));
    await expect(row(page, inside.name)).toContainText(`In ${bouquet.name} in your cart`);

    await search(page).fill(String(wanted.lcn));
    const out = page.getByRole('button', { name: `Remove ${wanted.name} from the cart` });
    await out.press('Enter');
    const add = page.getByRole('button', { name: `Add ${wanted.name} to the cart` });
    await expect(add).toBeFocused();
    await expect.poll(() => operator.books.cart(ASHA)).toHaveLength(1);

    operator.scenario.add({
      call: 'addToCart',
      trouble: refusal(400, 'BAD_REQUEST', 'Not on this box.'),
    });
    await add.press('Enter');
    await expect(page.getByText('Not on this box.')).toBeVisible();
    await expect(add).toBeFocused();
    expect(operator.books.cart(ASHA)).toHaveLength(1);
  },
);

story(
  'A household with two boxes sees what each has and buys for the chosen one; without a box no TV pack is sold',
  async ({ page, operator, logInAs }) => {
    await logInAs('meera', { at: `${ADD}?q=pehla` });
    await expect(row(page, 'Pehla Kadam')).not.toContainText('Active');
    await page.getByLabel('For which box').selectOption({ index: 1 });
    await expect(row(page, 'Pehla Kadam')).toContainText('Active');
    await expect(page).toHaveURL(/box=2/);
    await search(page).fill(bouquet.name);
    await page.getByRole('button', { name: `Add ${bouquet.name} to the cart` }).click();
    await expect
      .poll(() => operator.books.cart(MEERA).map(({ stbno }) => stbno))
      .toEqual(['STB000008032']);
    await page.getByLabel('For which box').selectOption({ index: 0 });
    await expect(
      page.getByRole('button', { name: `Add ${bouquet.name} to the cart` }),
    ).toBeVisible();

    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await logInAs('joseph', { at: ADD });
    await expect(page.getByText('You need a box for TV packs and channels.')).toBeVisible();
    await expect(row(page, 'Family HD')).toBeVisible();
    await expect(row(page, 'Family HD').getByRole('button', { name: /cart/ })).toHaveCount(0);
  },
);

story('A subscriber using only the keyboard compares packs', async ({ page, logInAs }) => {
  await logInAs('asha', { at: `${ADD}?q=nagar` });
  const [one, two] = packs.filter(({ name }) => / Nagar$/.test(name)) as [Product, Product];
  const compare = (name: string) => page.getByRole('checkbox', { name: `Compare ${name}` });
  const bar = page.getByRole('complementary', { name: 'Compare' });
  const start = page.getByRole('main').getByRole('button', { name: 'Compare', exact: true });
  await expect(row(page, one.name)).toBeVisible();
  await expect(compare(one.name)).toHaveCount(0);
  await start.press('Enter');
  await expect(bar).toContainText('Choose two or three packs to compare.');
  await bar.getByRole('button', { name: 'Stop comparing' }).press('Enter');
  await expect(start).toBeFocused();
  await expect(bar).toHaveCount(0);
  await expect(compare(one.name)).toHaveCount(0);
  await start.press('Enter');
  await compare(one.name).focus();
  await page.keyboard.press('Space');
  await expect(bar).toContainText('Choose one or two more packs to compare.');
  await expect(compare(one.name)).toBeFocused();
  await compare(two.name).focus();
  await page.keyboard.press('Space');
  await expect(bar.getByRole('link', { name: 'Compare 2 packs' })).toBeVisible();
  // The bar comes after the whole list, so the card repeats the bar's link.
  const inCard = row(page, two.name).getByRole('link', { name: 'Compare 2 packs' });
  await expect(inCard).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(inCard).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare packs');
  const facts = page.getByRole('table', { name: 'Side by side' });
  const heads = facts.getByRole('columnheader');
  await expect(heads).toHaveCount(3);
  for (const [at, name] of ['Feature', one.name, two.name].entries())
    await expect(heads.nth(at)).toHaveAccessibleName(name);
  await expect(facts.getByRole('row', { name: /^Price incl. GST/ })).toContainText(
    `${rupees(withTax(one.price))}${rupees(withTax(two.price))}`,
  );
  const theirs = new Set(two.channels.map(({ id }) => id));
  const its = [...new Set(one.channels)];
  const both = its.filter(({ id }) => theirs.has(id));
  const alone = its.length - both.length;
  const inBoth = page.locator('summary', { hasText: `In both: ${both.length} channels` });
  await inBoth.press('Enter');
  await expect(page.getByText(both[0]!.name, { exact: true })).toBeVisible();
  await expect(page.getByText(`Only in ${one.name}: ${alone} channels`)).toBeVisible();
  await page.getByRole('link', { name: 'All packs' }).press('Enter');
  await expect(search(page)).toHaveValue('nagar');
  await expect(compare(two.name)).toBeChecked();
});

story(
  'A subscriber reads what a pack contains and which packs contain a channel, and an unknown pack shows an error',
  { tag: '@core' },
  async ({ page, operator, logInAs }) => {
    await logInAs('asha', { at: `${DESCRIPTION}?pack=${bouquet.id}` });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(bouquet.name);
    await expect(page.getByText(rupees(bouquet.price), { exact: true })).toBeVisible();
    for (const { name } of bouquet.channels)
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    const last = bouquet.channels.at(-1)!;
    await page.getByLabel('Search in this pack').fill(String(last.lcn));
    await expect(page.getByText(`1 of ${bouquet.channels.length} channels.`)).toBeVisible();
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByRole('button', { name: 'Remove from cart' })).toBeVisible();
    await expect
      .poll(() => operator.books.cart(ASHA).map(({ productid }) => productid))
      .toEqual([bouquet.id]);

    await page.getByRole('link', { name: last.name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(last.name);
    await expect(page.getByText(`In ${bouquet.name} in your cart`)).toBeVisible();
    const holders = packs.filter(({ channels: inside }) => inside.some(({ id }) => id === last.id));
    for (const { name } of holders)
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible();

    await page.goto(`${DESCRIPTION}?channel=CH9`);
    await expect(page.getByText('Pack or channel not found')).toBeVisible();
    await page.getByRole('link', { name: 'See all packs' }).click();
    await expect(status(page)).toHaveText('300 packs.');
  },
);

story(
  'A catalogue that stops half-way, fails or has no network says so and keeps what was loaded',
  async ({ page, operator, logInAs }) => {
    await page.route('**/product/channel?page=2&*', (route) => route.abort());
    await logInAs('asha', { at: `${ADD}?list=channels&owned=show` });
    await expect(status(page)).toHaveText('500 channels. Some are missing.');
    await expect(rows(page).first()).toBeVisible();
    await page.unroute('**/product/channel?page=2&*');
    await page.getByRole('button', { name: 'Load the rest' }).click();
    await expect(status(page)).toHaveText('2,000 channels.');

    for (const call of ['availablePacks', 'channels'])
      operator.scenario.pick('serverError', { call, times: null });
    await page.goto(ADD);
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.context().setOffline(true);
    await again.click();
    await expect(page.getByText('You are offline')).toBeVisible();
    operator.scenario.clear();
    await page.context().setOffline(false);
    await expect(status(page)).toHaveText('300 packs.');
  },
);
