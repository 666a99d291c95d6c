import { createStateRedactor } from '../../../store/diagnostics/redaction/redact';
import type { ReadMoment } from '../../../store/diagnostics/supportBundle/readBundle';
import { firstDifference } from '../compare/compareStates';
import { fillPlaceholders } from './placeholders';
import type { State } from './reducers';

/** What today's reducers made of one event. */
export interface Reduced {
  readonly state: State;
  /** The error when the reducers could not reduce the event; otherwise null. */
  readonly broke: string | null;
}

interface Comparison {
  readonly difference: string | null;
  readonly unplayed: readonly string[];
  /** The states to continue with: parts that could not be replayed are taken as recorded. */
  readonly states: { readonly one: State; readonly other: State };
}

/**
 * Compares the results of reducing the same event with two sets of placeholders for redacted values. Where a result
 * differs from the recording: if both results agree, today's code differs; if not, the result depends on a redacted
 * value.
 */
export const compareReducers = (
  { event, state: then }: ReadMoment,
  one: Reduced,
  other: Reduced,
): Comparison => {
  const redact = createStateRedactor();
  const [now, otherwise] = [redact(one.state), redact(other.state)];
  const hasBroken = one.broke !== other.broke;
  const unplayed: string[] = [];
  const fromBundle: string[] = [];
  for (const name of Object.keys(then)) {
    const says = firstDifference(then[name], now[name], name);
    const hangs = hasBroken || firstDifference(now[name], otherwise[name], name) !== null;
    if (says === null && !hangs) continue;
    fromBundle.push(name);
    if (says === null) continue;
    if (!isKeptByBrowser(event.type) && !hangs)
      return {
        difference: one.broke ?? `after ${event.type} ${says}`,
        unplayed,
        states: { one: one.state, other: other.state },
      };
    unplayed.push(`${name}, after ${event.type}`);
  }
  const asTold = (variant: 'one' | 'other') =>
    Object.fromEntries(fromBundle.map((name) => [name, fillPlaceholders(then[name], variant)]));
  return {
    difference: null,
    unplayed,
    states: {
      one: { ...one.state, ...asTold('one') },
      other: { ...other.state, ...asTold('other') },
    },
  };
};

/** The file lacks what redux-persist read back from the browser's storage, and none of our reducers takes it. */
const isKeptByBrowser = (type: string): boolean => type.startsWith('persist/');
