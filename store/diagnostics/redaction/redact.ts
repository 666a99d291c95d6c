import type { UnknownAction } from '@reduxjs/toolkit';
import { isFlowEvent } from '../../core/flow';
import { eventRules } from './eventRules';
import { flowRules } from './flowRules';
import { redactByRule, type RedactionRule } from './rule';
import { stateRules } from './stateRules';
import { describeFields, isRecord, type Redacted } from './valueShape';

/** An event as support tools receive it. */
export interface RedactedEvent {
  readonly type: string;
  readonly payload?: Redacted;
}

/** The form of event names. Any other name is left out. */
const NAME = /^[\w@/-]{1,80}$/;

/**
 * Redacts an event to its type and the allowed parts of its payload. All other fields of the action are
 * left out.
 */
export const redactEvent = (action: UnknownAction): RedactedEvent => {
  const type = NAME.test(action.type) ? action.type : '… event';
  const payload = action['payload'];
  return payload === undefined ? { type } : { type, payload: redacted(ruleFor(action), payload) };
};

const ruleFor = (action: UnknownAction): RedactionRule | undefined => {
  if (!isFlowEvent(action)) return entryOf(eventRules, action.type);
  const rules = entryOf(flowRules, action.meta.flow);
  switch (action.meta.phase) {
    case 'Requested':
      return rules?.requested;
    case 'Succeeded':
      return rules?.succeeded;
    case 'Failed':
      return rules?.failed;
    default:
      return undefined;
  }
};

/**
 * Makes a function that redacts the state. Unchanged slices keep the same object, so that it can run
 * after every event.
 */
export const createStateRedactor = () => {
  const redactedSlices = new Map<
    string,
    { readonly slice: unknown; readonly redacted: Redacted }
  >();
  const redactSlice = (name: string, slice: unknown): Redacted => {
    const former = redactedSlices.get(name);
    if (former && Object.is(former.slice, slice)) return former.redacted;
    const fresh = redacted(entryOf<RedactionRule | undefined>(stateRules, name), slice);
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

const redacted = (rule: RedactionRule | undefined, value: unknown): Redacted =>
  rule === undefined ? describeFields(value) : redactByRule(rule, value);

const entryOf = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
