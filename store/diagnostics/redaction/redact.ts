import type { UnknownAction } from '@reduxjs/toolkit';
import { isFlowEvent } from '../../core/flow';
import { FAILURE, type FieldRule, ruleAt, ruleOfWhole } from './fieldRules';
import { isKey } from './valueRules';
import {
  describeFields,
  describeShape,
  isFieldName,
  isRecord,
  type Redacted,
  redactFields,
  redactItems,
} from './valueShape';

/** An event as support tools receive it. */
export interface RedactedEvent {
  readonly type: string;
  readonly payload?: Redacted;
}

/** The form of event names. Any other name is replaced by `… event`. */
const NAME = /^[\w@/-]{1,80}$/;

/**
 * Redacts an event to its type and the allowed parts of its payload. Other fields of the action, such as `meta`, are
 * left out.
 */
export const redactEvent = (action: UnknownAction): RedactedEvent => {
  const type = NAME.test(action.type) ? action.type : '… event';
  const payload = action['payload'];
  return payload === undefined
    ? { type }
    : { type, payload: redactWhole(pathOf(action, type), payload) };
};

const pathOf = (action: UnknownAction, type: string): string =>
  isFlowEvent(action) && action.meta.phase === 'Failed' ? FAILURE : type;

/**
 * Makes a function that redacts the state. The function returns the former result for an unchanged slice, so it is fast
 * enough to run after every event.
 */
export const createStateRedactor = () => {
  const redactedSlices = new Map<
    string,
    { readonly slice: unknown; readonly redacted: Redacted }
  >();
  const redactSlice = (name: string, slice: unknown): Redacted => {
    const former = redactedSlices.get(name);
    if (former && Object.is(former.slice, slice)) return former.redacted;
    const fresh = redactWhole(name, slice);
    redactedSlices.set(name, { slice, redacted: fresh });
    return fresh;
  };
  return (state: unknown): Readonly<Record<string, Redacted>> =>
    isRecord(state)
      ? Object.fromEntries(
          Object.entries(state).map(([name, slice]) => [name, redactSlice(name, slice)]),
        )
      : {};
};

/** Redacts a slice or a payload. If it is not listed, only the names and shapes of its fields are shown. */
const redactWhole = (path: string, value: unknown): Redacted => {
  const rule = ruleOfWhole(path);
  return rule ? redactBy(rule, path, value) : describeFields(value);
};

const redactBy = (rule: FieldRule | undefined, path: string, value: unknown): Redacted => {
  if (value === null || value === undefined || rule === undefined) return describeShape(value);
  if (Array.isArray(value)) return redactItems(value, (item) => redactBy(rule, path, item));
  if (isRecord(value) && rule.fields === 'keyed')
    return redactFields(
      value,
      (_, item) => redactBy({ ...rule, fields: 'listed' }, path, item),
      isKey,
    );
  if (isRecord(value) && rule.fields === 'listed')
    return redactFields(value, (name, field) => {
      const inner = `${path}.${name}`;
      return redactBy(isFieldName(name) ? ruleAt(inner) : undefined, inner, field);
    });
  return (rule.value ?? describeShape)(value);
};
