import type { UnknownAction } from '@reduxjs/toolkit';
import { isFlowEvent } from '../../core/flow';
import { eventRules } from './eventRules';
import { flowRules } from './flowRules';
import { redactByRule, type Rule } from './rule';
import { isRecord, describeFields, type Redacted } from './valueShape';
import { stateRules } from './stateRules';

/** An event as a support tool gets it. */
export interface RedactedEvent {
  readonly type: string;
  readonly payload?: Redacted;
}

/** Every name of an event is written in the code. What does not look like one is not let through. */
const NAME = /^[\w@/-]{1,80}$/;

/**
 * What leaves of an event: its name, and of its payload what was allowed by name. Whatever else stands
 * in an action has no place here.
 */
export const redactEvent = (action: UnknownAction): RedactedEvent => {
  const type = NAME.test(action.type) ? action.type : '… event';
  const payload = action['payload'];
  return payload === undefined ? { type } : { type, payload: redacted(ruleFor(action), payload) };
};

const ruleFor = (action: UnknownAction): Rule | undefined => {
  if (!isFlowEvent(action)) return own(eventRules, action.type);
  const rules = own(flowRules, action.meta.flow);
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
 * What leaves of the state, and the same object for what has not changed since: made once for each
 * listener, and cheap to ask after every event.
 */
export const createStateRedactor = () => {
  const known = new Map<string, { readonly slice: unknown; readonly redacted: Redacted }>();
  const redactSlice = (name: string, slice: unknown): Redacted => {
    const former = known.get(name);
    if (former && Object.is(former.slice, slice)) return former.redacted;
    const fresh = redacted(own<Rule | undefined>(stateRules, name), slice);
    known.set(name, { slice, redacted: fresh });
    return fresh;
  };
  return (state: unknown): Readonly<Record<string, Redacted>> =>
    isRecord(state)
      ? Object.fromEntries(
          Object.entries(state).map(([name, slice]) => [name, redactSlice(name, slice)]),
        )
      : {};
};

const redacted = (rule: Rule | undefined, value: unknown): Redacted =>
  rule === undefined ? describeFields(value) : redactByRule(rule, value);

const own = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
