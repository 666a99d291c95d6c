import { isRecord } from '../redaction/valueShape';
import { completeReducer } from './domainReducers';

type Slices = Readonly<Record<string, unknown>>;

/**
 * The state from a support file, completed with the initial values of every domain that the portal had not loaded. A
 * screen that needs such a domain looks as it does before its data has arrived.
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

/** A bundle's state, from which screens can be rendered. */
interface RestoredState {
  readonly state: Readonly<Record<string, unknown>>;
  /** What was left out, by path: `catalogue.channels.items: … 1980 more`. */
  readonly lacking: readonly string[];
}

/** The shape of a value that is not a text. A redacted text stays a text and is shown as dots. */
const SHAPE = /^… (?:(list|object|number|boolean|file)(?: \((\d+)\))?|(\d+ more))$/;
const KEY = /^… key /;
/** A field of redux-persist that no screen shows. */
const OF_THE_LIBRARY = '_persist';

/**
 * Replaces redacted values other than texts by empty values, and lists them, so that support knows what the screen
 * lacks.
 */
export const restoreState = (redacted: Readonly<Record<string, unknown>>): RestoredState => {
  const lacking: string[] = [];
  const lacks = (place: string, shape: string) => void lacking.push(`${place}: ${shape}`);

  const revived = (value: unknown, place: string): unknown => {
    if (typeof value === 'string') return inPlaceOf(value, () => lacks(place, value));
    if (Array.isArray(value))
      return value.map((item) => revived(item, place)).filter((item) => item !== undefined);
    return isRecord(value) ? fields(value, place) : value;
  };
  const fields = (record: Readonly<Record<string, unknown>>, place: string) =>
    Object.fromEntries(
      Object.entries(record).flatMap(([name, value]) => {
        if (name === OF_THE_LIBRARY) return [];
        const where = place === '' ? name : `${place}.${name}`;
        if (!KEY.test(name)) return [[name, revived(value, where)]];
        lacks(place, name);
        return [];
      }),
    );
  return { state: fields(redacted, ''), lacking };
};

/** Returns an empty value for a shape, undefined for `… 1980 more`, and any other text unchanged. */
const inPlaceOf = (text: string, lacks: () => void): unknown => {
  const [shape, kind, size] = SHAPE.exec(text) ?? [];
  if (shape === undefined) return text;
  if (size !== '0') lacks();
  switch (kind) {
    case 'list':
      return [];
    case 'boolean':
      return false;
    case undefined:
      return undefined;
    default:
      return kind === 'object' && size === '0' ? {} : null;
  }
};
