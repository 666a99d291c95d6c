/** @jest-environment node */
import { channelPageArrived, packPageArrived } from '../../../../../store/catalogue/catalogue';
import {
  basisOf,
  findCheapest,
  selectQuestion,
  selectRunningBoxes,
  selectSaving,
  selectShelf,
  wishesChosen,
} from '../../../../../store/catalogue/optimiser/optimiser';
import { fewestChanges } from '../../../../../store/catalogue/optimiser/fewestChanges';
import { problemOf } from '../../../../../store/catalogue/optimiser/problem';
import { savingOf } from '../../../../../store/catalogue/optimiser/saving';
import { loadActivePacks } from '../../../../../store/packs/packs';
import type { RootState } from '../../../../../store/core/rootReducer';
import { aPack } from '../../../../support/builders';
import { stateAfter } from '../../../../support/stateAfter';
import { aBouquet, aChannel, paise } from './catalogues';

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
  const question = selectQuestion(state)!;
  const problem = problemOf(question.shelf, question.bill, question.wishes);
  const saving = savingOf(question.shelf, question.bill, problem, fewestChanges(problem));
  return findCheapest.succeeded({ saving, basis: basisOf(question) });
};

describe('The question for the cheapest mix', () => {
  it('The question exists only when the packs and the whole catalogue are loaded', () => {
    expect(selectQuestion(stateAfter(packsCame(), channelsCame))).toBeNull();
    expect(selectQuestion(stateAfter(runs, channelsCame))).toBeNull();
    expect(selectShelf(stateAfter(packsCame(false), channelsCame))).toBeNull();
    expect(selectQuestion(stateAfter(runs, packsCame(), channelsCame))).not.toBeNull();
  });

  it('The question concerns the first box with all wishes until a choice is made', () => {
    const state = stateAfter(runs, packsCame(), channelsCame);
    expect(selectRunningBoxes(state)).toEqual(['STB1', 'STB2']);
    expect(selectQuestion(state)?.wishes).toMatchObject({ stbno: 'STB1', keepsAll: true });
    const chosen = stateAfter(runs, packsCame(), channelsCame, wishesChosen(onBox2));
    expect(selectQuestion(chosen)).toMatchObject({ wishes: onBox2, bill: { stbno: 'STB2' } });
  });

  it('A box without running packs is dropped from the question', () => {
    const later = loadActivePacks.succeeded([single('Sa')]);
    const state = stateAfter(runs, packsCame(), channelsCame, wishesChosen(onBox2), later);
    expect(selectQuestion(state)?.wishes).toMatchObject({ stbno: 'STB1', added: [] });
    expect(
      selectQuestion(stateAfter(loadActivePacks.succeeded([]), packsCame(), channelsCame)),
    ).toBe(null);
  });
});

describe('The answer for the cheapest mix', () => {
  const events = [runs, packsCame(), channelsCame];

  it('The answer applies to the wishes and packs it was computed for', () => {
    const answer = found(stateAfter(...events));
    expect(selectSaving(stateAfter(...events, answer))).toMatchObject({ now: 1_000, then: 900 });
    expect(selectSaving(stateAfter(...events, answer, wishesChosen(onBox2)))).toBeNull();
    const fewer = loadActivePacks.succeeded([single('Sa')]);
    expect(selectSaving(stateAfter(...events, answer, fewer))).toBeNull();
    // The same packs read again change nothing.
    expect(selectSaving(stateAfter(...events, answer, runs))).not.toBeNull();
  });
});
