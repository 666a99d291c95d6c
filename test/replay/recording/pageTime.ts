import type { RecordedCall, RecordedEvent } from './recording';

/** The events that record when a call began and when it was over. */
export const CALL_EVENTS: readonly string[] = ['loader/callStarted', 'loader/callSettled'];

/** A millionth of a millisecond: a page never has so many events that these steps add up to a millisecond. */
const STEP = 1e-6;

/** Gives events that were recorded in the same millisecond different times, in the order in which they came. */
export const inOrder = (events: readonly RecordedEvent[]): readonly RecordedEvent[] =>
  events.map((one, index) => ({ ...one, at: one.at + index * STEP }));

/** Milliseconds by which a network panel may show a call earlier than the page. */
const CLOCK_SKEW = 2;

/**
 * A network panel and a page have separate clocks. Where the page recorded when each call began and ended, the page's
 * time is used: otherwise a call might seem to leave before its event.
 */
export const inPageTime = (
  calls: readonly RecordedCall[],
  events: readonly RecordedEvent[] | null,
): readonly RecordedCall[] => {
  if (events === null) return calls;
  return calls.map((call) => {
    const same = calls.filter((one) => one.call === call.call);
    const began = momentsOf(events, 'loader/callStarted', call);
    const over = momentsOf(events, 'loader/callSettled', call);
    // A read that was retried automatically is one call with several requests.
    if (same.length !== began.length || over.length > same.length)
      return { ...call, at: call.at + CLOCK_SKEW };
    const nth = same.indexOf(call);
    const at = began[nth] ?? call.at;
    // A call that the page did not end was still under way when the page was left.
    const took = (over[nth] ?? Infinity) - at;
    return { ...call, at, took: call.took === Infinity ? Infinity : took };
  });
};

const momentsOf = (
  events: readonly RecordedEvent[],
  type: string,
  { call }: RecordedCall,
): readonly number[] =>
  events
    .filter(
      ({ event }) => event.type === type && (event['payload'] as { call?: unknown })?.call === call,
    ) // compared with a name only
    .map(({ at }) => at);
