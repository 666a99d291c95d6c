import type { Corruption } from './faults';

export interface CorruptedResponse {
  readonly type: string;
  readonly body: string;
}

const PAGE = '<!doctype html><title>Gateway</title><h1>502 Bad Gateway</h1><hr>proxy';
const LONG = 'and so on '.repeat(500);

/** The answer as a faulty backend, proxy or network would send it. */
export const corruptResponse = (answer: unknown, how: Corruption): CorruptedResponse => {
  const json = JSON.stringify(answer) ?? '';
  const as = (body: string, type = 'application/json; charset=utf-8'): CorruptedResponse => ({
    type,
    body,
  });
  switch (how) {
    case 'html':
      return as(PAGE, 'text/html; charset=utf-8');
    case 'malformed':
      return as(`${json.slice(0, -1)},,}`);
    case 'truncated':
      return as(json.slice(0, Math.max(1, Math.floor(json.length / 2))));
    case 'empty':
      return as('');
    case 'emptyList':
      return as('[]');
    case 'emptyObject':
      return as('{}');
    case 'null':
      return as('null');
    case 'text':
      return as('"all is well"');
    default:
      return as(JSON.stringify(everywhere(answer, CHANGES[how])));
  }
};

type Change = (value: unknown) => unknown;
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isPlain = (value: unknown) => typeof value !== 'object' || value === null;

const CHANGES: Record<
  Exclude<
    Corruption,
    'html' | 'malformed' | 'truncated' | 'empty' | 'emptyList' | 'emptyObject' | 'null' | 'text'
  >,
  Change
> = {
  wrongTypes: (value) => (isPlain(value) ? { unexpected: [value] } : value),
  nulls: (value) => (isPlain(value) ? null : value),
  missing: (value) => (isPlain(value) ? undefined : value),
  numbersAsText: (value) => (typeof value === 'number' ? String(value) : value),
  listAsObject: (value) => (isList(value) ? (value[0] ?? {}) : value),
  long: (value) => (typeof value === 'string' ? LONG : value),
};

const everywhere = (value: unknown, change: Change): unknown => {
  const changed = change(value);
  if (isPlain(changed) || changed !== value) return changed;
  if (isList(value)) return value.map((item) => everywhere(item, change));
  return Object.fromEntries(
    Object.entries(value as object).map(([name, item]) => [name, everywhere(item, change)]), // neither plain nor a list
  );
};
