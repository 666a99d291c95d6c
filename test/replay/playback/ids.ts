import type { RecordedEvent } from '../recording/recording';

/** Ids that the portal generates each time: idempotency keys, ids of attempts. */
const GENERATED = /^(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
export const isGeneratedId = (value: unknown): value is string =>
  typeof value === 'string' && GENERATED.test(value);

/**
 * Learns which of today's generated ids corresponds to which recorded one by comparing events that are otherwise the
 * same, so that the subscriber's next events use today's ids.
 */
export const createIds = (recorded: readonly RecordedEvent[]) => {
  const todays = new Map<string, string>();
  const counts = new Map<string, number>();
  const learn = (then: unknown, now: unknown): void => {
    if (isGeneratedId(then) && isGeneratedId(now)) todays.set(then, now);
    else if (isObject(then) && isObject(now))
      for (const key of Object.keys(then)) learn(then[key], now[key]);
  };
  return {
    heard: ({ event }: Pick<RecordedEvent, 'event'>): void => {
      const nth = counts.get(event.type) ?? 0;
      counts.set(event.type, nth + 1);
      learn(
        recorded.filter((one) => one.event.type === event.type)[nth]?.event['payload'],
        event['payload'],
      );
    },
    inTodays: <Value>(value: Value): Value => translated(value, todays) as Value, // the same shape with other ids
  };
};

export type Ids = ReturnType<typeof createIds>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const translated = (value: unknown, ids: ReadonlyMap<string, string>): unknown => {
  if (typeof value === 'string') return ids.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => translated(item, ids));
  if (!isObject(value) || value instanceof Blob) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, translated(inner, ids)]),
  );
};
