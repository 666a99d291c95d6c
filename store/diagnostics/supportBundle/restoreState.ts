import { isRecord } from '../redaction/valueShape';

/** A state of a file in a form that screens can be drawn from. */
export interface RestoredState {
  readonly state: Readonly<Record<string, unknown>>;
  /** What the screens lack, by where it stood: `catalogue.channels.items: … 1980 more`. */
  readonly lacking: readonly string[];
}

/** What stands for something that is no text. A text that was taken out is one still: its dots are drawn. */
const SHAPE = /^… (?:(list|object|number|boolean|file)(?: \((\d+)\))?|(\d+ more))$/;
const KEY = /^… key /;
/** Of the library that keeps a slice: nothing of it is seen. */
const OF_THE_LIBRARY = '_persist';

/**
 * What was taken out and is no text is empty here, and named: whoever looks has to know what the screen
 * lacks. Nothing is made up in its place.
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

/** undefined for the rest of a list, of which the file has the beginning. */
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
