import type { UnknownAction } from '@reduxjs/toolkit';
import type {
  SupportBundleReading,
  ReadMoment,
} from '../../../store/diagnostics/supportBundle/readBundle';
import { eventRules } from '../../../store/diagnostics/redaction/eventRules';
import { changedPlaces } from '../compare/changedPaths';
import type { Step } from '../replay';
import { callsIn } from './describeCalls';
import { openReducers, type Reduce, type State } from './reducers';
import { judge, type Played } from './compareReducers';
import { unmasked, type Way } from './placeholders';

export interface ReplayedCapsule {
  readonly steps: readonly Step[];
  /** null when today's reducers make the same of it. */
  readonly difference: string | null;
  /** What hangs on something that was taken out, and is as it was told. */
  readonly unplayed: readonly string[];
}

type Opened = Extract<SupportBundleReading, { ok: true }>;

/** For those who try the replay itself. */
export interface AroundReducers {
  readonly reduce?: (todays: Reduce) => Reduce;
}

/**
 * Gives what happened to somebody to today's reducers, event by event from the first state on, and
 * looks after each whether the state is what it was. The sagas are not asked: a file for support has
 * none of the operator's answers.
 */
export const replayCapsule = async (
  { capsule, moments }: Opened,
  around: AroundReducers = {},
): Promise<ReplayedCapsule> => {
  const [first, ...rest] = moments;
  const { start, prepare, ...todays } = await openReducers(moments);
  const reduce = around.reduce?.(todays.reduce) ?? todays.reduce;
  const steps: Step[] = [];
  const unplayed = new Set<string>();
  let states = { one: start('one'), other: start('other') };
  for (const [index, moment] of rest.entries()) {
    await prepare(wholeEvent(moment, 'one'));
    const play = (way: Way) => played(reduce, states[way], wholeEvent(moment, way));
    const [one, other] = [play('one'), play('other')];
    const until = rest[index + 1]?.at ?? Infinity;
    steps.push({
      at: moment.at - (first?.at ?? 0),
      by: moment.event['by'] === 'saga' ? 'saga' : 'page',
      type: moment.event.type,
      calls: callsIn(capsule.calls, index === 0 ? 0 : moment.at, until),
      changed: changedPlaces(states.one, one.state),
    });
    const verdict = judge(moment, one, other);
    if (verdict.difference !== null)
      return { steps, difference: verdict.difference, unplayed: [...unplayed] };
    verdict.unplayed.forEach((place) => unplayed.add(place));
    states = verdict.states;
  }
  return { steps, difference: null, unplayed: [...unplayed] };
};

const FLOW_EVENT = /^(.+\/.+)(Requested|Succeeded|Failed|Cancelled)$/;

/** As it was said: what a flow's event bears beside its payload hangs on its name. */
const wholeEvent = ({ event: { type, payload } }: ReadMoment, way: Way): UnknownAction => {
  const [, flow, phase] = (type in eventRules ? null : FLOW_EVENT.exec(type)) ?? [];
  return {
    type,
    ...(payload !== undefined && { payload: unmasked(payload, way) }),
    ...(flow && { meta: { flow, phase, told: 'inPlace' } }),
  };
};

const played = (reduce: Reduce, state: State, event: UnknownAction): Played => {
  try {
    return { state: reduce(state, event), broke: null };
  } catch (error) {
    return { state, broke: String(error) };
  }
};
