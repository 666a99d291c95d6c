import { accountMarks } from './accountMarks';
import type { MarkedFields } from './marks';
import { packMarks } from './packMarks';
import { paymentMarks } from './paymentMarks';
import { serviceMarks } from './serviceMarks';

/**
 * Every field of every answer with its mark. The browser never loads this: the contract, the stand-in, the
 * conformance run and the guide of the operator are made from it.
 */
export const fieldMarks = { ...accountMarks, ...packMarks, ...paymentMarks, ...serviceMarks };

const byEntries = new Map<object, MarkedFields>(
  Object.values(fieldMarks).map((fields) => [fields.entries, fields]),
);

/** @throws Error for an object of an answer whose fields have no marks. */
export const marksOf = (entries: object): MarkedFields => {
  const found = byEntries.get(entries);
  if (!found)
    throw new Error(`No marks for the fields ${Object.keys(entries).join(', ')}: fieldMarks.ts`);
  return found;
};

/** Whether the fields belong to an answer: those of a request have no marks. */
export const hasMarks = (entries: object): boolean => byEntries.has(entries);
