import { Difference } from './difference';
import { domainOf, isLeftOut, isStateLeftOut } from './leftOut';

/** A number of milliseconds that lies after the year 2001 is taken for a time, which differs in every replay. */
const isMoment = (value: unknown): boolean => typeof value === 'number' && value > 1e12;
const MADE_UP = /^[0-9a-f]{32}$|^[0-9a-f]{8}-/;
const isMadeUp = (value: unknown): boolean => typeof value === 'string' && MADE_UP.test(value);

/** A redacted value: it always differs from the real one and is not compared. */
const isTakenOut = (value: unknown): boolean => typeof value === 'string' && /^[•…]/.test(value);

/** The redaction's note on how many entries of a long list were left out. */
const isRest = (value: unknown): boolean => typeof value === 'string' && /^… \d+ more$/.test(value);

/** Throws the first Difference between what the store held then and what it holds now. */
export const compareStates = (then: unknown, now: unknown): void => {
  if (!isObject(then) || !isObject(now)) return;
  for (const domain of Object.keys({ ...then, ...now })) {
    if (isStateLeftOut(domain)) continue;
    const [before, after] = [then, now].map((state) =>
      domain === 'flows' ? comparedFlows(state[domain]) : state[domain],
    );
    const found = firstDifference(before, after, domain);
    if (found) throw new Difference(`at the end ${found}`);
  }
};

/** The state of each flow that is compared. */
const comparedFlows = (flows: unknown): unknown =>
  isObject(flows)
    ? Object.fromEntries(Object.entries(flows).filter(([flow]) => !isLeftOut(domainOf(flow))))
    : flows;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Where two redacted values differ, as a sentence; null when they do not. */
export const firstDifference = (then: unknown, now: unknown, place: string): string | null => {
  if (isObject(then) && isObject(now)) {
    const [before, after] = [withoutMadeUpKeys(then), withoutMadeUpKeys(now)];
    for (const key of Object.keys({ ...before, ...after })) {
      if (isRest(before[key]) || isRest(after[key])) return null;
      const found = firstDifference(before[key], after[key], `${place}.${key}`);
      if (found) return found;
    }
    return null;
  }
  const isSame =
    then === now ||
    isTakenOut(then) ||
    isTakenOut(now) ||
    [isMoment, isMadeUp].some((is) => is(then) && is(now));
  return isSame ? null : `${place} is ${shown(now)}; recorded is ${shown(then)}`;
};

/** A generated id as a key is replaced by its position, which can be compared. */
const withoutMadeUpKeys = (
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value], at) => [isMadeUp(key) ? `id ${at + 1}` : key, value]),
  );

const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 80) ?? 'nothing';
