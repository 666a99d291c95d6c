import { createAction, createSelector, createSlice } from '@reduxjs/toolkit';
import type { Failure } from '../core/failure';
import { defineFlow } from '../core/flow';
import type { Pack } from '../wire/entities/packs/packs';
import type { PackChange } from './packChanges';
import { type ByPack, isPackRunning, type PackKey, packKey, selectAllPacks } from './packList';
import { isMarkedForRemoval } from './packs';

interface NamedPack {
  readonly productid: string;
  readonly productname: string;
}
interface ReplacedPack extends NamedPack {
  /** The end of its term. */
  readonly expirydate: string;
}

/** The packs of one box that are replaced by others. */
export interface Replacement {
  readonly stbno: string;
  /** The new packs; empty if the remaining packs already have all wanted channels. */
  readonly added: readonly NamedPack[];
  readonly replaced: readonly ReplacedPack[];
}

/** A replacement with only the stored fields of the packs. */
export const replacementOf = (
  stbno: string,
  added: readonly NamedPack[],
  replaced: readonly ReplacedPack[],
): Replacement => ({
  stbno,
  added: added.map(({ productid, productname }) => ({ productid, productname })),
  replaced: replaced.map(({ productid, productname, expirydate }) => ({
    productid,
    productname,
    expirydate,
  })),
});

/** The subscriber wants the new packs in place of the old ones. The screen also puts the new packs into the cart. */
export const replacementChosen = createAction<Replacement>('replacement/chosen');
/** This tab has restored a replacement that was chosen before a visit to a payment provider or a reload. */
export const replacementRestored = createAction<Replacement>('replacement/restored');
/** The replacement is over: the subscriber keeps the old packs, pays for something else, or has left the result. */
export const replacementDropped = createAction('replacement/dropped');
/**
 * Loads the packs and, if every new pack runs, removes the old ones one after the other. The result is the names of the
 * new packs that do not run. If there are any, nothing was removed.
 */
export const endReplacedPacks = defineFlow<void, readonly string[]>(
  'replacement/endPacks',
  'noPayload',
);

/**
 *             replacementChosen                endReplacedPacks           old packs removed
 *   (none) ────────────────────► new packs ────────────────────► packs ────────────────────► all old packs have ended,
 *      ▲                         not paid                        loading                     or some are left
 *      └── replacementDropped                                      │
 *                                                                  └──► a new pack does not run, or the packs could
 *                                                                       not be loaded: every old pack stays until
 *                                                                       endReplacedPacks is requested again
 *
 * `packChanges.ts` has the result of each removal. `replacementRestored` leads to the same state as
 * `replacementChosen`: `sagas/packs/replacement.ts` stores the replacement for as long as a payment may take, and
 * restores it on the next page.
 */
interface ReplacementState {
  readonly chosen: Replacement | null;
  /** The end of the old packs was requested, whatever the result. */
  readonly wasEndRequested: boolean;
  /** New packs that did not run at the last check. */
  readonly missing: readonly string[];
}

const initialState: ReplacementState = { chosen: null, wasEndRequested: false, missing: [] };

const replacement = createSlice({
  name: 'replacement',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(replacementChosen, (_, { payload }) => ({ ...initialState, chosen: payload }));
    on.addCase(replacementRestored, (_, { payload }) => ({ ...initialState, chosen: payload }));
    on.addCase(replacementDropped, () => initialState);
    on.addCase(endReplacedPacks.requested, (state) => {
      state.wasEndRequested = true;
    });
    on.addCase(endReplacedPacks.succeeded, (state, { payload }) => ({
      ...state,
      missing: payload,
    }));
  },
});
export const replacementReducer = replacement.reducer;

export interface WithReplacement {
  /** Missing until a screen that offers a replacement is opened. */
  readonly replacement?: ReplacementState | undefined;
}

export const selectReplacement = ({ replacement: state }: WithReplacement): Replacement | null =>
  state?.chosen ?? null;

const isOnBox =
  ({ productid }: NamedPack, stbno: string) =>
  (pack: Pack): boolean =>
    pack.productid === productid && pack.stbno === stbno;

const continues = (pack: Pack): boolean => isPackRunning(pack) && !isMarkedForRemoval(pack);

/** The names of the new packs that `packs` does not show as running. If there are any, no old pack may be removed. */
export const packsNotRunning = (
  { stbno, added }: Replacement,
  packs: readonly Pack[],
): readonly string[] =>
  added
    .filter(
      (addedPack) => !packs.some((pack) => isOnBox(addedPack, stbno)(pack) && isPackRunning(pack)),
    )
    .map(({ productname }) => productname);

/** The old packs that would continue. A pack that was removed or has ended needs no removal. */
export const packsToRemove = (
  { stbno, replaced }: Replacement,
  packs: readonly Pack[],
): readonly Pack[] =>
  replaced.flatMap(
    (replacedPack) =>
      packs.find((pack) => isOnBox(replacedPack, stbno)(pack) && continues(pack)) ?? [],
  );

/** One old pack, and the status of its removal. */
export interface ReplacedLine extends ReplacedPack {
  readonly key: PackKey;
  readonly status: 'staying' | 'ending' | 'ended' | 'refused' | 'unknown';
  readonly failure: Failure | null;
}

interface WithChanges extends WithReplacement {
  readonly packs: { readonly active: readonly Pack[] | null };
  readonly packChanges?: {
    readonly changes: ByPack<PackChange>;
    readonly answered: ByPack<Partial<Pack>>;
  };
}

/**
 * A pack counts as ended if the list shows that it no longer runs or is marked for removal, whatever the answer to its
 * removal. For any other pack, the answer to its removal decides.
 */
export const selectReplacedLines = createSelector(
  selectReplacement,
  selectAllPacks,
  ({ packChanges }: WithChanges) => packChanges?.changes,
  (chosen, packs, changes): readonly ReplacedLine[] =>
    (chosen?.replaced ?? []).map((replacedPack) => {
      const key = packKey({ ...replacedPack, stbno: chosen?.stbno });
      const listedPack = packs?.find(isOnBox(replacedPack, chosen?.stbno ?? ''));
      const change = changes?.[key];
      return {
        ...replacedPack,
        key,
        status: listedPack && !continues(listedPack) ? 'ended' : statusOf(change),
        failure: change?.step === 'refused' ? change.failure : null,
      };
    }),
);

const statusOf = (change: PackChange | undefined): ReplacedLine['status'] => {
  switch (change?.step) {
    case 'asking':
      return 'ending';
    case 'removed':
    case 'refunded':
      return 'ended';
    case 'refused':
    case 'unknown':
      return change.step;
    default:
      return 'staying';
  }
};
