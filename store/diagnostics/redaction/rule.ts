import { fieldsOf, isRecord, itemsOf, shapeOf, type Redacted } from './shape';

/** How one allowed value looks when it leaves. */
export type Leaf = (value: unknown) => Redacted;
/** What is allowed, field by field; a rule on a list is about each of its entries. */
export type Rule = Leaf | { readonly [field: string]: Rule | undefined };

type FieldsOf<Value> = Value extends Value ? keyof Value : never;
type FieldOf<Value, Name> = Value extends Value
  ? Name extends keyof Value
    ? Value[Name]
    : never
  : never;

/** The rules that fit a value: the compiler refuses one about a field that it does not have. */
export type RuleOf<Value> = Leaf | FieldRules<NonNullable<Value>>;
type FieldRules<Value> = [Value] extends [string | number | boolean]
  ? never
  : [Value] extends [readonly (infer Item)[]]
    ? RuleOf<Item>
    : { readonly [Name in FieldsOf<Value>]?: RuleOf<FieldOf<Value, Name>> };

/** What leaves of a value. A field without a rule shows its name and its shape. */
export const redactedBy = (rule: Rule | undefined, value: unknown): Redacted => {
  if (value === null || value === undefined || rule === undefined) return shapeOf(value);
  if (Array.isArray(value)) return itemsOf(value, (item) => redactedBy(rule, item));
  if (typeof rule === 'function') return rule(value);
  if (!isRecord(value)) return shapeOf(value);
  return fieldsOf(value, (name, field) =>
    redactedBy(Object.hasOwn(rule, name) ? rule[name] : undefined, field),
  );
};
