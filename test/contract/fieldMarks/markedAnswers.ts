import { isSchema, partsOf, type Schema } from '../../../store/wire/answerFields';
import { answers, type CallName } from '../../../store/wire/answers';
import { marksOf } from './fieldMarks';
import type { FieldMark, MarkedFields } from './marks';

type Fields = Readonly<Record<string, Schema>>;

/** The objects and the lists that a schema takes: an answer may be one or the other. */
const formsOf = (schema: Schema): readonly (Fields | Schema)[] => {
  const { pipe, wrapped, options, item, entries } = partsOf(schema);
  if (pipe) return formsOf(pipe[0]);
  if (wrapped) return formsOf(wrapped);
  if (entries) return [entries];
  if (item) return [schema];
  return (options ?? []).filter(isSchema).flatMap(formsOf);
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** One object of an answer, as the operator sent it, with the marks of its fields. */
interface AnsweredObject {
  readonly sent: Readonly<Record<string, unknown>>;
  readonly fields: MarkedFields;
}

/** An answer with each of its marked objects replaced, the innermost first. */
const mapObjects = (
  schema: Schema,
  body: unknown,
  replace: (object: AnsweredObject) => unknown,
): unknown => {
  const forms = formsOf(schema);
  if (Array.isArray(body)) {
    const list = forms.find(isSchema);
    const item = list && partsOf(list).item;
    return item ? body.map((row: unknown) => mapObjects(item, row, replace)) : body;
  }
  const entries = forms.find((form): form is Fields => !isSchema(form));
  if (!isObject(body) || !entries) return body;
  const sent = Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const field = entries[name];
      return [name, field ? mapObjects(field, value, replace) : value];
    }),
  );
  return replace({ sent, fields: marksOf(entries) });
};

/** The answer without the fields that are only ours, and without those that the portal does not know. */
export const withoutOurs = (call: CallName, body: unknown): unknown =>
  mapObjects(answers[call], body, ({ sent, fields: { marks } }) =>
    Object.fromEntries(
      Object.entries(sent).filter(([name]) => {
        const mark: FieldMark | undefined = marks[name];
        return mark !== undefined && mark !== 'ours';
      }),
    ),
  );

/**
 * The fields of ours that the answer has, and those that it lacks although a subscriber loses something without them.
 */
export const oursOf = (
  call: CallName,
  body: unknown,
): { readonly sent: ReadonlySet<string>; readonly missing: ReadonlySet<string> } => {
  const present = new Set<string>();
  const all = new Set<string>();
  mapObjects(answers[call], body, ({ sent, fields: { losses } }) => {
    for (const [name, loss] of Object.entries(losses)) {
      if (isLoss(loss)) all.add(name);
      if (name in sent) present.add(name);
    }
    return sent;
  });
  return { sent: present, missing: new Set([...all].filter((name) => !present.has(name))) };
};

/** Whether a subscriber loses something. */
export const isLoss = (loss: string): boolean => !loss.startsWith('nothing');

/** The objects that the answer of a call is made of. */
export const objectsOf = (call: CallName): ReadonlySet<MarkedFields> => {
  const found = new Set<MarkedFields>();
  const visit = (schema: Schema): void => {
    for (const form of formsOf(schema)) {
      const { item } = isSchema(form) ? partsOf(form) : {};
      if (item) visit(item);
      if (isSchema(form)) continue;
      found.add(marksOf(form));
      Object.values(form).forEach(visit);
    }
  };
  visit(answers[call]);
  return found;
};
