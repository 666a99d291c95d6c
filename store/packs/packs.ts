import { createAction, createSelector, createSlice } from '@reduxjs/toolkit';
import { defineFlow } from '../core/flow';
import { compareDates, momentInIndia } from '../core/values/dates';
import { type Paise, sumOf } from '../core/values/money';
import { priceWithTax } from '../core/values/price';
import type { Pack } from '../wire/entities/packs/packs';
import { isPackFailure } from '../wire/entities/packs/packStatus';
import type { RequestOf } from '../wire/requests/requests';
import { ALL_PACKS } from '../wire/values';
import type { LastHome, LastPack } from './lastHome';
import { isBroadband, isCurrent, selectAllPacks } from './packList';

/** Loads the packs of this subscription. The request may narrow them by `productstatus` (specification §4). */
export const loadActivePacks = defineFlow<RequestOf<'activePacks'>, Pack[]>('packs/loadActive');

/** Asks for the packs of every status. */
export const requestAllPacks = () => loadActivePacks.requested(ALL_PACKS);

/** The stored last home screen of this device was read. */
export const lastHomeRead = createAction<LastHome>('packs/lastHomeRead');

interface Packs {
  /** null until the operator has answered. The answer may be an empty list. */
  readonly active: readonly Pack[] | null;
  /** The data of the last home screen, shown until newer data arrives. No decision is based on this data. */
  readonly lastHome: LastHome | null;
}

/**
 * When the first packs of a list end, which packs these are (all if none has a date), and how many packs the list has.
 * For the end, packs that the subscriber has removed are left out, unless all were removed.
 */
export interface PackState<Listed extends LastPack = Pack> {
  /** Whole days until the first pack ends; negative when it has ended; null when the operator gave no date. */
  readonly days: number | null;
  readonly expirydate: string;
  /** The packs that end on that day. */
  readonly ending: readonly Listed[];
  readonly count: number;
}

/** What the operator would renew today, without the packs that the subscriber has removed. */
export interface Renewable {
  readonly packs: readonly Pack[];
  /** The price with tax. Null when the operator gave no price for one of the packs. */
  readonly total: Paise | null;
  readonly tax: Paise | null;
  /**
   * The earliest day on which one of the packs can be renewed; '' when the operator gives no day. Packs that the
   * subscriber has removed are left out.
   */
  readonly from: string;
}

const totalOf = (amounts: readonly (Paise | null)[]): Paise | null => {
  const knownAmounts = amounts.filter((amount) => amount !== null);
  return knownAmounts.length === amounts.length ? sumOf(knownAmounts) : null;
};

/** Whether the subscriber has removed the pack. A removed pack ends with its term; a renewal would make it run on. */
export const isMarkedForRemoval = ({ disconnectdate }: Pick<LastPack, 'disconnectdate'>): boolean =>
  disconnectdate !== '';

/** The packs without those that the subscriber has removed, unless all were removed. */
const countedPacks = <Listed extends LastPack>(packs: readonly Listed[]): readonly Listed[] => {
  const kept = packs.filter((pack) => !isMarkedForRemoval(pack));
  return kept.length > 0 ? kept : packs;
};

/** `allPacks` must have no failed packs: the operator may list them with days left although they do not run. */
export const packStateOf = <Listed extends LastPack>(
  allPacks: readonly Listed[],
): PackState<Listed> => {
  const packs = countedPacks(allPacks);
  const dated = packs.filter(({ daysleft }) => daysleft !== null);
  const days = dated.length > 0 ? Math.min(...dated.map(({ daysleft }) => daysleft ?? 0)) : null;
  const ending = days === null ? packs : dated.filter(({ daysleft }) => daysleft === days);
  return { days, expirydate: ending[0]?.expirydate ?? '', ending, count: allPacks.length };
};

/** The packs of a household that end first: all of a service, or some of its packs. */
export interface FirstEnd extends Pick<PackState, 'days' | 'expirydate' | 'ending'> {
  /**
   * Null when other packs of the same service run longer, so that the screen names the packs instead of the service.
   */
  readonly service: 'tv' | 'broadband' | 'both' | null;
}

/** When the first packs end, and whether a whole service ends. Null without packs. `allPacks` has no failed packs. */
const firstEndOf = (allPacks: readonly Pack[]): FirstEnd | null => {
  if (allPacks.length === 0) return null;
  const { days, expirydate, ending } = packStateOf(allPacks);
  const counted = countedPacks(allPacks);
  const lines = counted.filter(isBroadband);
  const television = counted.filter((pack) => !isBroadband(pack));
  const areEnding = (packs: readonly Pack[]) => packs.every((pack) => ending.includes(pack));
  const serviceOf = () => {
    if (!ending.some(isBroadband) && areEnding(television)) return 'tv';
    if (ending.every(isBroadband) && areEnding(lines)) return 'broadband';
    return areEnding(counted) ? 'both' : null;
  };
  return { days, expirydate, ending, service: serviceOf() };
};

/** Whether the operator would renew the pack today. If unknown, a current pack may be tried (specification §5). */
export const mayBeRenewed = (pack: Pack): boolean => pack.renewable ?? isCurrent(pack);

export const canBeRenewed = (pack: Pack): boolean =>
  mayBeRenewed(pack) && !isMarkedForRemoval(pack);

/** The packs that the subscriber can renew today, and the cost of that renewal. */
export const renewableOf = (all: readonly Pack[]): Renewable => {
  const packs = all.filter((pack) => !isMarkedForRemoval(pack));
  const renewable = packs.filter(canBeRenewed);
  return {
    packs: renewable,
    total: totalOf(renewable.map(priceWithTax)),
    tax: totalOf(renewable.map(({ tax }) => tax)),
    from:
      packs
        .map(({ renewablefrom }) => renewablefrom)
        .filter((date) => momentInIndia(date).day !== '')
        .sort(compareDates)[0] ?? '',
  };
};

const initialState: Packs = { active: null, lastHome: null };

const packs = createSlice({
  name: 'packs',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(loadActivePacks.succeeded, (state, { payload }) => {
      state.active = payload;
    });
    on.addCase(lastHomeRead, (state, { payload }) => ({ ...state, lastHome: payload }));
  },
  selectors: {
    selectLastHome: ({ lastHome }) => lastHome,
  },
});

export const { selectLastHome } = packs.selectors;
export const packsReducer = packs.reducer;

/** The current packs with the answers to changes, as `selectAllPacks` has them; null until the operator has answered. */
export const selectActivePacks = createSelector(
  selectAllPacks,
  (packs) => packs && packs.filter(isCurrent),
);
const selectUnfailedPacks = createSelector(
  selectActivePacks,
  (packs) => packs && packs.filter((pack) => !isPackFailure(pack)),
);
export const selectPackState = createSelector(
  selectUnfailedPacks,
  (packs) => packs && packStateOf(packs),
);
export const selectFirstEnd = createSelector(
  selectUnfailedPacks,
  (packs) => packs && firstEndOf(packs),
);
export const selectRenewable = createSelector(
  selectActivePacks,
  (packs) => packs && renewableOf(packs),
);
