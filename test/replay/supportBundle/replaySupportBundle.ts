import type { UnknownAction } from '@reduxjs/toolkit';
import { chunkFailed, reloadRequested } from '../../../store/app/chunkFailure';
import { navigationRequested } from '../../../store/app/navigation';
import { PAGE_OPENED } from '../../../store/diagnostics/supportBundle/eventRing';
import type {
  ReadMoment,
  SupportBundleReading,
} from '../../../store/diagnostics/supportBundle/readBundle';
import { changedPaths } from '../compare/changedPaths';
import type { ReplayStep } from '../replay';
import { compareReducers, type Reduced } from './compareReducers';
import { describeCalls } from './describeCalls';
import { fillPlaceholders, type Variant } from './placeholders';
import { openReducers, type Reduce, type State } from './reducers';

export interface ReplayedBundle {
  readonly steps: readonly ReplayStep[];
  /** null when today's reducers produce the same states. */
  readonly difference: string | null;
  /** The states that depend on a redacted value and are taken as recorded. */
  readonly unplayed: readonly string[];
}

type Opened = Extract<SupportBundleReading, { ok: true }>;

/** For the tests of the replay itself. */
export interface ReducerHooks {
  readonly reduce?: (todays: Reduce) => Reduce;
}

/**
 * Passes the recorded events to today's reducers one by one, starting from the first state of each page, and checks
 * after each whether the state is as recorded. The sagas do not run: a file for support has none of the operator's
 * answers.
 */
export const replaySupportBundle = async (
  { bundle, moments }: Opened,
  around: ReducerHooks = {},
): Promise<ReplayedBundle> => {
  const begun = moments[0]?.at ?? 0;
  const steps: ReplayStep[] = [];
  const unplayed = new Set<string>();
  for (const page of pagesOf(moments)) {
    const { start, prepare, ...todays } = await openReducers(page);
    const reduce = around.reduce?.(todays.reduce) ?? todays.reduce;
    let states = { one: start('one'), other: start('other') };
    for (const moment of page.slice(1)) {
      await prepare(wholeEvent(moment, 'one'));
      const play = (variant: Variant) =>
        reduced(reduce, states[variant], wholeEvent(moment, variant));
      const [one, other] = [play('one'), play('other')];
      const until = moments[moments.indexOf(moment) + 1]?.at ?? Infinity;
      steps.push({
        at: moment.at - begun,
        by: moment.event['by'] === 'saga' ? 'saga' : 'page',
        type: moment.event.type,
        calls: describeCalls(bundle.calls, steps.length === 0 ? 0 : moment.at, until),
        changed: changedPaths(states.one, one.state),
      });
      const verdict = compareReducers(moment, one, other);
      if (verdict.difference !== null)
        return { steps, difference: verdict.difference, unplayed: [...unplayed] };
      verdict.unplayed.forEach((place) => unplayed.add(place));
      states = verdict.states;
    }
  }
  return { steps, difference: null, unplayed: [...unplayed] };
};

/** A payment by card leaves the portal and returns to another page, which begins with a state of its own. */
const pagesOf = (moments: readonly ReadMoment[]): readonly (readonly ReadMoment[])[] => {
  const starts = moments.flatMap(({ event }, index) =>
    index === 0 || event.type === PAGE_OPENED ? [index] : [],
  );
  return starts.map((from, page) => moments.slice(from, starts[page + 1]));
};

const FLOW_EVENT = /^(.+\/.+)(Requested|Succeeded|Failed|Cancelled)$/;

/** Events that belong to no flow although their names end like those of flow events. */
const OUTSIDE_FLOWS = [navigationRequested, chunkFailed, reloadRequested].map(({ type }) => type);

/** The event with the metadata of its flow, which can be derived from its name. */
const wholeEvent = ({ event: { type, payload } }: ReadMoment, variant: Variant): UnknownAction => {
  const [, flow, phase] =
    (OUTSIDE_FLOWS.some((name) => name === type) ? null : FLOW_EVENT.exec(type)) ?? [];
  return {
    type,
    ...(payload !== undefined && { payload: fillPlaceholders(payload, variant) }),
    ...(flow && { meta: { flow, phase } }),
  };
};

const reduced = (reduce: Reduce, state: State, event: UnknownAction): Reduced => {
  try {
    return { state: reduce(state, event), broke: null };
  } catch (error) {
    return { state, broke: String(error) };
  }
};
