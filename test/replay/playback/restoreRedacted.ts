import type { UnknownAction } from '@reduxjs/toolkit';

/** Redacted values that today's portal knows. */
interface KnownValues {
  /** The end of the number that was looked up; '' without a lookup. */
  readonly account: string;
}

/** Restores a recorded event to what the page dispatched, with the metadata and values that a recording leaves out. */
export const restoreRedacted = (
  { type, ...rest }: UnknownAction,
  knownValues: KnownValues,
): UnknownAction => {
  const [, flow, phase] = /^(.+\/.+)(Requested|Cancelled)$/.exec(type) ?? [];
  return {
    type,
    ...rest,
    ...('payload' in rest && { payload: filled(rest['payload'], '', knownValues) }),
    ...(flow && { meta: { flow, phase } }),
  };
};

/** The redaction of a file is its size. */
const FILE = /^… file \((\d+)\)$/;
const TAKEN_OUT = /^•••• \(\d+\)$/;
/** Stands for a redacted intent. An intent is sent in a header, which may not contain the redaction's dots. */
const INTENT = '0'.repeat(32);

const filled = (value: unknown, name: string, knownValues: KnownValues): unknown => {
  if (typeof value === 'string') return filledText(value, name, knownValues);
  if (Array.isArray(value)) return value.map((item) => filled(item, name, knownValues));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, filled(inner, key, knownValues)]),
  );
};

const filledText = (value: string, name: string, { account }: KnownValues): unknown => {
  const size = FILE.exec(value)?.[1];
  if (size !== undefined) return new Blob([new Uint8Array(Number(size))], { type: 'image/jpeg' });
  if (!TAKEN_OUT.test(value)) return value;
  if (name === 'intent') return INTENT;
  // The sagas find the number by its last digits.
  return name === 'account' && account !== '' ? account : value;
};
