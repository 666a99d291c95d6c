import { createAction, createSelector, createSlice } from '@reduxjs/toolkit';
import { defineFlow } from '../../core/flow';
import { hashOf } from '../../core/values/identifiers';
import { priceWithTax } from '../../core/values/price';
import { selectActivePacks } from '../../packs/packs';
import type { AvailablePack, Pack } from '../../wire/entities/packs/packs';
import { selectChannels, selectIsCatalogueComplete, selectPacks } from '../catalogue';
import {
  type BoxPacks,
  boxPacksOf,
  type CatalogueLookup,
  catalogueLookupOf,
  isRunning,
} from './boxPacks';
import type { ChannelSelection } from './channelSelection';
import type { Saving } from './saving';

/** What a search needs. */
export interface OptimiserInput {
  readonly lookup: CatalogueLookup;
  /** Changes when an offer, its price or its channels change. */
  readonly catalogueKey: string;
  readonly boxPacks: BoxPacks;
  readonly selection: ChannelSelection;
  /** Whether all prices are with tax. Otherwise all are before tax. */
  readonly isWithTax: boolean;
}
/**
 * A result with the key of its input. The result is outdated when the selection, the packs of the box or the catalogue
 * have changed.
 */
export interface OptimiserResult {
  readonly saving: Saving;
  readonly basis: string;
}

/**
 * Searches for cheaper packs with the same channels. The search runs in a worker and may be stopped:
 *
 *   selectionChanged … ─► Requested ─► Succeeded
 *                         ├──────► Cancelled   the subscriber stopped the search
 *                         └──────► Failed      the search did not start, failed, or never answered
 */
export const selectionChanged = createAction<ChannelSelection>('optimiser/selectionChanged');
export const findCheapest = defineFlow<void, OptimiserResult>('optimiser/find', 'noPayload');

interface Optimiser {
  /** null until the subscriber selects something. Until then all running channels are kept. */
  readonly selection: ChannelSelection | null;
  readonly result: OptimiserResult | null;
}

const initialState: Optimiser = { selection: null, result: null };

const optimiser = createSlice({
  name: 'optimiser',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(selectionChanged, (state, { payload }) => ({ ...state, selection: payload }));
    on.addCase(findCheapest.succeeded, (state, { payload }) => ({ ...state, result: payload }));
  },
  selectors: {
    storedSelection: ({ selection }) => selection,
    storedResult: ({ result }) => result,
  },
});
const { storedSelection, storedResult } = optimiser.selectors;
export const optimiserReducer = optimiser.reducer;

/** The selection before any change: keeps every channel of the box. */
export const defaultSelection = (stbno: string): ChannelSelection => ({
  stbno,
  keepsAll: true,
  unwanted: [],
  added: [],
});

/** Whether the selection keeps every channel of the box and adds none. */
export const isDefaultSelection = ({ keepsAll, added }: ChannelSelection): boolean =>
  keepsAll && added.length === 0;

type Priced = Pick<AvailablePack, 'price' | 'tax' | 'totalprice'>;

const isPriceWithTaxKnown = (priced: Priced): boolean =>
  priced.price === null || priceWithTax(priced) !== null;

/** Whether the operator gives every price with tax. If not, the search compares all prices before tax. */
const selectIsWithTax = createSelector(
  [selectPacks, selectChannels, selectActivePacks],
  (...lists: readonly (readonly Priced[] | null)[]) =>
    lists.every((list) => list?.every(isPriceWithTaxKnown)),
);

const pricedAs =
  (isWithTax: boolean) =>
  <Item extends Priced>(item: Item): Item =>
    isWithTax ? { ...item, price: priceWithTax(item) } : item;

/** The catalogue by id; null until all of it is loaded, because an incomplete one would hide cheaper mixes. */
export const selectCatalogueLookup = createSelector(
  [selectPacks, selectChannels, selectIsCatalogueComplete, selectIsWithTax],
  (packs, channels, isComplete, isWithTax) => {
    const priced = pricedAs(isWithTax);
    return packs && channels && isComplete
      ? catalogueLookupOf(packs.map(priced), channels.map(priced))
      : null;
  },
);

/** The catalogue and its key. The key is made once for each catalogue, because making it reads the whole catalogue. */
const selectKeyedCatalogue = createSelector([selectCatalogueLookup], (lookup) => {
  if (!lookup) return null;
  const { packs, channels, channelsByProduct } = lookup;
  const offers = [...packs.values(), ...channels.values()];
  const prices = offers.map(({ productid, price }) => [productid, price]);
  return { lookup, catalogueKey: hashOf(JSON.stringify([prices, [...channelsByProduct]])) };
});

/** Numbers of the boxes with running packs; null until the packs are loaded. */
export const selectRunningBoxes = createSelector(
  [selectActivePacks],
  (packs: readonly Pack[] | null) =>
    packs && [...new Set(packs.filter(isRunning).map(({ stbno }) => stbno))],
);

/**
 * The stored selection if its box still has running packs. Otherwise the default selection for the first box with
 * running packs; null if there is none.
 */
const selectSelection = createSelector(
  [storedSelection, selectRunningBoxes],
  (selection, boxes): ChannelSelection | null => {
    const [first] = boxes ?? [];
    if (first === undefined) return null;
    return selection && boxes?.includes(selection.stbno) ? selection : defaultSelection(first);
  },
);

/** null until the catalogue and the packs are loaded, and when no pack is running. */
export const selectOptimiserInput = createSelector(
  [selectKeyedCatalogue, selectActivePacks, selectSelection, selectIsWithTax],
  (catalogue, packs, selection, isWithTax): OptimiserInput | null =>
    catalogue &&
    packs &&
    selection && {
      ...catalogue,
      selection,
      isWithTax,
      boxPacks: boxPacksOf(catalogue.lookup, packs.map(pricedAs(isWithTax)), selection.stbno),
    },
);

export const basisKey = ({
  catalogueKey,
  boxPacks,
  selection,
  isWithTax,
}: OptimiserInput): string =>
  JSON.stringify([
    selection,
    isWithTax,
    catalogueKey,
    [boxPacks.changeable, boxPacks.fixed, boxPacks.leaving].map((packs) =>
      packs.map(({ productid, price }) => [productid, price]),
    ),
  ]);

/** null when there is no result for this selection and these packs. */
export const selectSaving = createSelector([storedResult, selectOptimiserInput], (result, input) =>
  result && input && result.basis === basisKey(input) ? result.saving : null,
);
