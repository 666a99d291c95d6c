import fc from 'fast-check';
import * as v from 'valibot';
import type { Paise } from '../../../../../store/core/values/money';
import { type Channel, channel } from '../../../../../store/wire/entities/packs/channels';
import {
  type AvailablePack,
  availablePack,
  type Pack,
} from '../../../../../store/wire/entities/packs/packs';
import { aPack } from '../../../../support/builders';

export const paise = (amount: number): Paise => amount as Paise; // whole, written in tests

export const aPricedChannel = (fields: Partial<Channel> = {}): Channel => ({
  ...v.parse(channel, { channelid: 'a', pay: true, price: '5.00' }),
  ...fields,
});
export const aBouquet = (fields: Partial<AvailablePack> = {}): AvailablePack => ({
  ...v.parse(availablePack, { productid: 'B', producttype: 'BOUQUET', chargeperiod: 'MONTHLY' }),
  ...fields,
});

export interface SmallMarket {
  readonly packs: readonly AvailablePack[];
  readonly channels: readonly Channel[];
  readonly active: readonly Pack[];
}

const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];
/** Half of the prices are coarse, so that many mixes cost the same. */
const price = fc
  .oneof(
    fc.integer({ min: 0, max: 40 }).map((rupees) => rupees * 50),
    fc.constantFrom(0, 100, 200, 300),
  )
  .map(paise);
const perhapsPrice = fc.option(price, { freq: 6 });

const productOf = fc.record({
  kind: fc.constantFrom('BOUQUET', 'BOUQUET', 'BOUQUET', 'BASE'),
  price: perhapsPrice,
  holds: fc.uniqueArray(fc.constantFrom(...IDS), { minLength: 1, maxLength: 5 }),
  runs: fc.constantFrom('no', 'no', 'yes', 'leaving', 'elsewhere', 'over'),
  paid: perhapsPrice,
  /** Whether the operator counts more channels in the product than it lists. */
  isHalfKnown: fc.boolean(),
});
const singleOf = fc.record({
  price: perhapsPrice,
  isFree: fc.boolean(),
  isAlone: fc.boolean(),
  runs: fc.constantFrom('no', 'no', 'yes'),
});

/** Catalogues small enough to try every mix, with everything odd that may be in one. */
export const smallMarket: fc.Arbitrary<SmallMarket> = fc
  .record({
    products: fc.array(productOf, { maxLength: 5 }),
    singles: fc.array(singleOf, { minLength: IDS.length, maxLength: IDS.length }),
  })
  .map(({ products, singles }) => {
    const id = (at: number) => `P${at}`;
    const channels = singles.map((single, at) =>
      aPricedChannel({
        channelid: IDS[at] ?? '',
        channelname: `Channel ${at}`,
        productid: single.isAlone ? `S${at}` : '',
        pay: !single.isFree,
        price: single.isFree ? paise(0) : single.price,
        bouquets: products.flatMap(({ holds }, nth) =>
          holds.includes(IDS[at] ?? '') ? [id(nth)] : [],
        ),
      }),
    );
    const packs = products.map(({ kind, price: listed }, at) =>
      aBouquet({ productid: id(at), productname: id(at), producttype: kind, price: listed }),
    );
    const running = products.flatMap(({ kind, runs, paid, holds, isHalfKnown }, at) =>
      runs === 'no'
        ? []
        : [
            aPack({
              productid: id(at),
              producttype: kind,
              price: paid,
              chargeperiod: 'MONTHLY',
              channelcount: holds.length + (isHalfKnown && runs === 'yes' ? 1 : 0),
              productstatus: runs === 'over' ? 'EXPIRED' : 'ACTIVE',
              stbno: runs === 'elsewhere' ? 'STB2' : 'STB1',
              disconnectdate: runs === 'leaving' ? '2026-12-01' : '',
            }),
          ],
    );
    const alone = singles.flatMap(({ isAlone, runs, price: paid }, at) =>
      isAlone && runs === 'yes'
        ? [
            aPack({
              productid: `S${at}`,
              producttype: 'CHANNEL',
              price: paid,
              chargeperiod: 'MONTHLY',
              channelcount: 1,
              productstatus: 'ACTIVE',
              stbno: 'STB1',
            }),
          ]
        : [],
    );
    return { packs, channels, active: [...running, ...alone] };
  });

export const someChannels = fc.subarray(IDS);
