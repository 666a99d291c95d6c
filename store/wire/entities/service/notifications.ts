import * as v from 'valibot';
import { LANGUAGES } from '../../../core/languages';

/** The maximum lengths of stored texts in characters, so that messages cannot fill a device. */
export const MAX_LENGTHS = { id: 100, title: 120, body: 1_000 } as const;
/** The most messages that a device stores; the oldest are removed. */
export const MAX_MESSAGES = 100;
/** The most ids of shown alerts that a device stores. */
export const MAX_SEEN = 500;

/** The last moment of a JavaScript date. */
const LATEST = 8.64e15;

const inboxMessage = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  title: v.string(),
  body: v.string(),
  /** A path of the portal (`store/inbox/deepLinkPaths.ts`). */
  path: v.string(),
  /** When it came, in milliseconds since 1970. */
  at: v.pipe(v.number(), v.minValue(0), v.maxValue(LATEST)),
  isRead: v.boolean(),
});

/** A stored pushed message. */
export type InboxMessage = v.InferOutput<typeof inboxMessage>;

const owner = v.object({
  customerid: v.pipe(v.string(), v.nonEmpty()),
  /** The language of the messaging worker's texts. */
  language: v.picklist(LANGUAGES),
});

/** The subscriber whose messages the device stores. */
export type Owner = v.InferOutput<typeof owner>;

/** A list without its damaged entries. */
const whatFits = <Item>(schema: v.GenericSchema<unknown, Item>) =>
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((items): readonly Item[] =>
        items.flatMap((item) => {
          const read = v.safeParse(schema, item);
          return read.success ? [read.output] : [];
        }),
      ),
    ),
    [],
  );

const record = v.object({
  owner: v.fallback(v.nullable(owner), null),
  messages: whatFits(inboxMessage),
  seen: whatFits(v.string()),
});

/** All data about messages in one value, so that every change is atomic. */
export interface InboxRecord {
  readonly owner: Owner | null;
  /** Newest first. */
  readonly messages: readonly InboxMessage[];
  /** Ids of the operator's alerts that were shown. */
  readonly seen: readonly string[];
}

const NOTHING: InboxRecord = { owner: null, messages: [], seen: [] };

/** Reads the stored value; a value of another shape counts as empty. */
export const inboxRecordOf = (value: unknown): InboxRecord => {
  const read = v.safeParse(record, value);
  return read.success ? read.output : NOTHING;
};
