import type { UnknownAction } from '@reduxjs/toolkit';

/** A recorded event as the page said it: what a recording leaves out of every event, put back. */
export const revived = ({ type, ...rest }: UnknownAction): UnknownAction => {
  const [, flow, phase] = /^(.+\/.+)(Requested|Cancelled)$/.exec(type) ?? [];
  return {
    type,
    ...rest,
    ...('payload' in rest && { payload: withFiles(rest['payload']) }),
    ...(flow && { meta: { flow, phase, told: 'inPlace' } }),
  };
};

/** Of a file the recording has its size only. */
const FILE = /^… file \((\d+)\)$/;

const withFiles = (value: unknown): unknown => {
  if (typeof value === 'string') {
    const size = FILE.exec(value)?.[1];
    return size === undefined
      ? value
      : new File(['0'.repeat(Math.min(Number(size), 1_000))], 'picture.jpg', {
          type: 'image/jpeg',
        });
  }
  if (Array.isArray(value)) return value.map(withFiles);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withFiles(inner)]));
};
