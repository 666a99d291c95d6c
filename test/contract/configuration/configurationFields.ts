import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { configurationSchema } from '../../../src/boot/configuration';

const SOURCE = path.resolve(__dirname, '../../../src/boot/configuration.ts');

/** What an operator may set, as the schema and the comments above its fields say it. */
export interface ConfigurationField {
  /** From the top of the block: `operator.name`. */
  readonly path: string;
  readonly type: string;
  /** The default, as the page shows it; null when there is none. */
  readonly usual: string | null;
  /** What the portal does when the field is missing; null when its comment does not say it. */
  readonly without: string | null;
  readonly effect: string;
}

/** The properties that parts of a schema may have; each part has some of them. */
interface Part {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Part>>;
  readonly wrapped?: Part;
  readonly default?: unknown;
  readonly item?: Part;
  readonly key?: Part;
  readonly value?: Part;
  readonly options?: readonly string[];
  readonly pipe?: readonly Part[];
  readonly requirement?: unknown;
}

interface Comment {
  readonly text: string;
  readonly without: string | null;
}

/** Every field of the configuration in the order of its schema, an object before its parts. */
export const configurationFields = (): readonly ConfigurationField[] => {
  const source = ts.createSourceFile(
    SOURCE,
    readFileSync(SOURCE, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const constants = constantsOf(source);
  const schema = constants.get('configurationSchema')?.initializer;
  if (!schema) throw new Error(`${SOURCE} has no schema called configurationSchema.`);
  const fields: ConfigurationField[] = [];

  /**
   * Reads a schema together with the code that makes it: the schema knows the values, the code the names and comments.
   */
  const add = (part: Part, code: ts.Expression, within: string): void => {
    const properties = propertiesOf(code);
    for (const [name, given] of Object.entries(part.entries ?? {})) {
      const property = properties.get(name);
      if (!property) throw new Error(`${SOURCE} does not say how ${within}${name} is read.`);
      const optional = given.type === 'optional';
      const inner = optional ? (given.wrapped ?? given) : given;
      const innerCode = optional ? argumentOf(property.initializer) : property.initializer;
      const comment = commentOf(property);
      const place = `${within}${name}`;
      if (comment.text !== '')
        fields.push({
          path: place,
          type: typeOf(inner, innerCode, constants),
          usual: defaultOf(given),
          without: comment.without,
          effect: comment.text,
        });
      else if (inner.type !== 'object') throw new Error(`No comment says what ${place} does.`);
      if (optional && given.default === undefined && comment.without === null)
        throw new Error(`No @without says what happens without ${place}.`);
      if (inner.type === 'object' && !ts.isIdentifier(innerCode))
        add(inner, innerCode, `${place}.`);
    }
  };
  add(configurationSchema, schema, '');
  return fields;
};

const constantsOf = (source: ts.SourceFile): ReadonlyMap<string, ts.VariableDeclaration> => {
  const found = new Map<string, ts.VariableDeclaration>();
  for (const statement of source.statements)
    if (ts.isVariableStatement(statement))
      for (const constant of statement.declarationList.declarations)
        if (ts.isIdentifier(constant.name)) found.set(constant.name.text, constant);
  return found;
};

/** The properties of `v.object({ … })`. */
const propertiesOf = (code: ts.Expression): ReadonlyMap<string, ts.PropertyAssignment> => {
  const literal = argumentOf(code);
  if (!ts.isObjectLiteralExpression(literal)) throw new Error(`No object: ${code.getText()}`);
  return new Map(
    literal.properties
      .filter(ts.isPropertyAssignment)
      .map((property) => [property.name.getText(), property]),
  );
};

/** `X` of `v.optional(X)`, `v.array(X)` or `v.object(X)`. */
const argumentOf = (code: ts.Expression): ts.Expression => {
  const [first] = ts.isCallExpression(code) ? code.arguments : [];
  if (!first) throw new Error(`No call with an argument: ${code.getText()}`);
  return first;
};

const commentOf = (node: ts.Node): Comment => {
  const [doc] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const tag = doc?.tags?.find(({ tagName }) => tagName.text === 'without');
  return {
    text: textOf(doc?.comment),
    without: tag ? textOf(tag.comment).replaceAll('\n', ' ') : null,
  };
};

/** The text of a comment: each paragraph is one line, with an empty line between two. */
const textOf = (comment: Parameters<typeof ts.getTextOfJSDocComment>[0]): string =>
  (ts.getTextOfJSDocComment(comment) ?? '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s*\n\s*/g, ' ').trim())
    .join('\n\n');

const defaultOf = ({ default: given }: Part): string | null => {
  if (given === undefined) return null;
  return Array.isArray(given) && given.length === 0 ? 'none' : `\`${JSON.stringify(given)}\``;
};

const typeOf = (
  part: Part,
  code: ts.Expression,
  constants: ReadonlyMap<string, ts.VariableDeclaration>,
): string => {
  // A named kind of value is described by the comment above its name.
  const constant = ts.isIdentifier(code) ? constants.get(code.text) : undefined;
  if (constant) return lowerFirst(commentOf(constant.parent.parent).text.replace(/\.$/, ''));
  switch (part.type) {
    case 'array':
      return `a list; each: ${part.item ? typeOf(part.item, argumentOf(code), constants) : ''}`;
    case 'picklist':
      return (part.options ?? []).map((option) => `\`${JSON.stringify(option)}\``).join(', ');
    case 'record':
      return recordType(part);
    case 'object':
      return 'an object with the fields below';
    case 'boolean':
      return '`true` or `false`';
    case 'number':
      return 'a number';
    case 'string':
      return `a text${lengthOf(part)}`;
    default:
      throw new Error(`A kind of field that the page has no words for: ${part.type}`);
  }
};

/** Describes a record such as `{ "MONTHLY": … }`: its known keys, and what each value is. */
const recordType = ({ key, value }: Part): string => {
  const keys = key?.options?.map((option) => `\`${option}\``).join(', ');
  const values =
    value?.type === 'record'
      ? `an object of texts${value.value?.type === 'nullable' ? ' or `null`' : ''}`
      : value?.type === 'custom'
        ? 'a number'
        : 'a text';
  return `an object; each key: ${keys ?? 'a text'}; each value: ${values}`;
};

const lengthOf = ({ pipe = [] }: Part): string => {
  const most = pipe.find(({ type }) => type === 'max_length')?.requirement;
  return typeof most === 'number' ? `, at most ${most} characters` : '';
};

const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);
