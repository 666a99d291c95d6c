/** @jest-environment node */
import { channelPageArrived, packPageArrived } from '../../../../store/catalogue/catalogue';
import {
  basisKey,
  findCheapest,
  selectOptimiserInput,
  selectRunningBoxes,
  selectSaving,
  selectCatalogueLookup,
  selectionChanged,
} from '../../../../store/catalogue/optimiser/optimiser';
import { fewestChanges } from '../../../../store/catalogue/optimiser/fewestChanges';
import { problemOf } from '../../../../store/catalogue/optimiser/channelSelection';
import { toSaving } from '../../../../store/catalogue/optimiser/saving';
import { loadActivePacks } from '../../../../store/packs/packs';
import type { RootState } from '../../../../store/core/rootReducer';
import { aPack } from '../../../support/builders';
import { stateAfter } from '../../../support/stateAfter';
import { aBouquet, aChannel, paise } from './optimiser/catalogues';

const page = { page: 1, at: 1 };
const packsCame = (isLast = true) =>
  packPageArrived({ ...page, isLast, items: [aBouquet({ productid: 'B', price: paise(900) })] });
const channelsCame = channelPageArrived({
  ...page,
  isLast: true,
  items: [
    aChannel({ channelid: 'a', productid: 'Sa', price: paise(500), bouquets: ['B'] }),
    aChannel({ channelid: 'b', productid: 'Sb', price: paise(500), bouquets: ['B'] }),
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

describe('the question what the same channels cost at least', () => {
  it('can be asked only when the packs and all of the catalogue are there', () => {
    expect(selectOptimiserInput(stateAfter(packsCame(), channelsCame))).toBeNull();
    expect(selectOptimiserInput(stateAfter(runs, channelsCame))).toBeNull();
    expect(selectCatalogueLookup(stateAfter(packsCame(false), channelsCame))).toBeNull();
    expect(selectOptimiserInput(stateAfter(runs, packsCame(), channelsCame))).not.toBeNull();
  });

  it('is about the first box with everything wished, until something is chosen', () => {
    const state = stateAfter(runs, packsCame(), channelsCame);
    expect(selectRunningBoxes(state)).toEqual(['STB1', 'STB2']);
    expect(selectOptimiserInput(state)?.selection).toMatchObject({ stbno: 'STB1', keepsAll: true });
    const chosen = stateAfter(runs, packsCame(), channelsCame, selectionChanged(onBox2));
    expect(selectOptimiserInput(chosen)).toMatchObject({
      selection: onBox2,
      boxPacks: { stbno: 'STB2' },
    });
  });

  it('forgets a box on which nothing runs any more', () => {
    const later = loadActivePacks.succeeded([single('Sa')]);
    const state = stateAfter(runs, packsCame(), channelsCame, selectionChanged(onBox2), later);
    expect(selectOptimiserInput(state)?.selection).toMatchObject({ stbno: 'STB1', added: [] });
    expect(
      selectOptimiserInput(stateAfter(loadActivePacks.succeeded([]), packsCame(), channelsCame)),
    ).toBe(null);
  });
});

describe('what was found', () => {
  const events = [runs, packsCame(), channelsCame];

  it('holds for the wishes and the packs it was found for', () => {
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
});
