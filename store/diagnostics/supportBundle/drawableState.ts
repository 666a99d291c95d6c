import { isRecord } from '../redaction/valueShape';
import { completeReducer } from './domainReducers';

type Slices = Readonly<Record<string, unknown>>;

/**
 * The state of a file with the initial values of every domain that the portal had not loaded by then: a part of a
 * screen that needs such a domain is drawn as the portal draws it just after loading.
 */
export const drawableState = (restored: Slices): Slices => {
  const initial: Slices = { ...completeReducer()(undefined, { type: 'drawableState/initial' }) };
  const slices = Object.entries({ ...initial, ...restored });
  return Object.fromEntries(
    slices.map(([name, slice]) => {
      const first = initial[name];
      return [name, isRecord(first) && isRecord(slice) ? { ...first, ...slice } : slice];
    }),
  );
};
