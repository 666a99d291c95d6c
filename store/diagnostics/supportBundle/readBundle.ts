import * as v from 'valibot';
import { SUPPORT_BUNDLE_VERSION, supportBundleShape, type SupportBundle } from './bundleShape';

export interface ReadMoment {
  readonly at: number;
  readonly event: Readonly<Record<string, unknown>> & { readonly type: string };
  readonly state: Readonly<Record<string, unknown>>;
}

export type SupportBundleReading =
  | { readonly ok: true; readonly capsule: SupportBundle; readonly moments: readonly ReadMoment[] }
  /** Broken on its way, some other file, of a later portal, or one whose parts do not belong together. */
  | { readonly ok: false; readonly why: 'broken' | 'foreign' | 'newer' | 'damaged' };

const REFERENCE = /^\$\.computedStates\[(\d+)\]\.state\.(\w+)$/;

/** What a file says that somebody sent in. Whatever it is, it is refused in words and never thrown at. */
export const readSupportBundle = (file: string): SupportBundleReading => {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson()), file);
  if (!parsed.success) return { ok: false, why: 'broken' };
  const marked = v.safeParse(v.looseObject({ selfcareCapsule: v.number() }), parsed.output);
  if (!marked.success) return { ok: false, why: 'foreign' };
  if (marked.output.selfcareCapsule > SUPPORT_BUNDLE_VERSION) return { ok: false, why: 'newer' };
  const read = v.safeParse(supportBundleShape, parsed.output);
  const moments = read.success ? momentsOf(read.output) : null;
  return read.success && moments
    ? { ok: true, capsule: read.output, moments }
    : { ok: false, why: 'damaged' };
};

/** null when an event or a state that is spoken of is not there. */
const momentsOf = (capsule: SupportBundle): readonly ReadMoment[] | null => {
  const { stagedActionIds, actionsById, computedStates } = capsule;
  if (stagedActionIds.length !== computedStates.length) return null;
  const moments = stagedActionIds.map((id, index) => {
    const told = actionsById[String(id)];
    const state = stateAt(capsule, index);
    return told && state ? { at: told.timestamp, event: told.action, state } : null;
  });
  return moments.every((moment) => moment !== null) ? moments : null;
};

const stateAt = ({ computedStates }: SupportBundle, index: number) => {
  const slices = Object.entries(computedStates[index]?.state ?? {}).map(([name, slice]) => {
    const [, at, of = ''] = REFERENCE.exec(referenceIn(slice)) ?? [];
    return [name, at === undefined ? slice : computedStates[Number(at)]?.state[of]] as const;
  });
  return slices.some(([, slice]) => slice === undefined || referenceIn(slice) !== '')
    ? null
    : Object.fromEntries(slices);
};

const referenceIn = (slice: unknown): string =>
  typeof slice === 'object' && slice !== null && '$jsan' in slice ? String(slice.$jsan) : '';
