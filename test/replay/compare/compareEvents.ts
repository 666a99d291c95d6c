import type { RecordedEvent } from '../recording/recording';
import { Difference } from './difference';
import { domainOf, isBroughtByDevice, isLeftOut } from './leftOut';

/** Whether today's sagas must dispatch a recorded event again. */
export const isCompared = ({ by, event }: Pick<RecordedEvent, 'by' | 'event'>): boolean =>
  by === 'saga' && !isLeftOut(domainOf(event.type)) && !isBroughtByDevice(event.type);

const dispatchedBySagas = (
  events: readonly RecordedEvent[],
): ReadonlyMap<string, RecordedEvent[]> => {
  const domains = new Map<string, RecordedEvent[]>();
  for (const one of events.filter(isCompared)) {
    const domain = domainOf(one.event.type);
    domains.set(domain, [...(domains.get(domain) ?? []), one]);
  }
  return domains;
};

/**
 * Within each domain the sagas must dispatch the same events in the same order. Events of different domains may
 * interleave differently, depending on the network. Throws the first Difference.
 */
export const compareEvents = (
  then: readonly RecordedEvent[],
  now: readonly RecordedEvent[],
): void => {
  const [before, after] = [dispatchedBySagas(then), dispatchedBySagas(now)];
  const differences = [...new Set([...before.keys(), ...after.keys()])].flatMap((domain) =>
    firstIn(before.get(domain) ?? [], after.get(domain) ?? []),
  );
  const [first] = differences.sort((one, other) => one.at - other.at);
  if (first) throw new Difference(first.says);
};

interface Found {
  readonly at: number;
  readonly says: string;
}

const firstIn = (
  then: readonly RecordedEvent[],
  now: readonly RecordedEvent[],
): readonly Found[] => {
  const at = then.findIndex(({ event }, index) => event.type !== now[index]?.event.type);
  const [recorded, todays] = at < 0 ? [undefined, now[then.length]] : [then[at], now[at]];
  if (!recorded && !todays) return [];
  const when = recorded?.at ?? todays?.at ?? 0;
  const dispatched = todays
    ? `the sagas dispatched ${todays.event.type}`
    : 'the sagas dispatched nothing more';
  const wanted = recorded
    ? `recorded is ${recorded.event.type}`
    : 'the recording has nothing there';
  return [{ at: when, says: `${dispatched}; ${wanted}` }];
};
