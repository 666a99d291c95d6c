import { channelPageArrived, packPageArrived } from '../../../../../store/catalogue/catalogue';
import { problemOf } from '../../../../../store/catalogue/optimiser/channelSelection';
import { fewestChanges } from '../../../../../store/catalogue/optimiser/fewestChanges';
import {
  basisKey,
  findCheapest,
  selectCatalogueLookup,
  selectionChanged,
  selectOptimiserInput,
  selectRunningBoxes,
  selectSaving,
} from '../../../../../store/catalogue/optimiser/optimiser';
import { toSaving } from '../../../../../store/catalogue/optimiser/saving';
import { loadActivePacks } from '../../../../../store/packs/packs';
import type { RootState } from '../../../../../store/root/rootReducer';
import { aPack } from '../../../../support/builders';
import { stateAfter } from '../../../../support/stateAfter';
import { aBouquet, aPricedChannel, paise } from './catalogues';

const page = { page: 1, at: 1 };
const packsCame = (isLast = true) =>
  packPageArrived({ ...page, isLast, items: [aBouquet({ productid: 'B', price: paise(900) })] });
const channelsCame = channelPageArrived({
  ...page,
  isLast: true,
  items: [
    aPricedChannel({ channelid: 'a', productid: 'Sa', price: paise(500), bouquets: ['B'] }),
    aPricedChannel({ channelid: 'b', productid: 'Sb', price: paise(500), bouquets: ['B'] }),
  ],
});
const single = (productid: string, stbno = 'STB1') =>
  aPack({
    productid,
    stbno,
    producttype: 'CHANNEL',
    productstatus: 'ACTIVE',
    price: paise(500),
    chargeperiod: 'MONTHLY',
  });
const runs = loadActivePacks.succeeded([single('Sa'), single('Sb'), single('Sa', 'STB2')]);
const onBox2 = { stbno: 'STB2', keepsAll: true, unwanted: [], added: ['b'] };

const found = (state: RootState) => {
  const input = selectOptimiserInput(state)!;
  const problem = problemOf(input.lookup, input.boxPacks, input.selection);
  const saving = toSaving(input.lookup, input.boxPacks, problem, fewestChanges(problem));
  return findCheapest.succeeded({ saving, basis: basisKey(input) });
};

describe('The question for the cheapest mix', () => {
  it('The question exists only when the packs and the whole catalogue are loaded', () => {
    expect(selectOptimiserInput(stateAfter(packsCame(), channelsCame))).toBeNull();
    expect(selectOptimiserInput(stateAfter(runs, channelsCame))).toBeNull();
    expect(selectCatalogueLookup(stateAfter(packsCame(false), channelsCame))).toBeNull();
    expect(selectOptimiserInput(stateAfter(runs, packsCame(), channelsCame))).not.toBeNull();
  });

  it('The question concerns the first box with all wishes until a choice is made', () => {
    const state = stateAfter(runs, packsCame(), channelsCame);
    expect(selectRunningBoxes(state)).toEqual(['STB1', 'STB2']);
    expect(selectOptimiserInput(state)?.selection).toMatchObject({ stbno: 'STB1', keepsAll: true });
    const chosen = stateAfter(runs, packsCame(), channelsCame, selectionChanged(onBox2));
    expect(selectOptimiserInput(chosen)).toMatchObject({
      selection: onBox2,
      boxPacks: { stbno: 'STB2' },
    });
  });

  it('A box without running packs is dropped from the question', () => {
    const later = loadActivePacks.succeeded([single('Sa')]);
    const state = stateAfter(runs, packsCame(), channelsCame, selectionChanged(onBox2), later);
    expect(selectOptimiserInput(state)?.selection).toMatchObject({ stbno: 'STB1', added: [] });
    expect(
      selectOptimiserInput(stateAfter(loadActivePacks.succeeded([]), packsCame(), channelsCame)),
    ).toBe(null);
  });
});

describe('The answer for the cheapest mix', () => {
  const events = [runs, packsCame(), channelsCame];

  it('The answer applies to the wishes and packs it was computed for', () => {
    const answer = found(stateAfter(...events));
    expect(selectSaving(stateAfter(...events, answer))).toMatchObject({
      currentPrice: 1_000,
      newPrice: 900,
    });
    expect(selectSaving(stateAfter(...events, answer, selectionChanged(onBox2)))).toBeNull();
    const fewer = loadActivePacks.succeeded([single('Sa')]);
    expect(selectSaving(stateAfter(...events, answer, fewer))).toBeNull();
    // The same packs read again change nothing.
    expect(selectSaving(stateAfter(...events, answer, runs))).not.toBeNull();
  });

  it('The answer no longer applies when the catalogue has another price or other channels', () => {
    const answer = found(stateAfter(...events));
    const offered = (fields: Parameters<typeof aBouquet>[0]) =>
      packPageArrived({ ...page, isLast: true, items: [aBouquet({ productid: 'B', ...fields })] });
    const same = offered({ price: paise(900) });
    expect(selectSaving(stateAfter(...events, answer, same))).not.toBeNull();
    const dearer = offered({ price: paise(950) });
    expect(selectSaving(stateAfter(...events, answer, dearer))).toBeNull();
    const withoutB = channelPageArrived({
      ...{ page: 1, at: 2, isLast: true },
      items: [
        aPricedChannel({ channelid: 'a', productid: 'Sa', price: paise(500), bouquets: ['B'] }),
        aPricedChannel({ channelid: 'b', productid: 'Sb', price: paise(500), bouquets: [] }),
      ],
    });
    expect(selectSaving(stateAfter(...events, answer, withoutB))).toBeNull();
  });
});

describe('The prices of a search', () => {
  const taxed = { tax: paise(90), totalprice: paise(590) };
  const catalogue = (fields: object) => [
    packPageArrived({
      ...page,
      isLast: true,
      items: [aBouquet({ productid: 'B', price: paise(900), tax: paise(162) })],
    }),
    channelPageArrived({
      ...page,
      isLast: true,
      items: ['a', 'b'].map((channelid) =>
        aPricedChannel({
          ...{ channelid, productid: `S${channelid}`, price: paise(500), bouquets: ['B'] },
          ...fields,
        }),
      ),
    }),
  ];
  const own = (fields: object) =>
    loadActivePacks.succeeded(['Sa', 'Sb'].map((id) => ({ ...single(id), ...fields })));

  it.each([
    ['with tax when the operator says each with tax', taxed, taxed, [1_180, 1_062], true],
    ['before tax when one channel has no tax', {}, taxed, [1_000, 900], false],
    ['before tax when an own pack has no tax', taxed, { tax: null }, [1_000, 900], false],
  ])('They are all %s', (_, sold, paid, [currentPrice, newPrice], isWithTax) => {
    const state = stateAfter(own({ totalprice: null, ...paid }), ...catalogue(sold));
    const answer = found(state);
    expect(selectOptimiserInput(state)?.isWithTax).toBe(isWithTax);
    expect(answer.payload.saving).toMatchObject({ currentPrice, newPrice });
  });

  it('An answer before tax is not shown for prices with tax', () => {
    const before = stateAfter(own({ tax: null, totalprice: null }), ...catalogue({}));
    const after = stateAfter(own(taxed), ...catalogue(taxed), found(before));
    expect(selectSaving(after)).toBeNull();
  });
});
