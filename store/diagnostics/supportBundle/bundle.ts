import type { Redacted } from '../redaction/valueShape';
import { checkOf, SUPPORT_BUNDLE_VERSION, type SupportBundle } from './bundleShape';
import { PAGE_OPENED, type RecordedEvents, type RedactedState } from './eventRing';

/** Writes the times of a support file as the subscriber's clock showed them. */
interface BundleClock {
  /** The subscriber's time zone; UTC when the file has none. */
  readonly timeZone: string;
  /** `2026-11-28 00:49:12,345`; '' for no time. */
  readonly textOf: (at: number) => string;
}

export const bundleClock = ({ browser }: Pick<SupportBundle, 'browser'>): BundleClock => {
  const clockIn = (timeZone: string): BundleClock => {
    // The Swedish locale writes days as ISO 8601 does.
    const format = new Intl.DateTimeFormat('sv', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      fractionalSecondDigits: 3,
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      timeZone,
    });
    return { timeZone, textOf: (at) => (at > 0 ? format.format(at) : '') };
  };
  try {
    return clockIn(String(browser['timeZone']));
  } catch {
    return clockIn('UTC');
  }
};

type PageData = Omit<
  SupportBundle,
  keyof ReturnType<typeof liftedOf> | 'calls' | 'selfcareCapsule' | 'check'
>;

/** The support bundle, made of the recorded events and the data of the page. */
export const supportBundleOf = (recorded: RecordedEvents, pageData: PageData): SupportBundle => {
  const content = {
    selfcareCapsule: SUPPORT_BUNDLE_VERSION,
    ...pageData,
    calls: recorded.calls,
    ...liftedOf(recorded),
  } as const;
  return { ...content, check: checkOf(content) };
};

const liftedOf = ({ before, moments }: RecordedEvents) => {
  const actions = [{ type: PAGE_OPENED }, ...moments.map(({ event }) => ({ ...event }))];
  const times = [moments[0]?.at ?? 0, ...moments.map(({ at }) => at)];
  const ids = actions.map((_, id) => id);
  return {
    actionsById: Object.fromEntries(
      actions.map((action, id) => [
        String(id),
        { type: 'PERFORM_ACTION' as const, action, timestamp: times[id] ?? 0 },
      ]),
    ),
    computedStates: shared([before, ...moments.map(({ state }) => state)]),
    currentStateIndex: ids.length - 1,
    nextActionId: ids.length,
    stagedActionIds: ids,
    skippedActionIds: [],
  };
};

/** Writes each slice once. An unchanged slice becomes a reference to the first state that contains it. */
const shared = (states: readonly RedactedState[]): SupportBundle['computedStates'] => {
  const places = new Map<Redacted, string>();
  return states.map((state, index) => ({
    state: Object.fromEntries(
      Object.entries(state).map(([name, slice]): [string, Redacted] => {
        if (typeof slice !== 'object' || slice === null) return [name, slice];
        const place = places.get(slice);
        if (place !== undefined) return [name, { $jsan: place }];
        places.set(slice, `$.computedStates[${index}].state.${name}`);
        return [name, slice];
      }),
    ),
  }));
};
