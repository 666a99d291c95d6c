import { gstOn, networkFeeOf, placesOf, priceOf } from '../../operator/books/pricing';
import type { SeedChannel } from '../../operator/seeds/catalogue/channels';
import {
  DEAREST_IN_BOUQUET,
  HIGHEST_DISCOUNT,
  type Product,
} from '../../operator/seeds/catalogue/product';
import { theCatalogue } from '../../operator/seeds/catalogue/products';
import { SUBSCRIBERS } from '../../operator/seeds/subscribers';
import { GENRES } from '../../operator/seeds/words';
import { client, loggedIn, openStandIn } from './support/standIn';

openStandIn();

const { channels, packs, products } = theCatalogue();
const bouquets = packs.filter(({ kind }) => kind === 'BOUQUET');
const sumOf = (channels: readonly SeedChannel[]) =>
  channels.reduce((sum, { price }) => sum + price, 0);

it('The catalogue has two thousand channels and three hundred packs with unique numbers and names', () => {
  expect([channels.length, packs.length]).toEqual([2_000, 300]);
  expect(new Set(channels.map(({ lcn }) => lcn)).size).toBe(2_000);
  expect(new Set(channels.map(({ name }) => name)).size).toBe(2_000);
  expect(new Set(packs.map(({ id }) => id)).size).toBe(300);
});

it('The channels are grouped by genre and then by language', () => {
  const runs = channels
    .map(({ genre, language }) => `${genre} ${language}`)
    .filter((group, at, all) => group !== all[at - 1]);
  expect(new Set(runs).size).toBe(runs.length);
  expect(new Set(channels.map(({ genre }) => genre))).toEqual(new Set(GENRES));
  expect(channels.every(({ lcn }, at) => at === 0 || lcn > (channels[at - 1]?.lcn ?? 0))).toBe(
    true,
  );
});

it('Most pay channels cost less than five rupees and none more than twenty-five', () => {
  const paid = channels.filter(({ price }) => price > 0);
  expect(paid.filter(({ price }) => price < 500).length).toBeGreaterThan(paid.length / 2);
  expect(Math.max(...paid.map(({ price }) => price))).toBe(2_500);
  expect(paid.filter(({ price }) => price > 1_900 && price < 2_100)).toEqual([]);
});

it('No channel above nineteen rupees is in a bouquet, and a bouquet saves at most 45 percent', () => {
  const broken = bouquets.filter(({ price, channels: inside }) => {
    const saves = 100 - (price * 100) / sumOf(inside);
    const dearest = Math.max(...inside.map((channel) => channel.price));
    return (
      inside.length < 2 || dearest > DEAREST_IN_BOUQUET || saves > HIGHEST_DISCOUNT || saves < 0
    );
  });
  expect(broken.map(({ id }) => id)).toEqual([]);
});

it('GST is 18 percent with half a paisa rounded up', () => {
  expect([13_000, 16_000, 5_200, 25, 75].map(gstOn)).toEqual([2_340, 2_880, 936, 5, 14]);
});

const pack = (kind: Product['kind'], inside: readonly Partial<SeedChannel>[]): Product => ({
  id: 'P',
  name: 'P',
  kind,
  price: 1,
  language: '',
  description: '',
  speed: 0,
  fairUse: 0,
  channels: inside.map((channel, at) => ({
    id: `CH${at}`,
    lcn: at,
    name: `${at}`,
    genre: 'Movies',
    language: 'Hindi',
    hd: false,
    price: 0,
    mandatory: false,
    ...channel,
  })),
});

it('An HD channel counts as two places, a public channel as none, and each channel once', () => {
  const mixed = pack('BOUQUET', [{ hd: true }, {}, { mandatory: true }]);
  expect(placesOf([mixed, mixed])).toBe(3);
});

it('The capacity fee is 130 rupees up to 200 channels and 160 above, and 40 percent of it for a second box', () => {
  const channels = (count: number) => [
    pack(
      'BASE',
      Array.from({ length: count }, () => ({})),
    ),
  ];
  expect(networkFeeOf(channels(200), false)).toBe(13_000);
  expect(networkFeeOf(channels(201), false)).toBe(16_000);
  expect([networkFeeOf(channels(200), true), networkFeeOf(channels(201), true)]).toEqual([
    5_200, 6_400,
  ]);
  expect(networkFeeOf([pack('BROADBAND', [])], false)).toBe(0);
});

it('A longer term never costs more per month', () => {
  const family = products.get('P1001');
  if (!family) throw new Error('no Family HD');
  const [month, quarter, half, year] = [1, 3, 6, 12].map((months) => priceOf(family, months));
  expect([month, quarter]).toEqual([28_880, 86_640]);
  expect(half).toBeLessThan(28_880 * 6);
  expect(year).toBeLessThan((half ?? 0) * 2);
});

it('The invented people have no real e-mail domain and no valid Aadhaar number', () => {
  SUBSCRIBERS.forEach(({ email, aadhaar }) => {
    if (email !== '') expect(email).toMatch(/@example\.com$/);
    if (aadhaar !== '') expect(aadhaar).toMatch(/^[01]\d{11}$/);
  });
});

it('Every seeded pack ends near today, and the heavy account has its history', async () => {
  const lakshmi = await loggedIn('lakshmi');
  const last = await lakshmi.call('transactions', { page: 4, pagesize: 5_000 });
  const beyond = await lakshmi.call('transactions', { page: 5, pagesize: 5_000 });
  expect([last.body, beyond.body]).toEqual([expect.any(Array), []]);
  expect(last.body).toHaveLength(5_000);
  const alerts = await lakshmi.call('alerts', { page: 1, pagesize: 10 });
  expect(alerts.body).toMatchObject({ count: 60 });
});

it('The empty account has nothing but its number', async () => {
  const { body } = await client.login('newcomer');
  expect(body).toMatchObject({ firstname: '', email: '', lconame: '', companyagreement: 'YES' });
  expect((await client.call('activePacks', { productstatus: 'ALL' })).body).toEqual([]);
  expect((await client.call('cpe', undefined)).body).toEqual([]);
});
