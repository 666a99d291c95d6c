import { domainAdded } from '../../../store/core/domains';
import { Difference } from '../compare/difference';
import type { Ids } from './ids';
import { askedOf } from '../triggers/callTrigger';
import { openerOf } from '../triggers/callTriggers';
import type { RecordedCall, RecordedEvent, RecordedPage } from '../recording/recording';
import { revived } from './restoreRedacted';
import type { Stage } from './headlessPortal';
import type { Time } from './recordedClock';
import type { Wire } from './recordedNetwork';

/** What happens at one moment of a recorded page. */
export type Cue =
  | { readonly kind: 'says'; readonly at: number; readonly event: RecordedEvent['event'] }
  | { readonly kind: 'leaves' | 'answers'; readonly at: number; readonly call: RecordedCall };

/**
 * What follows from an answer seems to leave a moment before it, by the clocks of a network panel. Where
 * nobody wrote down who did what, such a call would pass for a subscriber's deed. Milliseconds.
 */
const HASTE = 20;

/** At the same moment: first what the subscriber did, then what left because of it, then what came. */
export const cuesOf = ({ calls, events }: RecordedPage): readonly Cue[] => {
  const says = (events ?? [])
    .filter(({ by, event }) => by === 'page' && !OWN.test(event.type))
    .map(({ at, event }): Cue => ({ kind: 'says', at, event }));
  const leaving = ({ at }: RecordedCall): number => (events ? at : at + HASTE);
  const leaves = calls.map((call): Cue => ({ kind: 'leaves', at: leaving(call), call }));
  const answers = calls
    .filter(({ took }) => took < Infinity)
    .map((call): Cue => {
      const at = Math.max(leaving(call), call.at + call.took);
      return { kind: 'answers', at, call };
    });
  return [...says, ...leaves, ...answers].sort((one, other) => one.at - other.at);
};

/** What opening the page says by itself. */
const OWN = /^(?:@@|persist\/|app\/)/;

export interface Playground {
  readonly stage: Stage;
  readonly wire: Wire;
  readonly time: Time;
  readonly ids: Ids;
  /** Nobody wrote down what the subscriber did. */
  readonly isSilent: boolean;
}

export const follow = async (cue: Cue, on: Playground): Promise<void> => {
  if (cue.kind === 'says') return await sayAgain(cue.event, on);
  if (cue.kind === 'leaves') return await leave(cue.call, on);
  on.wire.give(cue.call);
};

const sayAgain = async (event: RecordedEvent['event'], { stage, ids }: Playground) => {
  if (domainAdded.match(event)) await stage.add(event.payload);
  else stage.dispatch(revived(ids.inTodays(event), { account: accountIn(stage) }));
};

const accountIn = (stage: Stage): string =>
  stage.state().instantPayment?.accountDetails?.customeridentity ?? '';

/** How much later than recorded a call may leave: clocks of two machines are never quite the same. */
const LATE = 300;

const leave = async (call: RecordedCall, { stage, wire, time, isSilent }: Playground) => {
  const has = () => wire.hasLeft(call);
  if (has()) return;
  if (isSilent) {
    await time.patiently(() => has() || !isAtWork(stage, wire));
    if (has()) return;
    await open(call, stage, time);
  }
  await time.patiently(has);
  if (!has()) await time.until(time.now() + LATE);
  throwFirst(wire);
  if (!has())
    throw new Difference(
      `${call.call} was not called; the recording has ${call.method} ${call.path}`,
    );
};

/** A flow that has all its answers will go on by itself: what leaves next may well be its own. */
const isAtWork = (stage: Stage, wire: Wire): boolean =>
  !wire.isWaiting() &&
  Object.values(stage.state().flows).some(({ phase }) => phase === 'Requested');

const open = async (call: RecordedCall, stage: Stage, time: Time): Promise<void> => {
  const opener = openerOf(call.call);
  for (const name of opener?.needs ?? []) await stage.add(name);
  await time.settle();
  const event = opener?.says(askedOf(call), stage.state());
  if (event) stage.dispatch(event);
  await time.settle();
};

/** Calls that the recording has not: nobody could throw where they were made. */
export const throwFirst = (wire: Wire): void => {
  const trouble = wire.trouble();
  if (trouble) throw trouble;
};
