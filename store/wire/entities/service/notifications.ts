import * as v from 'valibot';

/** Longest texts kept, in characters: whoever may push must not fill a subscriber's device. */
export const LONGEST = { id: 100, title: 120, body: 1_000 } as const;
/** As many messages as a device keeps; the oldest go first. */
export const MOST_MESSAGES = 100;
/** As many alerts as a device remembers to have shown. */
export const MOST_SEEN = 500;

/** The last moment that a date can name. */
const LATEST = 8.64e15;

const kept = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  title: v.string(),
  body: v.string(),
  /** Where it leads: always one of the portal's own places (`store/inbox/deepLinkPaths.ts`). */
  path: v.string(),
  /** When it came, in milliseconds since 1970. */
  at: v.pipe(v.number(), v.minValue(0), v.maxValue(LATEST)),
  isRead: v.boolean(),
});

/** A pushed message as this device keeps it. */
export type Notification = v.InferOutput<typeof kept>;

const owner = v.object({
  customerid: v.pipe(v.string(), v.nonEmpty()),
  /** What the messaging worker itself says is said in it. */
  language: v.picklist(['en', 'hi']),
});

/** Whose the device's messages are. */
export type Owner = v.InferOutput<typeof owner>;

/** A list of which everything is kept but what is damaged. */
const whatFits = <Item>(shape: v.GenericSchema<unknown, Item>) =>
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((items): readonly Item[] =>
        items.flatMap((item) => {
          const read = v.safeParse(shape, item);
          return read.success ? [read.output] : [];
        }),
      ),
    ),
    [],
  );

const record = v.object({
  owner: v.fallback(v.nullable(owner), null),
  messages: whatFits(kept),
  seen: whatFits(v.string()),
});

/** Everything the device keeps about messages, in one value, so that no change is ever half done. */
export interface InboxRecord {
  readonly owner: Owner | null;
  /** Newest first. */
  readonly messages: readonly Notification[];
  /** Ids of the operator's alerts that were shown. */
  readonly seen: readonly string[];
}

const NOTHING: InboxRecord = { owner: null, messages: [], seen: [] };

/** Whatever the device gives back: what is of another shape counts as not there. */
export const inboxRecordOf = (value: unknown): InboxRecord => {
  const read = v.safeParse(record, value);
  return read.success ? read.output : NOTHING;
};
