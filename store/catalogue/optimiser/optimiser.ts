import { createAction, createSelector, createSlice } from '@reduxjs/toolkit';
import { selectChannels, selectIsCatalogueWhole, selectPacks } from '../catalogue';
import type { Pack } from '../../wire/entities/packs/packs';
import { defineFlow } from '../../core/flow';
import { billOf, isRunning, shelfOf, type BoxBill, type Shelf } from './bill';
import type { Wishes } from './problem';
import type { Saving } from './saving';
import { selectActivePacks } from '../../packs/packs';
import type { RootState } from '../../core/rootReducer';

/** Everything a search stands on. */
export interface Question {
  readonly shelf: Shelf;
  readonly bill: BoxBill;
  readonly wishes: Wishes;
}
/** What was found, and what it was found for: other wishes or other packs make it worthless. */
export interface FoundSaving {
  readonly saving: Saving;
  readonly basis: string;
}

/**
 * The same channels for less. The search runs outside the page's own thread and may be given up:
 *
 *   wishesChosen … ─► Requested ─► Succeeded
 *                         ├──────► Cancelled   the subscriber stopped it
 *                         └──────► Failed      it did not start, broke, or never answered
 */
export const wishesChosen = createAction<Wishes>('optimiser/wishesChosen');
export const findCheapest = defineFlow<void, FoundSaving>('optimiser/find', 'inPlace');

interface Optimiser {
  /** null until something is chosen: then all that is running stays wished. */
  readonly wishes: Wishes | null;
  readonly found: FoundSaving | null;
}

const initialState: Optimiser = { wishes: null, found: null };

const optimiser = createSlice({
  name: 'optimiser',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(wishesChosen, (state, { payload }) => ({ ...state, wishes: payload }));
    on.addCase(findCheapest.succeeded, (state, { payload }) => ({ ...state, found: payload }));
  },
});
export const optimiserReducer = optimiser.reducer;

/** Nothing chosen yet: all that runs on the box stays wished. */
export const firstWishes = (stbno: string): Wishes => ({
  stbno,
  keepsAll: true,
  unwanted: [],
  added: [],
});

const chosenWishes = ({ optimiser }: RootState) => optimiser.wishes;
const found = ({ optimiser }: RootState) => optimiser.found;

/** The catalogue, looked up by id. null until all of it is there: half of it would hide cheaper mixes. */
export const selectShelf = createSelector(
  [selectPacks, selectChannels, selectIsCatalogueWhole],
  (packs, channels, isWhole) => (packs && channels && isWhole ? shelfOf(packs, channels) : null),
);

/** Numbers of the boxes on which something runs; null until the operator has said what runs. */
export const selectRunningBoxes = createSelector(
  [selectActivePacks],
  (packs: readonly Pack[] | null) =>
    packs && [...new Set(packs.filter(isRunning).map(({ stbno }) => stbno))],
);

/** What is wished on a box that still has something running. */
const selectWishes = createSelector(
  [chosenWishes, selectRunningBoxes],
  (wishes, boxes): Wishes | null => {
    const [first] = boxes ?? [];
    if (first === undefined) return null;
    return wishes && boxes?.includes(wishes.stbno) ? wishes : firstWishes(first);
  },
);

/** null until the catalogue and the packs are there, and where nothing runs. */
export const selectQuestion = createSelector(
  [selectShelf, selectActivePacks, selectWishes],
  (shelf, packs, wishes): Question | null =>
    shelf && packs && wishes && { shelf, wishes, bill: billOf(shelf, packs, wishes.stbno) },
);

export const basisOf = ({ bill, wishes }: Question): string =>
  JSON.stringify([
    wishes,
    [bill.changeable, bill.fixed, bill.leaving].map((packs) =>
      packs.map(({ productid, price }) => [productid, price]),
    ),
  ]);

/** null when nothing was searched for these very wishes and packs. */
export const selectSaving = createSelector([found, selectQuestion], (found, question) =>
  found && question && found.basis === basisOf(question) ? found.saving : null,
);
