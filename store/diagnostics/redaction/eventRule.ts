import { failureRule } from './entityRules';
import type { RedactionRule, RuleOf } from './rule';

/** The payloads of a flow's events. The failure of a flow is always shown. */
interface FlowLike {
  readonly flow: string;
  readonly requested: (...given: never[]) => { readonly payload: unknown };
  readonly succeeded: (...given: never[]) => { readonly payload: unknown };
}
type PayloadRule<Event extends (...given: never[]) => { readonly payload: unknown }> = RuleOf<
  ReturnType<Event>['payload']
>;

export interface FlowRules {
  readonly requested?: RedactionRule;
  readonly succeeded?: RedactionRule;
  readonly failed: RedactionRule;
}

export const flow = <Of extends FlowLike>(
  rules: {
    readonly requested?: PayloadRule<Of['requested']>;
    readonly succeeded?: PayloadRule<Of['succeeded']>;
  } = {},
): FlowRules => ({ ...rules, failed: failureRule });

export const event = <Of extends (...given: never[]) => { readonly payload: unknown }>(
  rule: PayloadRule<Of>,
): RedactionRule => rule;
