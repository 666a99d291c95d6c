import type { UnknownAction } from '@reduxjs/toolkit';

/** What a recording took out and today's portal knows by itself. */
export interface Known {
  /** The end of the number that was looked up; '' when none was. */
  readonly account: string;
}

/** A recorded event as the page said it: what a recording leaves out of every event, put back. */
export const revived = ({ type, ...rest }: UnknownAction, known: Known): UnknownAction => {
  const [, flow, phase] = /^(.+\/.+)(Requested|Cancelled)$/.exec(type) ?? [];
  return {
    type,
    ...rest,
    ...('payload' in rest && { payload: filled(rest['payload'], '', known) }),
    ...(flow && { meta: { flow, phase, told: 'inPlace' } }),
  };
};

/** Of a file the recording has its size only. */
const FILE = /^… file \((\d+)\)$/;
const TAKEN_OUT = /^•••• \(\d+\)$/;
/** Travels in a header, where no dot may stand. */
const INTENT = '0'.repeat(32);

const filled = (value: unknown, name: string, known: Known): unknown => {
  if (typeof value === 'string') return filledText(value, name, known);
  if (Array.isArray(value)) return value.map((item) => filled(item, name, known));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, filled(inner, key, known)]),
  );
};

const filledText = (value: string, name: string, { account }: Known): unknown => {
  const size = FILE.exec(value)?.[1];
  if (size !== undefined) return new Blob([new Uint8Array(Number(size))], { type: 'image/jpeg' });
  if (!TAKEN_OUT.test(value)) return value;
  if (name === 'intent') return INTENT;
  // The sagas find the number by this end of it.
  return name === 'account' && account !== '' ? account : value;
};
