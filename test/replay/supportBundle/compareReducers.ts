import type { ReadMoment } from '../../../store/diagnostics/supportBundle/readBundle';
import { createStateRedactor } from '../../../store/diagnostics/redaction/redact';
import { differing } from '../compare/compareStates';
import type { State } from './reducers';
import { unmasked } from './placeholders';

/** What today's reducers made of one event. */
export interface Played {
  readonly state: State;
  /** Why they could not, if so. */
  readonly broke: string | null;
}

interface Verdict {
  readonly difference: string | null;
  readonly unplayed: readonly string[];
  /** To go on with: what could not be played is as it was told. */
  readonly states: { readonly one: State; readonly other: State };
}

/**
 * The same event was played with one thing and with another in place of what was taken out. Where the
 * result is another than was told: if both make the same, today's code does something else; if not,
 * it hangs on what nobody has any more.
 */
export const judge = ({ event, state: then }: ReadMoment, one: Played, other: Played): Verdict => {
  const redact = createStateRedactor();
  const [now, otherwise] = [redact(one.state), redact(other.state)];
  const hasBroken = one.broke !== other.broke;
  const unplayed: string[] = [];
  const told: string[] = [];
  for (const name of Object.keys(then)) {
    const says = differing(then[name], now[name], name);
    const hangs = hasBroken || differing(now[name], otherwise[name], name) !== null;
    if (says === null && !hangs) continue;
    told.push(name);
    if (says === null) continue;
    if (!isKeptByBrowser(event.type) && !hangs)
      return {
        difference: one.broke ?? `after ${event.type} ${says}`,
        unplayed,
        states: { one: one.state, other: other.state },
      };
    unplayed.push(`${name}, after ${event.type}`);
  }
  const asTold = (way: 'one' | 'other') =>
    Object.fromEntries(told.map((name) => [name, unmasked(then[name], way)]));
  return {
    difference: null,
    unplayed,
    states: {
      one: { ...one.state, ...asTold('one') },
      other: { ...other.state, ...asTold('other') },
    },
  };
};

/** What was read back from the browser's storage is not in the file, and no reducer of ours reads it. */
const isKeptByBrowser = (type: string): boolean => type.startsWith('persist/');
