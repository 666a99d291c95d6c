import * as v from 'valibot';
import {
  checkOf,
  SUPPORT_BUNDLE_VERSION,
  type SupportBundle,
  supportBundleShape,
} from './bundleShape';

export interface ReadMoment {
  readonly at: number;
  readonly event: Readonly<Record<string, unknown>> & { readonly type: string };
  readonly state: Readonly<Record<string, unknown>>;
}

export type SupportBundleReading =
  | {
      readonly ok: true;
      readonly bundle: SupportBundle;
      readonly moments: readonly ReadMoment[];
      /** True if the content differs from what the portal saved, or if the file has no hash (`check`). */
      readonly isChanged: boolean;
    }
  /**
   * `broken`: not JSON. `foreign`: another kind of file. `newer`, `older`: another version of the format. `damaged`:
   * another shape, or parts that do not fit together.
   */
  | { readonly ok: false; readonly reason: 'broken' | 'foreign' | 'newer' | 'older' | 'damaged' };

const REFERENCE = /^\$\.computedStates\[(\d+)\]\.state\.(\w+)$/;

/** Reads a support bundle. If the file cannot be read, the result has the reason. Never throws. */
export const readSupportBundle = (file: string): SupportBundleReading => {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson()), file);
  if (!parsed.success) return { ok: false, reason: 'broken' };
  const marked = v.safeParse(
    v.looseObject({ selfcareCapsule: v.number(), check: v.optional(v.unknown()) }),
    parsed.output,
  );
  if (!marked.success) return { ok: false, reason: 'foreign' };
  const { check, ...content } = marked.output;
  if (content.selfcareCapsule > SUPPORT_BUNDLE_VERSION) return { ok: false, reason: 'newer' };
  if (content.selfcareCapsule < SUPPORT_BUNDLE_VERSION) return { ok: false, reason: 'older' };
  const read = v.safeParse(supportBundleShape, parsed.output);
  const moments = read.success ? momentsOf(read.output) : null;
  return read.success && moments
    ? { ok: true, bundle: read.output, moments, isChanged: check !== checkOf(content) }
    : { ok: false, reason: 'damaged' };
};

/** null when an event or a state is missing. */
const momentsOf = (bundle: SupportBundle): readonly ReadMoment[] | null => {
  const { stagedActionIds, actionsById, computedStates } = bundle;
  if (stagedActionIds.length !== computedStates.length) return null;
  const moments = stagedActionIds.map((id, index) => {
    const lifted = actionsById[String(id)];
    const state = stateAt(bundle, index);
    return lifted && state ? { at: lifted.timestamp, event: lifted.action, state } : null;
  });
  return moments.every((moment) => moment !== null) ? moments : null;
};

const stateAt = ({ computedStates }: SupportBundle, index: number) => {
  const slices = Object.entries(computedStates[index]?.state ?? {}).map(([name, slice]) => {
    const [, at, slot = ''] = REFERENCE.exec(referenceIn(slice)) ?? [];
    return [name, at === undefined ? slice : computedStates[Number(at)]?.state[slot]] as const;
  });
  return slices.some(([, slice]) => slice === undefined || referenceIn(slice) !== '')
    ? null
    : Object.fromEntries(slices);
};

const referenceIn = (slice: unknown): string =>
  typeof slice === 'object' && slice !== null && '$jsan' in slice ? String(slice.$jsan) : '';
