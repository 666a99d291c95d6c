import type { CallRecord } from '../../../store/diagnostics/supportBundle/bundleShape';

/** The calls that left from one moment until before another, each with how long it took and how it ended. */
export const describeCalls = (
  calls: readonly CallRecord[],
  from: number,
  until: number,
): string[] => calls.filter(({ at }) => at >= from && at < until).map(describeCall);

const describeCall = ({ call, took, status, outcome }: CallRecord): string => {
  const time = took === null ? 'no answer yet' : `${took} ms`;
  const end = outcome === 'ended' || outcome === 'running' ? [] : [outcome];
  const facts = [time, ...(status === null ? [] : [String(status)]), ...end];
  return `${call} (${facts.join(', ')})`;
};
