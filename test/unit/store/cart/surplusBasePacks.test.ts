import type { ShownLine } from '../../../../store/cart/cart';
import { surplusBasePacks } from '../../../../store/cart/surplusBasePacks';
import type { CartLine } from '../../../../store/wire/entities/packs/cart';
import { aCart, aPack } from '../../../support/builders';

const BOX = 'STB000004417';
const OTHER = 'STB000008031';
const [line] = aCart().cartdetails;
const wanted = (productid: string, fields: Partial<ShownLine> = {}): ShownLine => ({
  ...(line as CartLine), // it has two
  ...{ productid, productname: productid, producttype: 'BASE', stbno: BOX, pending: '' },
  ...fields,
});
const owned = (productid: string, fields: Partial<ReturnType<typeof aPack>> = {}) =>
  aPack({
    ...{ productid, productname: productid, producttype: 'BASE', stbno: BOX },
    ...{ productstatus: 'ACTIVE', daysleft: 12, ...fields },
  });
const questioned = (...args: Parameters<typeof surplusBasePacks>) =>
  surplusBasePacks(...args).map(({ stbno, inCart, running }) => ({
    stbno,
    inCart: inCart.map(({ productid }) => productid),
    running: running.map(({ productid }) => productid),
  }));

it('Two base packs in the cart for one box are questioned', () => {
  const lines = [wanted('A'), wanted('B'), wanted('C', { producttype: 'BOUQUET' })];
  expect(questioned(lines, [])).toEqual([{ stbno: BOX, inCart: ['A', 'B'], running: [] }]);
});

it('A base pack in the cart is questioned where one runs on its box already', () => {
  const packs = [owned('FAM'), owned('BOU', { producttype: 'BOUQUET' })];
  expect(questioned([wanted('A')], packs)).toEqual([
    { stbno: BOX, inCart: ['A'], running: ['FAM'] },
  ]);
});

it.each<[what: string, lines: readonly ShownLine[], packs: readonly ReturnType<typeof owned>[]]>([
  ['base packs of two boxes', [wanted('A'), wanted('B', { stbno: OTHER })], []],
  ['a base pack that is being removed', [wanted('A'), wanted('B', { pending: 'removing' })], []],
  ['a bouquet beside a running base pack', [wanted('C', { producttype: 'BOUQUET' })], [owned('A')]],
  [
    'a bouquet for a box on which two base packs run',
    [wanted('C', { producttype: 'BOUQUET' })],
    [owned('A'), owned('B')],
  ],
  ['a box whose base pack has ended', [wanted('A')], [owned('FAM', { daysleft: -1 })]],
  ['a box whose base pack failed', [wanted('A')], [owned('FAM', { productstatus: 'FAILED' })]],
  ['a base pack that ends as asked', [wanted('A')], [owned('F', { disconnectdate: '2026-12-01' })]],
  ['a base pack that runs on another box', [wanted('A')], [owned('FAM', { stbno: OTHER })]],
])('Not questioned: %s', (_, lines, packs) => {
  expect(questioned(lines, packs)).toEqual([]);
});
