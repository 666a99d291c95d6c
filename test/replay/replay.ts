import { answerSchema } from '../../sagas/api/answers';
import { createStateRedactor } from '../../store/redaction/redact';
import { domainAdded } from '../../store/domains';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { EffectMiddleware } from 'redux-saga';
import { Difference } from './difference';
import { openerOf } from './openers';
import type { By, RecordedCall, RecordedEvent, RecordedPage, Recording } from './recording';
import { compareStates } from './compareStates';
import { revived } from './revive';
import { compareEvents, isCompared } from './compareEvents';
import { createIds, type Ids } from './ids';
import { openStage, type Seen, type Stage } from './stage';
import { takeOverTime, type Time } from './time';
import { createWire, type Wire } from './wire';

/** One row of the table: an event, the calls that left because of it, and what changed. */
export interface Step {
  readonly at: number;
  readonly by: By;
  readonly type: string;
  readonly calls: string[];
  readonly changed: readonly string[];
}

export interface Replayed {
  readonly steps: readonly Step[];
  /** null when today's code did what was recorded. */
  readonly difference: string | null;
  /** The state at the end of each page. */
  readonly ends: readonly unknown[];
}

/** Plays a recording against the real store and sagas of today, and stops at the first difference. */
export const replay = async (recording: Recording, around: Around = {}): Promise<Replayed> => {
  const steps: Step[] = [];
  const ends: unknown[] = [];
  let happened = 0;
  const count = () => (happened += 1);
  await readBeforehand(recording);
  const time = takeOverTime(recording.began, () => happened);
  try {
    for (const page of recording.pages) {
      await time.until(page.at);
      ends.push(await playPage({ recording, page, time, steps, count, around }));
    }
    return { steps, ends, difference: null };
  } catch (error) {
    if (!(error instanceof Difference)) throw error;
    return { steps, ends, difference: error.message };
  } finally {
    time.giveBack();
  }
};

/** Modules that the portal asks for on its way come from a disk here, which keeps to no recorded time. */
const readBeforehand = async ({ pages }: Recording): Promise<void> => {
  const calls = new Set(pages.flatMap((page) => page.calls.map(({ call }) => call)));
  await Promise.all([...calls].map((call) => answerSchema(call)));
};

/** For those who try the replay itself. */
export interface Around {
  /** Stands between the sagas and what they ask for. */
  readonly effects?: EffectMiddleware;
  readonly onEvent?: (event: UnknownAction, state: unknown) => void;
}

interface Playing {
  readonly around: Around;
  readonly recording: Recording;
  readonly page: RecordedPage;
  readonly time: Time;
  readonly steps: Step[];
  readonly count: () => void;
}

const playPage = async (playing: Playing): Promise<unknown> => {
  const { page, recording, time, steps, count } = playing;
  const said: RecordedEvent[] = [];
  const ids = createIds(page.events ?? []);
  const wire = createWire(page.calls, time.now, (call) => {
    count();
    steps.at(-1)?.calls.push(call);
  });
  const giveBack = inPlaceOfFetch(wire);
  const onEvent = ({ by, event, changed, state }: Seen) => {
    count();
    playing.around.onEvent?.(event, state);
    said.push({ at: time.now(), by, event });
    ids.heard({ event });
    steps.push({ at: time.now(), by, type: event.type, calls: [], changed });
  };
  const stage = await openStage(recording.origin, onEvent, playing.around.effects);
  try {
    const catchUp = createCatchUp(page, said, time);
    for (const cue of cuesOf(page)) {
      await time.until(cue.at);
      throwFirst(wire);
      if (cue.kind === 'says') await catchUp(cue.at);
      await follow(cue, { stage, wire, time, ids, isSilent: page.events === null });
      await time.settle();
      throwFirst(wire);
    }
    await catchUp(Infinity);
    if (page.events) compareEvents(page.events, said);
    const end = createStateRedactor()(stage.state());
    compareStates(page.end, end);
    return end;
  } finally {
    await stage.close();
    giveBack();
  }
};

/**
 * Waits until today's sagas have said as much as the recording has before that moment: what stands in a
 * database of the device comes in its own time. Who was waited for in vain once is not waited for again.
 */
const createCatchUp = (
  { events }: RecordedPage,
  said: readonly RecordedEvent[],
  time: Time,
): ((moment: number) => Promise<void>) => {
  const recorded = (events ?? []).filter(isCompared);
  let isLeftBehind = false;
  return async (moment) => {
    const wanted = recorded.filter(({ at }) => at < moment).length;
    const has = () => said.filter(isCompared).length >= wanted;
    if (isLeftBehind || has()) return;
    await time.patiently(has);
    isLeftBehind = !has();
  };
};

const inPlaceOfFetch = (wire: Wire): (() => void) => {
  const { fetch } = globalThis;
  globalThis.fetch = wire.fetch;
  return () => void (globalThis.fetch = fetch);
};

const throwFirst = (wire: Wire): void => {
  const trouble = wire.trouble();
  if (trouble) throw trouble;
};

/** What happens at one moment of a recorded page. */
type Cue =
  | { readonly kind: 'says'; readonly at: number; readonly event: RecordedEvent['event'] }
  | { readonly kind: 'leaves' | 'answers'; readonly at: number; readonly call: RecordedCall };

/** At the same moment: first what the subscriber did, then what left because of it, then what came. */
const cuesOf = ({ calls, events }: RecordedPage): readonly Cue[] => {
  const says = (events ?? [])
    .filter(({ by, event }) => by === 'page' && !OWN.test(event.type))
    .map(({ at, event }): Cue => ({ kind: 'says', at, event }));
  const leaves = calls.map((call): Cue => ({ kind: 'leaves', at: call.at, call }));
  const answers = calls
    .filter(({ took }) => took < Infinity)
    .map((call): Cue => ({ kind: 'answers', at: call.at + call.took, call }));
  return [...says, ...leaves, ...answers].sort((one, other) => one.at - other.at);
};

/** What opening the page says by itself. */
const OWN = /^(?:@@|persist\/|app\/)/;

interface Playground {
  readonly stage: Stage;
  readonly wire: Wire;
  readonly time: Time;
  readonly ids: Ids;
  /** Nobody wrote down what the subscriber did. */
  readonly isSilent: boolean;
}

const follow = async (cue: Cue, on: Playground): Promise<void> => {
  if (cue.kind === 'says') return await sayAgain(cue.event, on);
  if (cue.kind === 'leaves') return await leave(cue.call, on);
  on.wire.give(cue.call);
};

const sayAgain = async (event: RecordedEvent['event'], { stage, ids }: Playground) => {
  if (domainAdded.match(event)) await stage.add(event.payload);
  else stage.say(revived(ids.inTodays(event), { account: accountIn(stage) }));
};

const accountIn = (stage: Stage): string =>
  stage.state().instantPayment?.accountDetails?.customeridentity ?? '';

/** How much later than recorded a call may leave: clocks of two machines are never quite the same. */
const LATE = 300;

const leave = async (call: RecordedCall, { stage, wire, time, isSilent }: Playground) => {
  const has = () => wire.hasLeft(call);
  if (has()) return;
  if (isSilent) await open(call, stage, time);
  await time.patiently(has);
  if (!has()) await time.until(time.now() + LATE);
  throwFirst(wire);
  if (!has())
    throw new Difference(
      `${call.call} was not called; the recording has ${call.method} ${call.path}`,
    );
};

const open = async ({ call, asked }: RecordedCall, stage: Stage, time: Time): Promise<void> => {
  const opener = openerOf(call);
  for (const name of opener?.needs ?? []) await stage.add(name);
  await time.settle();
  const event = opener?.says(asked, stage.state());
  if (event) stage.say(event);
  await time.settle();
};
