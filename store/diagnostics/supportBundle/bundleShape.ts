import * as v from 'valibot';
import { hashOf } from '../../core/values/identifiers';

/** One call to the operator, without parameters and bodies. */
const call = v.object({
  /** The name of the call in the endpoint table. */
  call: v.string(),
  method: v.string(),
  /** The call's path as the endpoint table has it, with placeholders such as `{ticketid}`. */
  path: v.string(),
  /** Milliseconds since 1970. */
  at: v.number(),
  /** Milliseconds; null when the call had not ended. */
  took: v.nullable(v.number()),
  /** null when no answer came. */
  status: v.nullable(v.number()),
  /** `running`, `ended`, or the kind of its failure. */
  outcome: v.string(),
});
export type CallRecord = v.InferOutput<typeof call>;

/**
 * The lifted state of Redux DevTools, in the form that its "Import from a file" reads. A slice that has not changed
 * since an earlier state is a reference in the form of DevTools: `{"$jsan": "$.computedStates[3].state.packs"}`.
 */
const lifted = {
  actionsById: v.record(
    v.string(),
    v.object({
      type: v.literal('PERFORM_ACTION'),
      action: v.looseObject({ type: v.string() }),
      timestamp: v.number(),
    }),
  ),
  computedStates: v.pipe(
    v.array(v.object({ state: v.record(v.string(), v.unknown()) })),
    v.minLength(1),
  ),
  currentStateIndex: v.number(),
  nextActionId: v.number(),
  stagedActionIds: v.array(v.number()),
  skippedActionIds: v.array(v.number()),
};

/** The version of the file format. A change that an older reader would misread needs a new number. */
export const SUPPORT_BUNDLE_VERSION = 1;

export const supportBundleShape = v.object({
  selfcareCapsule: v.literal(SUPPORT_BUNDLE_VERSION),
  /** ISO 8601 */
  saved: v.string(),
  version: v.string(),
  /** The hash of the build; '' in a file of an earlier version of the portal. */
  build: v.optional(v.string(), ''),
  /** The page's path without parameters. */
  place: v.string(),
  /** Public fields of the page's configuration. */
  configuration: v.record(v.string(), v.union([v.string(), v.boolean(), v.array(v.string())])),
  browser: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  calls: v.array(call),
  ...lifted,
  /** The hash of all fields above (`checkOf`); '' in a file of an earlier version of the portal. */
  check: v.optional(v.string(), ''),
});

export type SupportBundle = v.InferOutput<typeof supportBundleShape>;

/** A hash that reveals an accidental edit. It does not prove that the portal made the file. */
export const checkOf = (content: object): string => hashOf(JSON.stringify(content));
