import { domainAdded } from '../../../store/documented/domains';
import { Difference } from '../compare/difference';
import { isBroughtByDevice } from '../compare/leftOut';
import type { RecordedCall, RecordedEvent, RecordedPage } from '../recording/recording';
import { requestFieldsOf } from '../triggers/callTrigger';
import { triggerOf } from '../triggers/callTriggers';
import { type Attribution, type CallOrigin, describeDoubt, notFollowed } from './attribution';
import type { HeadlessPortal } from './headlessPortal';
import type { Ids } from './ids';
import type { RecordedClock } from './recordedClock';
import type { RecordedNetwork } from './recordedNetwork';
import { restoreRedacted } from './restoreRedacted';

/** What happens at one moment of a recorded page. */
type TimelineEntry =
  | {
      readonly kind: 'event';
      readonly at: number;
      readonly event: RecordedEvent['event'];
      /** Whether a screen dispatched the event right after it added a domain. No saga runs between the two. */
      readonly isOfOpeningScreen: boolean;
    }
  | { readonly kind: 'request' | 'response'; readonly at: number; readonly call: RecordedCall };

/**
 * By the clocks of a network panel, a call that follows from an answer may seem to leave up to this many milliseconds
 * before it. Where no events are recorded, such a call would count as a subscriber's action.
 */
const CLOCK_SKEW = 20;
/** Milliseconds between a domain that a screen adds and the next event of the same screen. */
const OPENING = 20;

/** Entries of the same moment are in this order: what the subscriber did, what was sent because of it, what arrived. */
export const timelineOf = ({ calls, events }: RecordedPage): readonly TimelineEntry[] => {
  let last: { readonly at: number; readonly event: RecordedEvent['event'] } | undefined;
  const says = (events ?? []).filter(isPlayed).map(({ at, event }): TimelineEntry => {
    const isOfOpeningScreen =
      last !== undefined && domainAdded.match(last.event) && at - last.at <= OPENING;
    // It gets the time of the added domain, so that it comes before the calls of that time.
    last = { at: isOfOpeningScreen && last ? last.at : at, event };
    return { kind: 'event', ...last, isOfOpeningScreen };
  });
  const leaving = ({ at }: RecordedCall): number => at + (events ? 0 : CLOCK_SKEW);
  const leaves = calls.map((call): TimelineEntry => ({ kind: 'request', at: leaving(call), call }));
  const answers = calls
    .filter(({ took }) => took < Infinity)
    .map((call): TimelineEntry => {
      const at = Math.max(leaving(call), call.at + call.took);
      return { kind: 'response', at, call };
    });
  return [...says, ...leaves, ...answers].sort((one, other) => one.at - other.at);
};

/** Events that opening the page dispatches without the subscriber. */
const OWN = /^(?:@@|persist\/|app\/)/;

/**
 * Whether a replay dispatches a recorded event: one that came from the subscriber, a screen or the device's storage.
 */
export const isPlayed = ({ by, event }: Pick<RecordedEvent, 'by' | 'event'>): boolean =>
  isBroughtByDevice(event.type) || (by === 'page' && !OWN.test(event.type));

interface PlaybackContext {
  readonly portal: HeadlessPortal;
  readonly network: RecordedNetwork;
  readonly time: RecordedClock;
  readonly ids: Ids;
  /** null where the recording has the events of the subscriber. */
  readonly attribute: Attribution | null;
  readonly unattributed: string[];
}

export const playEntry = async (entry: TimelineEntry, on: PlaybackContext): Promise<void> => {
  if (entry.kind === 'event') return dispatchRecorded(entry.event, on);
  if (entry.kind === 'request') return await awaitCall(entry.call, on);
  on.network.give(entry.call);
};

const dispatchRecorded = (
  event: RecordedEvent['event'],
  { portal, ids }: PlaybackContext,
): void => {
  if (domainAdded.match(event)) portal.add(event.payload);
  else portal.dispatch(restoreRedacted(ids.inTodays(event), { account: accountIn(portal) }));
};

const accountIn = (portal: HeadlessPortal): string =>
  portal.state().instantPayment?.accountDetails?.customeridentity ?? '';

/**
 * Milliseconds by which a call may leave later than recorded, because the clocks of two machines never agree exactly.
 */
const LATENESS_ALLOWED = 300;

const awaitCall = async (call: RecordedCall, on: PlaybackContext) => {
  const { network, attribute } = on;
  const has = () => network.hasLeft(call);
  if (has()) return;
  if (attribute) await triggerUnlessMade(call, attribute(call), on);
  else await waitForCall(call, on);
  throwFirstDifference(network);
  if (!has()) throw notMade(call);
};

const notMade = ({ call, method, path }: RecordedCall): Difference =>
  new Difference(`${call} was not called; the recording has ${method} ${path}`);

const waitForCall = async (call: RecordedCall, { network, time }: PlaybackContext) => {
  const has = () => network.hasLeft(call);
  await time.patiently(has);
  if (!has()) await time.until(time.now() + LATENESS_ALLOWED);
};

/** Where only calls were recorded, the replay must trigger what a screen or the subscriber asked for. */
const triggerUnlessMade = async (call: RecordedCall, cause: CallOrigin, on: PlaybackContext) => {
  const { portal, network, time, unattributed } = on;
  const has = () => network.hasLeft(call);
  await time.patiently(() => has() || !isAtWork(portal, network));
  // The portal reads before it moves money, so the press was here and not where the recording has the call that moves
  // money.
  if (!has() && cause.before) await triggerCall(cause.before, portal, time);
  if (!has() && cause.isDoubtful) await waitForCall(call, on);
  if (has()) return;
  if (cause.isDoubtful && cause.isAgain && cause.after) throw notFollowed(call, cause.after);
  if (cause.isDoubtful) unattributed.push(describeDoubt(call, cause));
  await triggerCall(call, portal, time);
  await waitForCall(call, on);
};

/** A flow that has all its answers continues by itself, so the next call may be its own. */
const isAtWork = (portal: HeadlessPortal, network: RecordedNetwork): boolean =>
  !network.isWaiting() &&
  Object.values(portal.state().flows).some(({ phase }) => phase === 'Requested');

const triggerCall = async (
  call: RecordedCall,
  portal: HeadlessPortal,
  time: RecordedClock,
): Promise<void> => {
  const trigger = triggerOf(call.call);
  for (const name of trigger?.needs ?? []) portal.add(name);
  await time.settle();
  const event = trigger?.says(requestFieldsOf(call), portal.state());
  if (event) portal.dispatch(event);
  await time.settle();
};

/** Throws the first difference that was found inside a call, where throwing is impossible. */
export const throwFirstDifference = (network: RecordedNetwork): void => {
  const trouble = network.trouble();
  if (trouble) throw trouble;
};
