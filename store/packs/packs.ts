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
import { isBroadband, isCurrent } from './packList';

/** The packs on this subscription; may be narrowed by `productstatus` (specification §4). */
export const loadActivePacks = defineFlow<RequestOf<'activePacks'>, Pack[]>('packs/loadActive');

/** Asks for the packs of every status. */
export const requestAllPacks = () => loadActivePacks.requested(ALL_PACKS);

/** This device has kept what the home screen showed last. */
export const lastHomeRead = createAction<LastHome>('packs/lastHomeRead');

interface Packs {
  /** null until the operator has answered; an empty list is an answer. */
  readonly active: readonly Pack[] | null;
  /** What was kept of an earlier start. Only shown while nothing newer has come; nothing is decided by it. */
  readonly lastHome: LastHome | null;
}

/** The pack that ends first decides what the household has to do next. */
export interface PackState<Listed extends LastPack = Pack> {
  /** Whole days until the first pack ends; negative when it has; null when the operator gave no date. */
  readonly days: number | null;
  readonly expirydate: string;
  /** The packs that end on that day. */
  readonly ending: readonly Listed[];
  readonly running: number;
}

/** What the operator would renew today, without what the subscriber has removed. */
export interface Renewable {
  readonly packs: readonly Pack[];
  /** With tax. Null when the operator gave no price for one of them: the total is then unknown. */
  readonly total: Paise | null;
  readonly tax: Paise | null;
  /** When nothing can be renewed yet: the first day on which something can, or ''. */
  readonly from: string;
}

const totalOf = (amounts: readonly (Paise | null)[]): Paise | null => {
  const known = amounts.filter((amount) => amount !== null);
  return known.length === amounts.length ? sumOf(known) : null;
};

/** A pack that the subscriber removed: it ends with its term, and renewing would keep it. */
export const isMarkedForRemoval = ({ disconnectdate }: Pick<LastPack, 'disconnectdate'>): boolean =>
  disconnectdate !== '';

/** Of packs that did not fail: such a one may be listed with days, and still runs no more than one that was never given. */
export const packStateOf = <Listed extends LastPack>(
  given: readonly Listed[],
): PackState<Listed> => {
  const kept = given.filter((pack) => !isMarkedForRemoval(pack));
  // What ends as the subscriber asked is no news, unless nothing else is left.
  const packs = kept.length > 0 ? kept : given;
  const dated = packs.filter(({ daysleft }) => daysleft !== null);
  const days = dated.length > 0 ? Math.min(...dated.map(({ daysleft }) => daysleft ?? 0)) : null;
  const ending = days === null ? packs : dated.filter(({ daysleft }) => daysleft === days);
  return { days, expirydate: ending[0]?.expirydate ?? '', ending, running: given.length };
};

/** What of a household ends first: a whole kind of service, or only some packs of it. */
export interface FirstEnd extends Pick<PackState, 'days' | 'expirydate' | 'ending'> {
  /** Null where other packs of the same kind run longer: the packs themselves are then named. */
  readonly service: 'tv' | 'broadband' | 'both' | null;
}

/** Of packs that did not fail; null without any. */
const firstEndOf = (given: readonly Pack[]): FirstEnd | null => {
  if (given.length === 0) return null;
  const { days, expirydate, ending } = packStateOf(given);
  const kept = given.filter((pack) => !isMarkedForRemoval(pack));
  const counted = kept.length > 0 ? kept : given;
  const lines = counted.filter(isBroadband);
  const television = counted.filter((pack) => !isBroadband(pack));
  const areEnding = (packs: readonly Pack[]) => packs.every((pack) => ending.includes(pack));
  const endingLines = ending.filter(isBroadband).length;
  const service =
    endingLines === 0 && areEnding(television)
      ? 'tv'
      : endingLines === ending.length && areEnding(lines)
        ? 'broadband'
        : areEnding(counted)
          ? 'both'
          : null;
  return { days, expirydate, ending, service };
};

/** The operator would renew it today, or does not say: then a pack in use can be tried (specification §5). */
export const mayBeRenewed = (pack: Pack): boolean => pack.renewable ?? isCurrent(pack);

/** The same for a pack that the subscriber has not removed. */
export const canBeRenewed = (pack: Pack): boolean =>
  mayBeRenewed(pack) && !isMarkedForRemoval(pack);

/** What of these packs can be renewed or tried today, and what that costs. */
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

const active = ({ active }: Packs) => active;
const current = createSelector(active, (packs) => packs && packs.filter(isCurrent));

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
    selectActivePacks: current,
    selectPackState: createSelector(
      current,
      (packs) => packs && packStateOf(packs.filter((pack) => !isPackFailure(pack))),
    ),
    selectFirstEnd: createSelector(
      current,
      (packs) => packs && firstEndOf(packs.filter((pack) => !isPackFailure(pack))),
    ),
    selectRenewable: createSelector(current, (packs) => packs && renewableOf(packs)),
  },
});

export const {
  selectActivePacks,
  selectFirstEnd,
  selectLastHome,
  selectPackState,
  selectRenewable,
} = packs.selectors;
export const packsReducer = packs.reducer;
