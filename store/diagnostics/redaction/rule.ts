import { describeShape, isRecord, type Redacted, redactFields, redactItems } from './valueShape';

/** Redacts one allowed value. */
export type ValueRule = (value: unknown) => Redacted;
/** The rules of the allowed fields; the rule of a list applies to each entry. */
export type RedactionRule = ValueRule | { readonly [field: string]: RedactionRule | undefined };

type FieldsOf<Value> = Value extends Value ? keyof Value : never;
type FieldOf<Value, Name> = Value extends Value
  ? Name extends keyof Value
    ? Value[Name]
    : never
  : never;

/** The rules that fit a value; the compiler refuses a rule for a field that does not exist. */
export type RuleOf<Value> = ValueRule | FieldRules<NonNullable<Value>>;
type FieldRules<Value> = [Value] extends [string | number | boolean]
  ? never
  : [Value] extends [readonly (infer Item)[]]
    ? RuleOf<Item>
    : { readonly [Name in FieldsOf<Value>]?: RuleOf<FieldOf<Value, Name>> };

/** Redacts a value. A field without a rule shows its name and its shape. */
export const redactByRule = (rule: RedactionRule | undefined, value: unknown): Redacted => {
  if (value === null || value === undefined || rule === undefined) return describeShape(value);
  if (Array.isArray(value)) return redactItems(value, (item) => redactByRule(rule, item));
  if (typeof rule === 'function') return rule(value);
  if (!isRecord(value)) return describeShape(value);
  return redactFields(value, (name, field) =>
    redactByRule(Object.hasOwn(rule, name) ? rule[name] : undefined, field),
  );
};
