import path from 'node:path';
import ts from 'typescript';

/** One flow or one event as the code defines it. */
export interface Definition {
  /** For example `payments/start` for a flow, `payments/watched` for an event. */
  readonly name: string;
  readonly kind: 'flow' | 'event';
  /** The name by which the rest of the code knows it. */
  readonly identifier: string;
  /** The type of the payload as the code writes it; `brings` is that of a flow's success. Empty when there is none. */
  readonly carries: string;
  readonly brings: string;
  readonly means: string;
  /** The same as nodes of the syntax tree; undefined where there is none. */
  readonly types: {
    readonly carries: ts.TypeNode | undefined;
    readonly brings: ts.TypeNode | undefined;
  };
  /** Below the project's folder. */
  readonly file: string;
}

/** Every flow and event that one source file defines, as the compiler reads it. */
export const definitionsIn = (source: ts.SourceFile, root: string): readonly Definition[] => {
  const found: Definition[] = [];
  const file = path.relative(root, source.fileName);
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isIdentifier(node.name))
      found.push(...definedBy(node.name.text, node.initializer, node, file));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

const definedBy = (
  identifier: string,
  initializer: ts.Expression,
  node: ts.Node,
  file: string,
): readonly Definition[] => {
  if (!ts.isCallExpression(initializer)) return [];
  const maker = initializer.expression.getText();
  const [first] = initializer.arguments;
  if (maker === 'createSlice' && first && ts.isObjectLiteralExpression(first))
    return eventsOfSlice(first, file);
  if ((maker !== 'defineFlow' && maker !== 'createAction') || !first || !ts.isStringLiteral(first))
    return [];
  const [carries, brings] = initializer.typeArguments ?? [];
  return [
    {
      ...{ name: first.text, kind: maker === 'defineFlow' ? 'flow' : 'event', identifier, file },
      ...{ carries: plain(carries), brings: plain(brings), means: meaningOf(node) },
      types: { carries, brings },
    },
  ];
};

/** Each reducer of a slice is an event under its own name. */
const eventsOfSlice = (
  options: ts.ObjectLiteralExpression,
  file: string,
): readonly Definition[] => {
  const name = valueOf(options, 'name');
  const reducers = valueOf(options, 'reducers');
  if (!name || !ts.isStringLiteral(name) || !reducers || !ts.isObjectLiteralExpression(reducers))
    return [];
  return reducers.properties.flatMap((property): readonly Definition[] => {
    const identifier = property.name?.getText();
    if (!identifier) return [];
    const carries = payloadOf(property);
    return [
      {
        ...{ name: `${name.text}/${identifier}`, kind: 'event', identifier, file, brings: '' },
        ...{ carries: plain(carries), means: commentOf(property) },
        types: { carries, brings: undefined },
      },
    ];
  });
};

/** What `PayloadAction<…>` says in a reducer of a slice. */
const payloadOf = (reducer: ts.Node): ts.TypeNode | undefined =>
  ts.isTypeReferenceNode(reducer) && reducer.typeName.getText() === 'PayloadAction'
    ? reducer.typeArguments?.[0]
    : ts.forEachChild(reducer, payloadOf);

const valueOf = (object: ts.ObjectLiteralExpression, key: string): ts.Expression | undefined =>
  object.properties.filter(ts.isPropertyAssignment).find(({ name }) => name.getText() === key)
    ?.initializer;

const plain = (type: ts.TypeNode | undefined): string => {
  const text = (type?.getText() ?? '').replace(/\s+/g, ' ').replace(/readonly /g, '');
  return text === 'void' ? '' : text;
};

/** A comment is above the statement, not above the name in it. */
const meaningOf = (node: ts.Node): string => {
  const statement = ts.findAncestor(node, ts.isVariableStatement);
  return statement ? commentOf(statement) : '';
};

/** Drawings stay in the source file: a table has room only for the words before them. */
const commentOf = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ')
    .split(/\n\s*\n/)[0]
    ?.replace(/\s+/g, ' ')
    .trim() ?? '';
