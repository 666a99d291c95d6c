import type { UnknownAction } from '@reduxjs/toolkit';
import { domainLoader } from '../../../sagas/root/domains';
import { createStateRedactor } from '../../../store/diagnostics/redaction/redact';
import type { ReadMoment } from '../../../store/diagnostics/supportBundle/readBundle';
import { documentedState, type DomainName } from '../../../store/documented/documentedState';
import { domainAdded } from '../../../store/documented/domains';
import { createRootReducer } from '../../../store/root/rootReducer';
import { firstDifference } from '../compare/compareStates';
import { fillPlaceholders, type Variant } from './placeholders';

export type State = Readonly<Record<string, unknown>>;
export type Reduce = (state: State, event: UnknownAction) => State;

/** Today's reducers with the domains that were loaded then, and the state to begin with. */
export const openReducers = async (moments: readonly ReadMoment[]) => {
  const root = createRootReducer();
  const add = async (name: DomainName): Promise<void> => {
    const domain = await (await domainLoader(name))?.();
    if (domain) root.add(name, domain.reducer);
  };
  const before = moments[0]?.state ?? {};
  const core = createRootReducer().reduce(undefined, { type: '@@INIT' });
  const fromBundle = new Set<string>();
  for (const [name, slice] of Object.entries(before)) {
    const isDomain = !(name in core) || name in documented;
    const isFresh = name in documented && isUntouched(name, slice);
    if (!isFresh) fromBundle.add(name);
    if (isDomain && wasThere(name, moments, isFresh)) await add(name as DomainName); // what is no part of the core is a domain
  }
  return {
    start: (variant: Variant): State => ({
      ...core,
      ...Object.fromEntries(
        [...fromBundle].map((name) => [name, fillPlaceholders(before[name], variant)]),
      ),
    }),
    /** A domain that is loaded adds its reducer before its event is reduced. */
    prepare: async (event: UnknownAction): Promise<void> => {
      if (domainAdded.match(event)) await add(event.payload);
    },
    reduce: (state: State, event: UnknownAction): State => ({
      ...root.reduce(state as never, event), // its slices by their names
    }),
  };
};

const documented: State = documentedState;

/** Whether the slice still has its value from before its domain was loaded. */
const isUntouched = (name: string, slice: unknown): boolean =>
  firstDifference(createStateRedactor()({ [name]: documented[name] })[name], slice, name) === null;

/** Whether the domain was loaded before the first event that was kept, and not later. */
const wasThere = (name: string, moments: readonly ReadMoment[], isFresh: boolean): boolean => {
  const comesLater = moments.some(
    ({ event }) => domainAdded.match(event) && event.payload === name,
  );
  return !comesLater && (!isFresh || moments.some(({ state }) => !isUntouched(name, state[name])));
};
