import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { allowedBy, type SchemaPart } from '../../../public/build/allowedValues';
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
  const fields: ConfigurationField[] = [];

  /**
   * Reads a schema together with the code that makes it: the schema knows the values, the code the names and comments.
   */
  const add = (part: SchemaPart, code: ts.Expression, within: string): void => {
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
          type: allowedBy(inner),
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
  add(configurationSchema, schemaIn(source), '');
  return fields;
};

/** The code that makes the schema. */
const schemaIn = (source: ts.SourceFile): ts.Expression => {
  for (const statement of source.statements)
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (name.getText() === 'configurationSchema' && initializer) return initializer;
  throw new Error(`${SOURCE} has no schema called configurationSchema.`);
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

const defaultOf = ({ default: given }: SchemaPart): string | null => {
  if (given === undefined) return null;
  return Array.isArray(given) && given.length === 0 ? 'none' : `\`${JSON.stringify(given)}\``;
};
