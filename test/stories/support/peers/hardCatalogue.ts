import type { Page } from '@playwright/test';
import { rupeesText } from '../../../operator/books/pricing';
import { largeCatalogue } from '../../../unit/store/catalogue/optimiser/largeCatalogue';

const { names, alone, several } = largeCatalogue(200, 300, 1);

const channels = names.map((name, at) => ({
  channelid: name,
  productid: `S${name}`,
  channelname: `Channel ${at + 1}`,
  lcn: at + 1,
  pay: true,
  price: rupeesText(alone[at]?.price ?? 0),
  bouquets: several.filter((bouquet) => bouquet.channels.includes(name)).map(({ id }) => id),
}));
const packs = several.map(({ id, price, channels: inside }) => ({
  productid: id,
  productname: `Bouquet ${id}`,
  producttype: 'BOUQUET',
  price: rupeesText(price),
  chargeperiod: 'MONTHLY',
  channelcount: inside.length,
}));
const running = channels.map(({ productid, channelname, price }) => ({
  ...{ productid, price, productname: channelname },
  ...{ producttype: 'CHANNEL', chargeperiod: 'MONTHLY', channelcount: 1 },
  ...{ productstatus: 'ACTIVE', stbno: 'STB000003150', expirydate: '2026-12-24', daysleft: 30 },
}));

const paged = (items: readonly unknown[], address: string): readonly unknown[] => {
  const query = new URL(address).searchParams;
  const size = Number(query.get('pagesize') ?? 50);
  const from = (Number(query.get('page')) - 1) * size;
  return items.slice(from, from + size);
};

/**
 * A platform whose three hundred bouquets all overlap, and a household with two hundred single channels: no machine can
 * finish the search in two seconds.
 */
export const loadHardCatalogue = async (page: Page): Promise<void> => {
  const answer = async (pattern: RegExp, items: readonly unknown[], isPaged: boolean) =>
    page.route(pattern, (route) =>
      route.fulfill({ json: isPaged ? paged(items, route.request().url()) : items }),
    );
  await answer(/\/subscriber\/v1\/product\/channel\?/, channels, true);
  await answer(/\/subscriber\/v1\/product\.php\?/, packs, true);
  await answer(/\/subscriber\/v1\/product\/active\.php\?/, running, false);
};
